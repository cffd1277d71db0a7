#if !arch(wasm32)
  import Synchronization

  /// The latest tables of partitions, for jobs that follow one another with the same tanks.
  ///
  /// A table is read in well under a microsecond and takes many times as long to build; the cells
  /// of a report, the farms of a region and both objectives of one plan ask for the same few. A
  /// page in a browser plans its cells with tables that it keeps itself.
  enum RecentTables {
    private struct Entry {
      let capacities: [Double]
      let usable: TankSet
      let productCount: Int
      let tables: PartitionTables

      func fits(_ instance: AllocationInstance) -> Bool {
        productCount == instance.productCount && usable == instance.usableTanks
          && capacities == instance.capacities
      }
    }

    /// Enough for every cart of the catalogue with a few numbers of products.
    private static let limit = 16

    private static let entries = Mutex<[Entry]>([])

    /// The tables for the usable tanks of an instance, built where they are not among the latest.
    static func tables(for instance: AllocationInstance) -> PartitionTables {
      let known = entries.withLock { $0.first { $0.fits(instance) }?.tables }
      if let known { return known }
      let built = Entry(
        capacities: instance.capacities, usable: instance.usableTanks,
        productCount: instance.productCount, tables: PartitionTables(instance))
      entries.withLock { entries in
        if entries.count == limit { entries.removeFirst() }
        entries.append(built)
      }
      return built.tables
    }
  }
#else
  /// The tables of a single job in a browser, which are built each time.
  enum RecentTables {
    static func tables(for instance: AllocationInstance) -> PartitionTables {
      PartitionTables(instance)
    }
  }
#endif
