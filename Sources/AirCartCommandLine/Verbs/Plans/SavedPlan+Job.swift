import AirCart
import AirCartDocuments
import AirCartReports

extension SavedPlan {
  /// Plans the job with today's catalogue and engine.
  ///
  /// - Throws: `CommandError` when a cart, product or tank is not known any more.
  func document(method: Method? = nil) throws -> PlanDocument {
    do throws(PlanRequestError) {
      return try request.document(on: try request.chosenCart(), method: method)
    } catch {
      // The fault is in the file, whatever such words mean on a command line.
      throw CommandError(
        .malformedData, "'\(name)' cannot be planned today. \(error.message)",
        remedy: error.remedy)
    }
  }
}
