import type { Level } from "@tracewright/blocks";
import { type Interval, levelAt, SLACK } from "../facts/interval.ts";
import type { LogicFacts, NetFacts, PlacedPort } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import type { Offers } from "../fixes/offers.ts";
import { sentenceOf } from "./finding.ts";
import { type Found, type LogicRule, measure, unknown } from "./rule.ts";

/** A pair of driver and input on a net that is not open-drain: those are judged by their pull-ups. */
function* driverInputs(facts: LogicFacts): Iterable<{ net: NetFacts; driver: PlacedPort; input: PlacedPort }> {
  for (const net of facts.nets) {
    if (net.net.kind !== "signal" || isOpenDrain(net)) continue;
    for (const driver of net.ports) {
      if (driver.drive === undefined || !PUSHES.has(driver.drive)) continue;
      for (const input of net.ports)
        if (input !== driver && input.isInput && isDigital(input)) yield { net, driver, input };
    }
  }
}

const PUSHES: ReadonlySet<string> = new Set(["push-pull", "tri-state", "programmable"]);

/** Lines that are pulled low by their parts and high by resistors. */
export function isOpenDrain({ ports }: NetFacts): boolean {
  return ports.some(({ drive }) => drive === "open-drain");
}

/** Signals whose levels standards of their own define. */
const OTHER_LEVELS: ReadonlySet<string> = new Set(["USB", "RF", "SWITCHED", "MECHANICAL", "ANALOG"]);

function isDigital({ port: { ioType, facts } }: PlacedPort): boolean {
  const { role } = facts ?? {};
  return !OTHER_LEVELS.has(ioType) && role !== "CANH" && role !== "CANL" && role !== "RS485A" && role !== "RS485B";
}

export const levelMargin: LogicRule = {
  id: "level-margin",
  reason: "An input reads a level only beyond its thresholds: between them it may read either, and draws current.",
  source: "VOH ≥ VIH and VOL ≤ VIL, at both ends of the supply voltages; DC characteristics of the data sheets",
  remedy: "Insert a level shifter, or give both parts one supply.",
  *check(facts, offers) {
    for (const { net, driver, input } of driverInputs(facts)) {
      const { vih, vil } = input.port.facts?.levels ?? {};
      const { voh, vol } = driver.port.facts?.levels ?? {};
      const about = { severity: "error" as const, ends: [input.end, driver.end], nets: [net.net.id] };
      const load = loadOf(net, driver, facts);
      const pair = { driver, input, facts };
      const high = worst({ given: voh, needed: vih }, pair, ({ given, supply, needed }) => {
        const reached = supply === undefined ? given : supply - (supply - given) * load;
        return { given: reached, margin: reached - needed };
      });
      const low = worst({ given: vol, needed: vil }, pair, ({ given, needed }) => {
        const reached = given * load;
        return { given: reached, margin: needed - reached };
      });
      const fixes = high && high.margin < -SLACK ? shift(net, driver, { input, facts, offers }) : [];
      if (!high) yield* missing({ driver, input }, { voh, vih });
      else if (high.margin < -SLACK)
        yield {
          ...about,
          message: sentenceOf("level-high", {
            driver: driver.label,
            given: measure(high.given, "V"),
            input: input.label,
            needed: measure(high.needed, "V"),
          }),
          fixes,
        };
      if (low && low.margin < -SLACK)
        yield {
          ...about,
          message: sentenceOf("level-low", {
            driver: driver.label,
            given: measure(low.given, "V"),
            input: input.label,
            needed: measure(low.needed, "V"),
          }),
        };
    }
  },
};

/** Amperes of an input: more than CMOS inputs leak. */
const LEAK = 10e-6;

/**
 * The share of the current at which the levels of a driver are specified that it really carries: pulls and leaking
 * inputs. An output is a resistance to its supply or to ground, so its drop is smaller in proportion.
 */
function loadOf(net: NetFacts, driver: PlacedPort, facts: LogicFacts): number {
  const { levelsAt } = driver.port.facts ?? {};
  if (levelsAt === undefined) return 1;
  const supply = facts.supplyOf(driver);
  const most = (supply && facts.voltageOf(supply))?.max;
  if (most === undefined) return 1;
  const pulls = facts.pullsOf(net).reduce((sum, { ohms }) => sum + (ohms === undefined ? 0 : most / ohms), 0);
  return Math.min(1, (pulls + net.ports.length * LEAK) / levelsAt);
}

function* missing(
  { driver, input }: { readonly driver: PlacedPort; readonly input: PlacedPort },
  { voh, vih }: { readonly voh: Level | undefined; readonly vih: Level | undefined },
): Iterable<Found> {
  if (!voh) yield unknown(driver, "voh");
  if (!vih) yield unknown(input, "vih");
  if (voh && vih) yield unknown(voh.ofSupply ? driver : input, "supply");
}

