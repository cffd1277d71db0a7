// swift-format-ignore-file
// Generated from Sources/AirCartReports/Explorer/Assets/loader.js by `swift package embed-assets`; do not edit.

extension ExplorerAssets {
  static let loaderJS: StaticString = ##"""
/** What an element holds, unpacked. A loop takes a tenth of the time of `Uint8Array.from`. */
function unpacked(id) {
  const text = atob(document.getElementById(id).textContent);
  const packed = new Uint8Array(text.length);
  for (let place = 0; place < packed.length; place++) packed[place] = text.charCodeAt(place);
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
}

window.aircart = { ready: (async () => {
  try {
    const script = document.createElement('script');
    script.src = URL.createObjectURL(new Blob([await unpacked('code').text()],
      { type: 'text/javascript' }));
    const isRead = new Promise((done, failed) => Object.assign(script, { onload: done,
      onerror: () => failed(new Error('script')) }));
    document.body.append(script);
    await isRead;
    URL.revokeObjectURL(script.src);
    await window.aircart.ready;
  } catch (error) {
    document.getElementById('message').textContent = `This browser cannot run the engine of this page (${
      error.message}). A browser of 2023 or later can.`;
    throw error;
  }
})() };

"""##
}
