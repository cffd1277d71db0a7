window.aircart = { ready: (async () => {
  try {
    const packed = Uint8Array.from(atob(document.getElementById('code').textContent),
      character => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const script = document.createElement('script');
    script.src = URL.createObjectURL(new Blob([await new Response(stream).text()],
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
