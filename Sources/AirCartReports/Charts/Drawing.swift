// The marks that charts share, with classes of `chart.css`.

extension HTML {
  static func text(_ text: String, _ kind: String, x: Double, y: Double) -> HTML {
    "<text class=\"\(kind)\" x=\"\(svg(x))\" y=\"\(svg(y))\">\(text)</text>"
  }

  /// What an axis or a row says: from its place onward, or around it (`middle`), or up to it (`end`).
  static func label(_ text: String, _ side: String = "", x: Double, y: Double) -> HTML {
    .text(text, side.isEmpty ? "label" : "label \(side)", x: x, y: y)
  }

  /// A rectangle from its upper left corner.
  static func rect(
    _ kind: String, _ corner: (x: Double, y: Double), _ size: (width: Double, height: Double)
  ) -> HTML {
    """
    <rect class="\(kind)" x="\(svg(corner.x))" y="\(svg(corner.y))" width="\(svg(size.width))" \
    height="\(svg(size.height))"/>
    """
  }

  /// A line of the grid, across.
  static func rule(y: Double, from left: Double, to right: Double) -> HTML {
    "<path class=\"grid\" d=\"M\(svg(left)) \(svg(y))H\(svg(right))\"/>"
  }

  /// Ticks below an axis, from left to right: all, or every second, third and so on, so that there is
  /// room for their figures and they stay as even as they are.
  static func ticksBelow(_ ticks: [(text: String, x: Double)], base: Double) -> [HTML] {
    let steps = (1...max(1, ticks.count)).lazy.map { step in
      stride(from: 0, to: ticks.count, by: step).map { ticks[$0] }
    }
    let shown = steps.first { chosen in
      zip(chosen, chosen.dropFirst()).allSatisfy { one, next in
        next.x - one.x > Double(one.text.count + next.text.count) * 3.8 + 6
      }
    }
    return (shown ?? []).map { .tickBelow($0.text, x: $0.x, base: base) }
  }

  static func tickBelow(_ text: String, x: Double, base: Double) -> HTML {
    "<path class=\"tick\" d=\"M\(svg(x)) \(svg(base))v4\"/>"
      + .label(text, "middle", x: x, y: base + 17)
  }

  /// A drawing: in the first of its places under a name, which the others refer to.
  ///
  /// The names of one page must differ. Where it is used again, only styles of classes within the
  /// drawing apply: so it is a chart itself.
  static func shared(_ drawing: HTML, as name: String, isFirst: Bool) -> HTML {
    isFirst ? "<g class=\"chart\" id=\"\(name)\">\(drawing)</g>" : "<use href=\"#\(name)\"/>"
  }
}
