"""Places in Swift source where one small fault can be planted, and the source that has them."""

import random
import re
from dataclasses import dataclass

MODULES = ["AirCart", "AirCartSimulation", "AirCartCommandLine"]
# Where faults are drawn: of the command line only in what checks results.
FOLDERS = ["AirCart", "AirCartSimulation", "AirCartCommandLine/Verbs/Verify"]
# Data, which its own tests compare with its sources, and memory and threads, where a fault changes
# speed but no answer.
LEFT_OUT = re.compile(r"/Generated|\.docc/|/Catalogue/|/LargeMemory|/HardwareThreads")
# Not expressions, or ended by the process in place of an answer.
NOT_EXPRESSIONS = re.compile(
    r'"|//|#|@|\bnil\b|^\s*(case|default|import|infix|extension|precondition|assert|\.init)\b'
    r"|\bprecondition|\bfatalError|\bassert|\bfunc\b|\bwhere\b|\boperator\b|&[-+*]|reserveCapacity")

# An operator, what it becomes, its precedence and the types that it takes.
OPERATORS = {
    "<": ("<=", "ComparisonPrecedence", "Comparable", "Bool"),
    "<=": ("<", "ComparisonPrecedence", "Comparable", "Bool"),
    ">": (">=", "ComparisonPrecedence", "Comparable", "Bool"),
    ">=": (">", "ComparisonPrecedence", "Comparable", "Bool"),
    "==": ("!=", "ComparisonPrecedence", "Equatable", "Bool"),
    "!=": ("==", "ComparisonPrecedence", "Equatable", "Bool"),
    "+": ("-", "AdditionPrecedence", "AdditiveArithmetic", "T"),
    "-": ("+", "AdditionPrecedence", "AdditiveArithmetic", "T"),
    "*": ("+", "MultiplicationPrecedence", "Numeric", "T"),
    "&&": ("||", "LogicalConjunctionPrecedence", None, "Bool"),
    "||": ("&&", "LogicalDisjunctionPrecedence", None, "Bool"),
}
OPERATOR = re.compile(r"(?<= )(<=?|>=?|==|!=|\+|-|\*|&&|\|\|)(?= [^ ])")
NUMBER = re.compile(r"(?<![\w.])(\d[\d_]*(?:\.\d+)?)(?![\w.]*[\w])(?!:)")
CONDITION = re.compile(r"\b(?:if|guard) ([^,{}]+?) (?:else )?\{")
TRUTH = re.compile(r"(?<=return )(true|false)\b")
EXTREME = re.compile(r"(?<![\w.])(min|max)(?=\((?!by|_))")


@dataclass
class Site:
    """One fault: a span of a line and what is planted there."""

    path: str
    line: int
    start: int
    end: int
    kind: str
    source: str
    text: str
    number: int = 0

    @property
    def change(self):
        """What the fault does, in words."""
        if self.kind == "operator":
            return f"{self.text} becomes {OPERATORS[self.text][0]}"
        if self.kind == "number":
            return f"{self.text} becomes {plus_one(self.text)}"
        return {
            "negated": f"({self.text}) is negated",
            "removed": f"({self.text}) is false",
            "truth": f"{self.text} is negated",
            "extreme": f"{self.text} becomes {'max' if self.text == 'min' else 'min'}",
        }[self.kind]

    @property
    def key(self):
        """What names the fault however its file's lines move."""
        return (self.path, self.source.strip(), self.change, self.start - indent(self.source))

    @property
    def planted(self):
        """The Swift that takes the place of the span."""
        number, text = self.number, self.text
        if self.kind == "operator":
            return text + mark(number)
        if self.kind == "number":
            return f"mutatedNumber({number}, {text}, {plus_one(text)})"
        if self.kind == "extreme":
            return f"mutated{text.capitalize()}{number}"
        name = "mutatedBranch" if self.kind == "removed" else "mutatedTruth"
        return f"{name}({number}, {text})"


def indent(line):
    """How far a line is indented."""
    return len(line) - len(line.lstrip())


def plus_one(text):
    """A literal's value plus one, as a literal."""
    plain = text.replace("_", "")
    return repr(float(plain) + 1) if "." in plain else str(int(plain) + 1)


