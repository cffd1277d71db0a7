/// The browser engine as a WebAssembly module, for a page that carries it within.
///
/// A separate target, which is compiled again only when the engine changes.
package enum EngineModule {
  /// The module's bytes, compressed as RFC 1951 says (`deflate-raw` to a browser), in base64.
  package static var text: StaticString { base64 }
}
