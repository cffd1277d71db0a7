/// The styles, scripts and markup of the what-if page, embedded from the files in `Assets`.
///
/// The constants stand in `Generated`, one file for each asset.
enum ExplorerAssets {}