def mark(number):
    """Two mathematical signs, which make an operator of its own for each number."""
    return chr(0x2200 + number // 200) + chr(0x2200 + number % 200)


def sites_in_line(path, index, line):
    """Every fault that fits a line."""

    def site(kind, match, group):
        return Site(path, index, match.start(group), match.end(group), kind, line, match[group])

    for match in OPERATOR.finditer(line):
        yield site("operator", match, 1)
    for match in NUMBER.finditer(line):
        yield site("number", match, 1)
    for match in TRUTH.finditer(line):
        yield site("truth", match, 1)
    for match in EXTREME.finditer(line):
        yield site("extreme", match, 1)
    for match in CONDITION.finditer(line):
        if not re.search(r"\b(let|var|case|try|await)\b|\?", match[1]):
            yield site("negated", match, 1)
            yield site("removed", match, 1)


def sites_in_file(root, path):
    """Every fault that fits a file. Inlinable code cannot call what only the copy has."""
    source = (root / path).read_text()
    if "inlinable" in source:
        return
    is_text = False
    for index, line in enumerate(source.split("\n")):
        if '"""' in line:
            is_text = not is_text
        elif not is_text and not NOT_EXPRESSIONS.search(line):
            yield from sites_in_line(path, index, line)


def every(root):
    """Every fault that fits the sources."""
    paths = sorted(
        str(path.relative_to(root))
        for folder in FOLDERS
        for path in (root / "Sources" / folder).rglob("*.swift")
        if not LEFT_OUT.search(str(path)))
    return [site for path in paths for site in sites_in_file(root, path)]


def listed(root, path):
    """The faults of a list, numbered by its lines, and how many are possible.

    A fault is named by its file, column, change and source, and by its place among those that are the
    same. What no line of the sources fits any more is named and left out.
    """
    all_sites = every(root)
    named = {}
    for site in all_sites:
        named.setdefault(site.key, []).append(site)
    result = []
    for number, line in enumerate(path.read_text().splitlines()[1:], 1):
        file, place, column, change, source = line.split("\t")
        same = named.get((file, source, change, int(column)), [])[int(place):]
        if not same:
            print(f"gone: {file}: {source}: {change}", flush=True)
            continue
        same[0].number = number
        result.append(same[0])
    return result, len(all_sites)


def drawn(root, seed, count):
    """So many faults, at most one on a line, by a seed; numbered from 1."""
    all_sites = every(root)
    possible = len(all_sites)
    random.Random(seed).shuffle(all_sites)
    taken, result = set(), []
    for site in all_sites:
        if len(result) < count and (site.path, site.line) not in taken:
            taken.add((site.path, site.line))
            site.number = len(result) + 1
            result.append(site)
    return result, possible


def planted_source(source, sites):
    """A file's source with its faults; each line has at most one."""
    lines = source.split("\n")
    for site in sites:
        line = lines[site.line]
        lines[site.line] = line[: site.start] + site.planted + line[site.end :]
    return "\n".join(lines)


def helpers(sites):
    """The Swift that a module's faults call."""
    result = [
        "import Mutants",
        "@inline(__always) func mutatedTruth(_ n: Int32, _ v: Bool) -> Bool {",
        "  mutant_is(n) ? !v : v }",
        "@inline(__always) func mutatedBranch(_ n: Int32, _ v: Bool) -> Bool {",
        "  mutant_is(n) ? false : v }",
        "@inline(__always) func mutatedNumber<T>(_ n: Int32, _ a: T, _ b: T) -> T {",
        "  mutant_is(n) ? b : a }",
    ]
    for site in sites:
        number = site.number
        if site.kind == "extreme":
            other = "max" if site.text == "min" else "min"
            result += [
                f"@inline(__always) func mutated{site.text.capitalize()}{number}"
                "<T: Comparable>(_ a: T, _ b: T) -> T {",
                f"  mutant_is({number}) ? {other}(a, b) : {site.text}(a, b) }}"]
        if site.kind != "operator":
            continue
        other, precedence, bound, returned = OPERATORS[site.text]
        name = site.text + mark(number)
        result.append(f"infix operator {name}: {precedence}")
        if bound is None:
            result += [
                f"@inline(__always) func {name} <E: Error>"
                "(_ a: Bool, _ b: @autoclosure () throws(E) -> Bool) throws(E) -> Bool {",
                f"  if mutant_is({number}) {{ let c = try b(); return a {other} c }}",
                f"  if a == {'false' if site.text == '&&' else 'true'} {{ return a }}",
                "  return try b() }"]
        else:
            result += [
                f"@inline(__always) func {name} <T: {bound}>(_ a: T, _ b: T) -> {returned} {{",
                f"  mutant_is({number}) ? a {other} b : a {site.text} b }}"]
    return "\n".join(result) + "\n"
