import AirCart
import AirCartSimulation

/// Every cart on a farm, as `aircart compare` compares them.
///
/// After the header come the crops as they are seeded, those of fields with other rates by themselves, of
/// each: its position in the block, whether its rates are others, its fields; then, for each cart in the order
/// of the farm, where crops are the seeded ones:
/// ```
/// rank from 1, the position of the first cart with its rank and its tanks
/// fills or −1, the same where product continues on the next field, clean-outs, whether no layout has
///   fewer
/// of each crop: whether a field has it; where one has: area per fill in ac, limiting product or −1,
///   the product of each tank or −1, a blend being meant by its first; blends, of each: products, bytes
///   of the name; why it cannot be loaded, as statements of which there is at
///   most one
/// fields in the order of seeding, of each: field, fills or −1, the same where product continues, the
///   tanks that are cleaned before it
/// ```
/// and after the last cart which is best, as a statement; what can hardly be meant, of each: crop or −1,
/// field or −1, as a statement on the crop's products; what is ordered for the best, of each product: crop
/// and product that name it, lb seeded, on top and left in tanks, all lb, all bu, whole bags or −1; the
/// share that is ordered on top; truckloads.
struct FarmAnswerBlock: AnswerBlock {
  private let block: FarmBlock
  private let plans: [FarmPlan]
  private let ranking: FarmRanking

  init(_ reader: inout BlockReader) throws(CallFailure) {
    let block = try FarmBlock(&reader)
    do throws(FarmPlanError) {
      plans = try FarmPlan.plans(
        block.farm, carts: block.carts, order: block.order, carriesOver: true)
    } catch { throw CallFailure(error) }
    ranking = FarmRanking(block.farm, carts: block.carts, plans: plans, carriesOver: true)
    self.block = block
  }

  func write(to writer: inout BlockWriter) throws(CallFailure) {
    writer.putHeader(nil)
    writer.put(block.seeded.crops.count)
    for crop in block.seeded.crops {
      writer.put(crop.stated)
      writer.put(crop.rates == nil ? 0 : 1)
      writer.put(crop.fields)
    }
    let standing = CartStanding.all(block.carts, in: ranking.groups)
    for cart in plans.indices {
      writer.put(standing[cart].rank)
      writer.put(standing[cart].row)
      try write(cart, to: &writer)
    }
    writer.put(ranking.statement)
    let doubts = block.farm.doubts(plans[ranking.groups[0][0]])
    writer.put(doubts.count)
    for doubt in doubts {
      writer.put(position: doubt.crop)
      writer.put(position: doubt.field)
      writer.put(doubt.statement)
    }
    writeOrder(&writer)
  }

  private func write(_ cart: Int, to writer: inout BlockWriter) throws(CallFailure) {
    let plan = plans[cart]
    writer.put(position: plan.fills)
    writer.put(position: plan.fillsCarriedOver)
    writer.put(plan.cleanOuts)
    writer.put(plan.isProven ? 1 : 0)
    for (crop, own) in plan.crops.enumerated() {
      writer.put(own == nil ? 0 : 1)
      guard let own else { continue }
      writer.put(own.areaPerFill.acres)
      writer.put(position: own.limitingProduct)
      for tank in block.carts[cart].tanks.indices {
        writer.put(position: own.assignment.product(inTank: tank))
      }
      writer.put(own.blends.count)
      for blend in own.blends {
        writer.put(blend)
        writer.put((own.held(blend[0])?.name.utf8).map { $0.map { Int($0) } } ?? [])
      }
      writer.put(own.status == .infeasible ? try reason(cart, crop).map { [$0] } ?? [] : [])
    }
    for own in plan.fields {
      writer.put(own.field)
      writer.put(position: own.fills)
      writer.put(position: own.fillsCarriedOver)
      writer.put(own.cleanOuts)
    }
  }

  /// Why a crop cannot be loaded.
  private func reason(_ cart: Int, _ crop: Int) throws(CallFailure) -> Statement? {
    do throws(JobError) {
      let problem = try block.farm.job(
        crop: crop, cart: block.carts[cart], constraints: [])
      return (try? Plan(problem)).flatMap { PlanStatements($0).infeasibility }
    } catch { throw CallFailure(error) }
  }

  private func writeOrder(_ writer: inout BlockWriter) {
    let (season, cart) = (block.season, ranking.groups[0][0])
    let tender = TenderPlan(
      block.farm, plans[cart],
      reserves: block.carts[cart].tanks.map {
        Volume(bushels: block.hasSeason ? season.filling.reserve(capacity: $0.capacity.bushels) : 0)
      }, carriesOver: true, bagged: season.tender.bagged,
      bag: Mass(pounds: season.bags.pounds), trucks: season.tender.statedTrucks)
    writer.put(tender.orders.count)
    let names = block.farm.crops.map { $0.products.map { $0.name } }
    for order in tender.orders {
      let crop = names.firstIndex { $0.place(of: order.name) != nil }
      writer.put(position: crop)
      writer.put(position: crop.flatMap { names[$0].place(of: order.name) })
      for mass in [order.seeded, order.margin, order.reserve, order.mass] {
        writer.put(mass.pounds)
      }
      writer.put(order.volume.bushels)
      writer.put(position: order.bags)
    }
    writer.put(tender.margin * 100)
    writer.put(tender.loads.count)
  }
}