/** The corner of the supplies in which the margin is least. Supplies of one origin are both low or both high. */
function worst(
  levels: { readonly given: Level | undefined; readonly needed: Level | undefined },
  { driver, input, facts }: { readonly driver: PlacedPort; readonly input: PlacedPort; readonly facts: LogicFacts },
  judge: (corner: { readonly given: number; readonly needed: number; readonly supply: number | undefined }) => {
    given: number;
    margin: number;
  },
): { given: number; needed: number; margin: number } | undefined {
  const [from, to] = [facts.supplyOf(driver), facts.supplyOf(input)];
  const corners = (net: NetFacts | undefined): readonly (number | undefined)[] => {
    const volts: Interval | undefined = net && facts.voltageOf(net);
    return volts ? [volts.min, volts.max] : [undefined];
  };
  const isOne = from !== undefined && to !== undefined && facts.originOf(from) === facts.originOf(to);
  const cases = corners(from).flatMap((a, index) =>
    isOne ? [[a, corners(to)[index]]] : corners(to).map((b) => [a, b]),
  );
  let least: { given: number; needed: number; margin: number } | undefined;
  for (const [a, b] of cases) {
    const given = levels.given && levelAt(levels.given, a);
    const needed = levels.needed && levelAt(levels.needed, b);
    if (given === undefined || needed === undefined) return undefined;
    const judged = judge({ given, needed, supply: a });
    if (!least || judged.margin < least.margin) least = { needed, ...judged };
  }
  return least;
}

export const levelMaximum: LogicRule = {
  id: "level-maximum",
  reason: "More volts at an input than it takes flow into its supply through its protection, and damage it.",
  source: "input voltage range of the data sheet",
  remedy: "Insert a level shifter or a divider.",
  *check(facts, offers) {
    for (const net of facts.nets) {
      if (net.net.kind === "ground") continue;
      for (const { driver, given } of pushedVoltages(net, facts))
        for (const input of net.ports) {
          if (input === driver || input.port.netType !== "SIGNAL" || !isExposed(input)) continue;
          const limit = input.port.absoluteMax?.max ?? input.port.voltage?.max;
          if (limit === undefined) {
            yield unknown(input, "voltage");
            continue;
          }
          const said = { driver: driver.label, input: input.label, limit: measure(limit, "V") };
          const about = { ends: [input.end, driver.end], nets: [net.net.id] };
          if (given.min > limit + SLACK)
            yield {
              ...about,
              severity: "error",
              message: sentenceOf("level-maximum", { ...said, given: measure(given.max, "V") }),
              fixes: shift(net, driver, { input, facts, offers }),
            };
          else if (given.max > limit + SLACK && !isOneSupply(driver, input, facts))
            yield {
              ...about,
              severity: "warning",
              message: sentenceOf("level-maximum-edge", { ...said, given: measure(given.max, "V") }),
            };
        }
    }
  },
};

/** Where one supply powers both, its range is judged by another rule. */
function isOneSupply(driver: PlacedPort, input: PlacedPort, facts: LogicFacts): boolean {
  const [from, to] = [facts.supplyOf(driver), facts.supplyOf(input)];
  return from !== undefined && to !== undefined && facts.originOf(from) === facts.originOf(to);
}

/** Takes what the net has: an input, or a pin that is one at times. */
function isExposed({ isInput, port: { facts, direction } }: PlacedPort): boolean {
  return isInput || direction === "passive" || facts?.role !== undefined;
}

/** What drivers and supplies put on a signal. Signals with levels of their own standard are not judged. */
function* pushedVoltages(net: NetFacts, facts: LogicFacts): Iterable<{ driver: PlacedPort; given: Interval }> {
  for (const driver of net.ports) {
    const { port, drive } = driver;
    if (port.netType === "VCC") {
      const given = facts.voltageOf(net);
      if (given && facts.sourcesOf(net).includes(driver)) yield { driver, given };
      continue;
    }
    if (port.netType !== "SIGNAL" || drive === undefined || !PUSHES.has(drive) || isOpenDrain(net)) continue;
    const supply = facts.supplyOf(driver);
    const volts = supply && facts.voltageOf(supply);
    if (volts && isDigital(driver)) yield { driver, given: volts };
  }
}

/** A level shifter between a driver and the rest of its net. */
function shift(
  net: NetFacts,
  driver: PlacedPort,
  { input, facts, offers }: { readonly input: PlacedPort; readonly facts: LogicFacts; readonly offers: Offers },
): Fix[] {
  const [from, to] = [facts.supplyOf(driver), facts.supplyOf(input)];
  const [high, low] = [from && facts.voltageOf(from), to && facts.voltageOf(to)];
  const [source, target] = [from?.ports[0], to?.ports[0]];
  if (!from || !to || !high || !low || !source || !target || from === to) return [];
  const isDown = high.max > low.max;
  const found = isDown ? offers.levelShifter(low.max, high.max) : offers.levelShifter(high.max, low.max);
  const other = net.ports.find((port) => port !== driver);
  if (!found || !other) return [];
  const [near, far] = isDown ? [found.high, found.low] : [found.low, found.high];
  const [nearSupply, farSupply] = isDown ? [found.highSupply, found.lowSupply] : [found.lowSupply, found.highSupply];
  const ground = found.offer.document.ports.find(({ netType }) => netType === "GND");
  const groundOf = facts.useOf(driver.use.id)?.ports.find(({ port }) => port.netType === "GND");
  return [
    {
      label: "insert-block",
      facts: { block: found.offer.name, port: input.label },
      steps: [
        { kind: "disconnect", ends: [driver.end] },
        {
          kind: "add",
          block: found.offer.block,
          name: found.offer.name,
          joins: {
            [near]: driver.end,
            [far]: other.end,
            [nearSupply]: source.end,
            [farSupply]: target.end,
            ...(ground && groundOf && { [ground.key]: groundOf.end }),
          },
        },
      ],
    },
  ];
}
