"""Jobs as `aircart plan` reads them, and a seeded source of them."""

from __future__ import annotations

import random
import shlex
from dataclasses import dataclass, field, replace
from fractions import Fraction

from peers.quantities import DEFAULT_UNITS, FACTORS, Quantity

# Bourgault 9000 I Series specifications: bushels front to rear, the saddle tank last. AirCart's
# own figures are compared with these in every job.
CARTS: dict[str, tuple[int, ...]] = {
    "91300": (635, 230, 140, 295, 44),
    "9950": (465, 165, 100, 220, 44),
    "9650": (195, 130, 130, 195, 44),
    "L9950": (220, 100, 165, 465, 44),
    "L9650": (195, 130, 130, 195, 44),
}


@dataclass(frozen=True)
class Product:
    """A product; without a density of its own it is one of the catalogue's."""

    name: str
    rate: Quantity
    density: Quantity | None = None

    def __str__(self) -> str:
        return f"{self.name}={self.rate}" + (f"@{self.density}" if self.density else "")


@dataclass(frozen=True)
class Job:
    """One job. Products are meant by position, tanks by their number from 1."""

    identifier: str
    family: str
    carts: tuple[str, ...]
    field: Quantity
    products: tuple[Product, ...]
    units: str = "imperial"
    densities: str = "listed"
    has_saddle: bool = True
    pins: dict[int, tuple[int, ...]] = field(default_factory=dict)
    mosts: dict[int, int] = field(default_factory=dict)
    empty: tuple[int, ...] = ()

    @property
    def capacities(self) -> tuple[int, ...]:
        return tuple(
            bushels
            for name in self.carts
            for bushels in (CARTS[name] if self.has_saddle else CARTS[name][:-1])
        )

    @property
    def is_constrained(self) -> bool:
        return bool(self.pins or self.mosts or self.empty)

    @property
    def arguments(self) -> list[str]:
        """The command line behind `aircart`."""
        words = ["plan", "--plan", "capacity", "--no-blends", "--cart", "+".join(self.carts)]
        words += ["--field", str(self.field)]
        words += ["--units", self.units, "--densities", self.densities]
        if not self.has_saddle:
            words.append("--no-saddle")
        for product, tanks in self.pins.items():
            words += ["--pin", f"{self.products[product].name}={','.join(map(str, tanks))}"]
        for product, count in self.mosts.items():
            words += ["--most", f"{self.products[product].name}={count}"]
        for tank in self.empty:
            words += ["--empty", str(tank)]
        return words + [str(product) for product in self.products] + ["--json"]

    @property
    def command(self) -> str:
        return shlex.join(["aircart", *self.arguments])


