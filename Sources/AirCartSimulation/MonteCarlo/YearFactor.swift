/// How the share of workable days of a year differs from its mean: beta, over the mean, as the means of
/// equal parts of all years.
///
/// The density is summed over the logit of the share, where it is x^a·(1 − x)^b: smooth, without poles, and
/// falling off to both sides. There the trapezoidal rule is as exact as numbers are, and so is the mean.
package struct YearFactor: Equatable, Sendable {
  /// Into how many parts the years go.
  private static let partCount = 512
  private static let steps = 2_048
  /// A standard deviation of the share that is none.
  private static let noDeviation = 1e-9

  /// The mean factor of each part, from the wettest years to the driest; one where years do not differ.
  package let values: [Double]

  package init(mean: Double, deviation: Double) {
    guard deviation > Self.noDeviation else {
      values = [1]
      return
    }
    values = Self.partMeans(Self.nodes(mean, deviation))
  }

  /// Returns the factor that the share `u` of all years does not exceed.
  func value(at u: Double) -> Double {
    values[min(values.count - 1, Int(u * Double(values.count)))]
  }

  private struct Node {
    let weight: Double
    let factor: Double
  }

  /// Factors in rising order with their weights.
  private static func nodes(_ mean: Double, _ deviation: Double) -> [Node] {
    typealias E = ElementaryFunctions
    let both = mean * (1 - mean)
    let size = both / (deviation * deviation) - 1
    let (a, b) = (mean * size, (1 - mean) * size)
    // Over the mean, and by the logit over that of the mean: nothing large is taken from each other.
    func factor(_ logit: Double) -> Double { 1 / (1 + (1 - mean) * E.expMinusOne(-logit)) }
    func weight(_ logit: Double) -> Double {
      E.exp(
        -a * E.logOnePlus((1 - mean) * E.expMinusOne(-logit))
          - b * E.logOnePlus(mean * E.expMinusOne(logit)))
    }
    func reach(_ sign: Double) -> Double {
      var reach = 4 * deviation / both
      while reach < 50, weight(sign * reach) > 1e-20 { reach *= 1.25 }
      return min(50, reach)
    }
    let (low, high) = (-reach(-1), reach(1))
    let step = (high - low) / Double(steps)
    // Beyond the ends the share is 0 or 1 to rounding, and the density is that of an exponential.
    var nodes = [Node(weight: weight(low) / a / step, factor: factor(low) * a / (a + 1))]
    for index in 0...steps {
      let logit = low + Double(index) * step
      let share = index == 0 || index == steps ? 0.5 : 1
      nodes.append(Node(weight: weight(logit) * share, factor: factor(logit)))
    }
    nodes.append(Node(weight: weight(high) / b / step, factor: factor(high)))
    return nodes
  }

  private static func partMeans(_ nodes: [Node]) -> [Double] {
    let part = nodes.reduce(0) { $0 + $1.weight } / Double(partCount)
    var means: [Double] = []
    var (room, sum) = (part, 0.0)
    for node in nodes {
      var rest = node.weight
      while rest > room, means.count < partCount - 1 {
        means.append((sum + room * node.factor) / part)
        rest -= room
        (room, sum) = (part, 0)
      }
      room -= rest
      sum += rest * node.factor
    }
    return means + [sum / part]
  }
}
