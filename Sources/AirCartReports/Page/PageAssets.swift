/// The styles and scripts of pages, embedded from the files in `Assets`.
///
/// The constants stand in `Generated`, one file for each asset.
enum PageAssets {}