class JobSource:
    """Makes the same jobs for the same seed; job number n does not depend on the others."""

    # Of twenty jobs on one cart.
    FAMILIES = ["plain"] * 8 + ["constrained"] * 7 + ["ties"] * 3 + ["near-ties"] * 2

    def __init__(self, seed: int, catalogue: dict[str, dict[str, Fraction]]) -> None:
        """`catalogue` has the density of each listed product, by density set."""
        self.seed = seed
        self.catalogue = catalogue

    def jobs(self, single: int, pairs: int) -> list[Job]:
        return [self.single(n) for n in range(single)] + [self.pair(n) for n in range(pairs)]

    def single(self, number: int) -> Job:
        """A job on one cart, of five tanks or of four without the saddle tank."""
        rng = random.Random(f"{self.seed}/single/{number}")
        family = self.FAMILIES[number % len(self.FAMILIES)]
        # Carts change with every round of families, so that each cart meets each family.
        names = list(CARTS)
        cart = names[(number + number // len(self.FAMILIES)) % len(names)]
        count = rng.choice((1, 2, 2, 3, 3, 3, 4, 4, 5))
        return self._job(rng, f"single-{number}", family, (cart,), count)

    def pair(self, number: int) -> Job:
        """A job on two carts with ten tanks between them."""
        rng = random.Random(f"{self.seed}/pair/{number}")
        family = ("plain", "constrained", "plain", "ties")[number % 4]
        carts = (rng.choice(list(CARTS)), rng.choice(list(CARTS)))
        return self._job(rng, f"pair-{number}", family, carts, rng.choice((2, 3, 3, 4, 4, 5, 6)))

    # Parts of a job

    def _job(
        self, rng: random.Random, identifier: str, family: str, carts: tuple[str, ...], count: int
    ) -> Job:
        units = "metric" if rng.random() < 0.3 else "imperial"
        if family == "near-ties":
            job = self._near_ties(rng, identifier, carts, count, units)
        else:
            job = self._ordinary(rng, identifier, family, carts, count, units)
        if family == "constrained" or rng.random() < (0.2 if family != "plain" else 0):
            job = with_constraints(rng, job)
        return job

    def _ordinary(
        self, rng: random.Random, identifier: str, family: str, carts: tuple[str, ...], count: int,
        units: str,
    ) -> Job:
        if family == "plain" and len(carts) == 1 and rng.random() < 0.03:
            count = 6  # More products than tanks: infeasible.
        densities = rng.choice(("listed", "published"))
        make = tie_products if family == "ties" else self._products
        products = make(rng, count, units)
        job = Job(
            identifier, family, carts, Quantity("1"), tuple(products), units, densities,
            has_saddle=len(carts) == 2 or rng.random() > 0.1)
        return replace(job, field=self._field(rng, job))

    def _products(self, rng: random.Random, count: int, units: str) -> list[Product]:
        names = rng.sample(sorted(self.catalogue["listed"]), count)
        products = []
        for position, name in enumerate(names):
            unit = "" if rng.random() < 0.9 else rng.choice(("lb/ac", "kg/ha"))
            rate = Quantity(decimal(log_uniform(rng, 2, 250), rng.choice((0, 0, 1, 2))), unit)
            if rng.random() < 0.6:
                products.append(Product(name, rate))
            else:
                products.append(Product(f"P{position + 1}", rate, own_density(rng, units)))
        if count > 1 and rng.random() < 0.04:
            products[rng.randrange(count)] = Product(
                "Nothing", Quantity("0"), Quantity("60", "lb/bu"))
        if all(Fraction(product.rate.digits) == 0 for product in products):
            products[0] = replace(products[0], rate=Quantity("7"))
        return products

    def _field(self, rng: random.Random, job: Job) -> Quantity:
        """A field that is a chosen multiple of what the cart could cover if it had no walls.

        Around one, where least unallocated is a problem at all, stand most of them.
        """
        low, high = rng.choices(((0.1, 0.7), (0.7, 1.4), (1.4, 8)), (25, 40, 35))[0]
        unit_demand = sum(unit_demands(job, self.catalogue))
        acres = log_uniform(rng, low, high) * sum(job.capacities) / float(unit_demand)
        unit = "" if rng.random() < 0.9 else rng.choice(("ac", "ha"))
        in_unit = acres / float(FACTORS[unit or DEFAULT_UNITS[job.units]["area"]])
        digits = 0 if job.family == "ties" else rng.choice((0, 1, 2))
        return Quantity(decimal(max(in_unit, 1), digits), unit)

    def _near_ties(
        self, rng: random.Random, identifier: str, carts: tuple[str, ...], count: int, units: str
    ) -> Job:
        """Demands that miss the capacity of a block of tanks by about the tie tolerance of 1e-9.

        The factors stay away from 1, where exact arithmetic and doubles may rightly differ.
        """
        job = Job(identifier, "near-ties", carts, Quantity("100"), (), units)
        blocks = [0] * count
        for tank, capacity in enumerate(rng.sample(job.capacities, len(job.capacities))):
            blocks[tank if tank < count else rng.randrange(count)] += capacity
        products = []
        for position, block in enumerate(blocks):
            miss = rng.choice((-10, -3, -1.5, -0.5, -0.1, 0, 0.1, 0.3, 0.6, 1.5, 3, 10)) * 1e-9
            density = Quantity(str(rng.choice((30, 45, 60))), "lb/bu")
            acres = float(job.field.exact("area", units))
            pounds = block * (1 + miss) / acres * float(density.digits)
            rate = Quantity(decimal(pounds / float(FACTORS[DEFAULT_UNITS[units]["rate"]]), 15))
            products.append(Product(f"P{position + 1}", rate, density))
        fields = Quantity(str(100 * rng.choice((1, 1, 1, 2, 3))))
        return replace(job, products=tuple(products), field=fields)


def unit_demands(job: Job, catalogue: dict[str, dict[str, Fraction]]) -> list[Fraction]:
    """Bushels per acre of each product, exactly."""
    demands = []
    for product in job.products:
        density = (
            product.density.exact("density", job.units)
            if product.density else catalogue[job.densities][product.name]
        )
        demands.append(product.rate.exact("rate", job.units) / density)
    return demands


def tie_products(rng: random.Random, count: int, units: str) -> list[Product]:
    """Products of few different demands, so that many assignments are equally good."""
    densities = [Quantity("60", "lb/bu"), Quantity("30", "lb/bu")]
    return [
        Product(
            f"P{position + 1}", Quantity(rng.choice(("30", "60", "60", "90"))),
            rng.choice(densities))
        for position in range(count)
    ]


def own_density(rng: random.Random, units: str) -> Quantity:
    unit = rng.choice(("", "", "lb/bu", "kg/hL", "lb/ft3"))
    low, high = {"lb/bu": (25, 95), "kg/hL": (35, 120), "lb/ft3": (20, 75)}[
        unit or DEFAULT_UNITS[units]["density"]]
    return Quantity(decimal(rng.uniform(low, high), rng.choice((0, 1))), unit)


def with_constraints(rng: random.Random, job: Job) -> Job:
    """The job with pins, most tanks and empty tanks, at least one of them."""
    products = range(len(job.products))
    tanks = range(1, len(job.capacities) + 1)
    kinds = rng.choice(
        ("pin", "most", "empty", "pin most", "pin empty", "most empty", "pin most empty"))
    pins: dict[int, tuple[int, ...]] = {}
    mosts: dict[int, int] = {}
    empty: tuple[int, ...] = ()
    if "pin" in kinds:
        for product in rng.sample(products, min(len(products), rng.choice((1, 1, 2)))):
            pins[product] = tuple(rng.sample(tanks, rng.randint(1, 1 + len(tanks) // 2)))
    if "most" in kinds:
        for product in rng.sample(products, min(len(products), rng.choice((1, 1, 2)))):
            mosts[product] = rng.randint(1, 1 + len(tanks) // 2)
    if "empty" in kinds:
        empty = tuple(rng.sample(tanks, rng.choice((1, 1, 2))))
    return replace(job, pins=pins, mosts=mosts, empty=empty)


def log_uniform(rng: random.Random, low: float, high: float) -> float:
    return low * (high / low) ** rng.random()


def decimal(value: float, digits: int) -> str:
    """The value with at most so many decimals, never as zero."""
    text = f"{value:.{digits}f}"
    return text if float(text) > 0 else "1"
