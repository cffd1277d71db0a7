// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/tokens.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let tokensCSS: StaticString = ##"""
/* Every colour of the pages but the colour maps (scales.css), every space, radius and duration.
   Nothing else names a colour; a test reads this file and recomputes all contrasts. */
:root {
  color-scheme: light dark;
  /* Of what is drawn beside words. */
  --sign: currentcolor;

  /* Surfaces */
  --background: #f2f2f7;
  --card: #ffffff;
  --raised: #ffffff;

  /* Text, at least 4.5 to 1 on every surface */
  --text: #000000;
  --text-2: #55555a;
  --amount: #0066d7;
  --ok: #017f2e;
  --watch: #a15d05;
  --over: #d50409;
  --brand: #c14002;

  /* Labels on buttons of the colours --amount and --brand */
  --on-button: #ffffff;

  /* Graphics, at least 3 to 1 on every surface */
  --bar-full: #069f3c;
  --bar-medium: #007aff;
  --bar-low: #ca7500;
  --track: #767680;

  /* Products in the picture of a cart, in their order; the text on them is black with a white edge */
  --product-0: #b26a00;
  --product-1: #0072b2;
  --product-2: #00845f;
  --product-3: #9b4f96;
  --product-4: #c8400f;
  --product-5: #5b6b73;

  /* What finds no tank: a tinted box and its text; the same pair for errors */
  --tint: #ffebea;
  --on-tint: #d50409;
  --toast: #d50409;
  --on-toast: #ffffff;

  /* Decoration, which carries no meaning */
  --separator: #c6c6c8;
  --shadow: #0000001a;
  --scrim: #00000066;

  /* Rings around cells, of which one shows on any colour */
  --ring-light: #ffffff;
  --ring-dark: #000000;

  --space-4: 4px;
  --space-8: 8px;
  --space-12: 12px;
  --space-16: 16px;
  --space-24: 24px;
  --space-48: 48px;

  --radius-8: 8px;
  --radius-12: 12px;
  --radius-16: 16px;

  --touch: 44px;
  --touch-primary: 50px;

  --type-title: 1.75rem;
  --type-section: 1.375rem;
  --type-card: 1.25rem;
  --type-headline: 1.0625rem;
  --type-callout: 1rem;
  --type-subheadline: 0.9375rem;
  --type-footnote: 0.8125rem;
  --type-caption: 0.75rem;

  --quick: 0.15s;
  --standard: 0.3s;
}

/* On screens only: paper is white. */
@media screen and (prefers-color-scheme: dark) {
  :root {
    --background: #000000;
    --card: #1c1c1e;
    --raised: #2c2c2e;

    --text: #ffffff;
    --text-2: #aeaeb2;
    --amount: #4095fe;
    --ok: #30d158;
    --watch: #ff9f0a;
    --over: #ff5e50;
    --brand: #ff7a47;

    --on-button: #000000;

    --bar-full: #30d158;
    --bar-medium: #0a84ff;
    --bar-low: #ff9f0a;
    --track: #8e8e93;

    --product-0: #ffb000;
    --product-1: #56b4e9;
    --product-2: #2fd3a0;
    --product-3: #d48fd0;
    --product-4: #ff7f50;
    --product-5: #a9b7c0;

    --tint: #332021;
    --on-tint: #ff6961;
    --toast: #ff5e50;
    --on-toast: #000000;

    --separator: #48484a;
    --shadow: #00000000;
    --scrim: #00000099;
  }
}

@media (prefers-reduced-motion: reduce) {
  :root {
    --quick: 0s;
    --standard: 0s;
  }
}

"""##
}
