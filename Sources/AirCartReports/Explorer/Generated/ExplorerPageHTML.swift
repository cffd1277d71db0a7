// swift-format-ignore-file
// Generated from Sources/AirCartReports/Explorer/Assets/page.html by `swift package embed-assets`; do not edit.

extension ExplorerAssets {
  static let pageHTML: StaticString = ##"""
<a class="skip" id="skip" href="#carts" data-text="skip"></a>
<header class="bar top"><h1 data-text="title"></h1><span class="secondary wide-only" data-text="subtitle"></span>
<nav><button type="button" class="button plain" data-do="openPlans" data-text="plans"></button>
<button type="button" class="button plain" data-do="share" data-text="share"></button></nav></header>
<nav id="rooms"></nav>
<main><header id="about"></header><div id="answer"></div><div id="loaded"></div><div id="job"></div>
<div id="middle"><div id="message" tabindex="-1"></div><section id="carts" tabindex="-1"></section>
<section id="map"></section><div id="analysis"></div></div>
<dialog id="results" aria-labelledby="results-title"><div id="results-body" class="inside">
<div id="part-bar" class="bar"></div>
<div id="part-plan"></div><div id="part-notes"></div><div id="part-nutrients"></div><div id="part-sheet"></div>
<div id="part-required"></div><div id="part-summary"></div><div id="part-rule"></div><div id="part-densities"></div></div></dialog>
<section id="farm" class="room" hidden><div id="farm-entry"></div><div id="farm-answer" tabindex="-1"></div></section>
<section id="season" class="room" hidden><div id="season-entry"></div><div id="season-answer" tabindex="-1"></div></section></main>
<div id="paper" class="load-sheet"></div>
<dialog id="dialog" aria-labelledby="dialog-title"><div id="dialog-body" class="inside"></div></dialog>
<div id="toast" class="toast"></div>
<p id="said" class="vh" role="status"></p>

"""##
}
