import AirCart
import AirCartDocuments
import AirCartReports
import AirCartSimulation

/// The allocation methods.
struct MethodListing: Listing {
  let name = "methods"
  let summary = "How an allocation is found."

  var document: ListDocument { ListDocument(methods: Method.allCases) }

  var table: ResultTable {
    let all = Method.allCases
    return ResultTable(
      columns: [
        .init("method", title: "Method", cells: .texts(all.map(\.name))),
        .init(
          "exact", title: "Exact", cells: .texts(all.map { $0.isExact ? "yes" : "no" })),
        .init("summary", title: "What it does", cells: .texts(all.map(\.summary))),
      ], rowCount: all.count)
  }
}

/// The objectives of the exact methods.
struct ObjectiveListing: Listing {
  let name = "objectives"
  let summary = "What an optimum is optimal for."

  var document: ListDocument { ListDocument(objectives: Objective.allCases) }

  var table: ResultTable {
    let all = Objective.allCases
    return ResultTable(
      columns: [
        .init("objective", title: "Objective", cells: .texts(all.map(\.name))),
        .init("summary", title: "What it is", cells: .texts(all.map(\.summary))),
      ], rowCount: all.count)
  }
}

/// The metrics of a sweep's cells.
struct MetricListing: Listing {
  let name = "metrics"
  let summary = "What a sweep says about each cart, field size and rate."

  var document: ListDocument { ListDocument(metrics: CellMetric.allCases) }

  var table: ResultTable {
    let all = CellMetric.allCases
    return ResultTable(
      columns: [
        .init("metric", title: "Metric", cells: .texts(all.map(\.name))),
        .init("unit", title: "Unit", cells: .texts(all.map(\.unit))),
        .init("title", title: "What it is", cells: .texts(all.map(\.title))),
      ], rowCount: all.count)
  }
}

/// The matrices that a sweep lays its metrics out in.
struct MatrixListing: Listing {
  let name = "matrices"
  let summary = "Files with field sizes down and the first swept rate across."

  var document: ListDocument { ListDocument(matrices: CellMetric.allCases) }

  var table: ResultTable {
    let all = CellMetric.allCases
    return ResultTable(
      columns: [
        .init("metric", title: "Metric", cells: .texts(all.map(\.name))),
        .init("file", title: "File", cells: .texts(all.map(Self.file))),
      ], rowCount: all.count)
  }

  static func file(of metric: CellMetric) -> String {
    "matrices/\(metric.name).csv"
  }
}
