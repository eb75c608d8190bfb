import { SLACK } from "../facts/interval.ts";
import type { LogicFacts, NetFacts, NetPull, PlacedPort } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import type { Offers } from "../fixes/offers.ts";
import { sentenceOf } from "./finding.ts";
import { isOpenDrain } from "./levels.ts";
import { type LogicRule, measure, names, unknown } from "./rule.ts";

/** Values that are offered, the weakest first. */
const VALUES = [10_000, 4_700, 3_300, 2_200, 1_800, 1_500, 1_200, 1_000] as const;
/** Rise times of UM10204, table 10, by the speed of the bus. */
const RISE = [
  { speed: 100_000, seconds: 1_000e-9 },
  { speed: 400_000, seconds: 300e-9 },
  { speed: 1_000_000, seconds: 120e-9 },
] as const;
/** From 30 % to 70 %: ln(0.7 / 0.3). */
const RC = 0.8473;
/** UM10204: most of a line in standard and fast mode. */
const MAX_CAPACITANCE = 400e-12;
/** Of a part that does not say: UM10204, table 9, C i. */
const PIN = 10e-12;
const I2C_SPEED = 100_000;

/** Lines of I²C and other open drains, once for each net. */
function openDrains(facts: LogicFacts): readonly NetFacts[] {
  return facts.nets.filter((net) => net.net.kind === "signal" && isOpenDrain(net));
}

function ups(net: NetFacts, facts: LogicFacts): readonly NetPull[] {
  return facts.pullsOf(net).filter(({ kind }) => kind === "up");
}

/** Ohms of all pull-ups of known value in parallel; undefined: there is none. */
function parallel(pulls: readonly NetPull[]): number | undefined {
  const known = pulls.flatMap(({ ohms }) => (ohms === undefined ? [] : [1 / ohms]));
  return known.length === 0 ? undefined : 1 / known.reduce((sum, one) => sum + one, 0);
}

function isI2c({ ports }: NetFacts): boolean {
  return ports.some(({ port }) => port.facts?.role === "SDA" || port.facts?.role === "SCL");
}

/** Farads of the pins and the wires of a line. */
export function capacitanceOf(net: NetFacts, facts: LogicFacts): number {
  const bus = busOf(net, facts);
  const pins = net.ports.reduce((sum, { port }) => sum + (port.facts?.capacitance ?? PIN), 0);
  return pins + (bus?.capacitance ?? 0);
}

function busOf(net: NetFacts, facts: LogicFacts) {
  return facts.logic.buses.find(({ nets }) => Object.values(nets).includes(net.net.id));
}

export const pullUpMissing: LogicRule = {
  id: "pull-up-missing",
  reason: "An open drain pulls its line low; without a pull-up the line never becomes high.",
  source: "NXP UM10204, 3.1.1; open-drain outputs of data sheets",
  remedy: "Add a resistor to the supply of the parts on the line.",
  *check(facts, offers) {
    const missing = openDrains(facts).filter((net) => ups(net, facts).length === 0);
    for (const net of missing) {
      const drivers = net.ports.filter(({ drive }) => drive === "open-drain");
      const partner = partnerOf(net, missing);
      const fix = addPullUps([net, ...(partner ? [partner] : [])], facts, offers);
      // Where the line only leaves the board, the pull-up may be there.
      const isRead = net.ports.filter(({ drive }) => drive !== "passive").length > 1;
      yield {
        severity: isRead ? "error" : "warning",
        message: sentenceOf("pull-up-missing", { net: net.net.name, drivers: names(drivers) }),
        ends: drivers.map(({ end }) => end),
        nets: [net.net.id],
        ...(fix && { fixes: [fix] }),
      };
    }
  },
};

/** The other line of the same bus: it needs a pull-up as well. */
function partnerOf(net: NetFacts, missing: readonly NetFacts[]): NetFacts | undefined {
  const uses = new Set(net.ports.flatMap(({ use, port }) => (port.facts?.role ? [use.id] : [])));
  return missing.find(
    (other) => other !== net && other.ports.some(({ use, port }) => port.facts?.role && uses.has(use.id)),
  );
}

/** One block with a resistor for each net, to the lowest supply of the parts on the line, of a value that is quick enough. */
function addPullUps(nets: readonly NetFacts[], facts: LogicFacts, offers: Offers): Fix | undefined {
  const found = offers.pullUps();
  const rails = nets.flatMap((net) => net.ports.flatMap((port) => facts.supplyOf(port) ?? []));
  const known = rails.flatMap((rail) => {
    const volts = facts.voltageOf(rail);
    return volts ? [{ rail, volts }] : [];
  });
  const lowest = known.sort((a, b) => a.volts.max - b.volts.max)[0];
  const [anchor] = lowest?.rail.ports ?? [];
  if (!found || !lowest || !anchor || nets.length > found.lines.length) return undefined;
  const value = valueFor(nets, facts, lowest.volts.max);
  const joins = Object.fromEntries(
    nets.flatMap((net, index) => {
      const [line, port] = [found.lines[index], net.ports[0]];
      return line !== undefined && port ? [[line, port.end] as const] : [];
    }),
  );
  const ohms = measure(value, "Ω");
  return {
    label: "add-pull-ups",
    facts: { ohms, nets: nets.map(({ net }) => net.name).join(", ") },
    steps: [
      {
        kind: "add",
        block: found.offer.block,
        name: found.offer.name,
        parameters: { [found.parameter]: ohms },
        joins: { ...joins, [found.supply]: anchor.end },
      },
    ],
  };
}

/** The largest value within 70 % of what the rise time allows, and not below what the drivers can sink. */
function valueFor(nets: readonly NetFacts[], facts: LogicFacts, volts: number): number {
  const most = Math.min(...nets.map((net) => limitOf(net, facts).ohms)) * 0.7;
  const least = Math.max(...nets.flatMap((net) => net.ports.map((port) => sinkLimit(port, volts)?.ohms ?? 0)));
  return VALUES.find((value) => value <= most && value >= least) ?? VALUES.at(-1) ?? 1_000;
}

/** Ohms that the rise time allows. */
function limitOf(net: NetFacts, facts: LogicFacts): { ohms: number; seconds: number; speed: number; farads: number } {
  const speed = busOf(net, facts)?.speed ?? I2C_SPEED;
  const { seconds } = RISE.find((row) => speed <= row.speed) ?? RISE[RISE.length - 1] ?? RISE[0];
  const farads = capacitanceOf(net, facts);
  return { ohms: seconds / (RC * farads), seconds, speed, farads };
}

export const pullUpSlow: LogicRule = {
  id: "pull-up-slow",
  reason:
    "The pull-up charges the capacitance of the line; where it is weak, the next bit comes before the line is high.",
  source: "NXP UM10204, 7.1: R ≤ tr / (0.8473 · Cb)",
  remedy: "Take a smaller resistor, a slower bus, or a buffer.",
  *check(facts) {
    for (const net of openDrains(facts)) {
      if (!isI2c(net)) continue;
      const pulls = ups(net, facts).filter(({ ohms }) => ohms !== undefined);
      const ohms = parallel(pulls);
      if (ohms === undefined) continue;
      const limit = limitOf(net, facts);
      if (ohms <= limit.ohms) continue;
      const fit = VALUES.find((value) => value <= limit.ohms * 0.7);
      const settable = pulls.find(({ parameter }) => parameter !== undefined);
      yield {
        severity: "warning",
        message: sentenceOf("pull-up-slow", {
          net: net.net.name,
          given: measure(ohms * RC * limit.farads, "s"),
          needed: measure(limit.seconds, "s"),
          speed: measure(limit.speed, "Hz"),
          ohms: measure(ohms, "Ω"),
          capacitance: measure(limit.farads, "F"),
        }),
        ends: net.ports.map(({ end }) => end),
        nets: [net.net.id],
        ...(fit !== undefined && settable && { fixes: [setPull(settable, fit)] }),
      };
    }
  },
};

function setPull({ from, parameter = "" }: NetPull, ohms: number): Fix {
  const value = measure(ohms, "Ω");
  return {
    label: "set-parameter",
    facts: { key: parameter, use: from.use.name, value },
    steps: [{ kind: "set", use: from.use.id, key: parameter, value }],
  };
}

function sinkLimit({ port }: PlacedPort, volts: number): { ohms: number; sinks: number } | undefined {
  const { sinks, levels } = port.facts ?? {};
  if (sinks === undefined) return undefined;
  const low = levels?.vol;
  const vol = low ? (low.volts ?? 0) + (low.ofSupply ?? 0) * volts : 0.4;
  return { ohms: (volts - vol) / sinks, sinks };
}

export const pullUpStrong: LogicRule = {
  id: "pull-up-strong",
  reason:
    "All pull-ups of a line are in parallel; a part has to sink the sum of their currents and still reach its low level.",
  source: "NXP UM10204, 7.1: R ≥ (VDD − VOL) / IOL",
  remedy: "Fit the pull-ups of one block only, or larger ones.",
  *check(facts) {
    for (const net of openDrains(facts)) {
      const pulls = ups(net, facts).filter(({ ohms }) => ohms !== undefined);
      const ohms = parallel(pulls);
      const rails = pulls.flatMap(({ rail }) => (rail ? [facts.voltageOf(rail)] : []));
      const volts = Math.max(...rails.flatMap((one) => one?.max ?? []));
      if (ohms === undefined || !Number.isFinite(volts)) continue;
      const limits = net.ports.flatMap((port) => {
        const limit = sinkLimit(port, volts);
        return limit ? [{ port, ...limit }] : [];
      });
      const worst = limits.sort((a, b) => b.ohms - a.ohms)[0];
      if (!worst || ohms >= worst.ohms * 0.999) continue;
      const settable = pulls.filter(({ parameter }) => parameter !== undefined);
      const each = [...VALUES, 22_000, 47_000]
        .sort((a, b) => a - b)
        .find((value) => value / pulls.length >= worst.ohms);
      yield {
        severity: "error",
        message: sentenceOf("pull-up-strong", {
          net: net.net.name,
          ohms: measure(ohms, "Ω"),
          driver: worst.port.label,
          given: measure(volts / ohms, "A"),
          needed: measure(worst.ohms, "Ω"),
        }),
        ends: net.ports.map(({ end }) => end),
        nets: [net.net.id],
        ...(each !== undefined &&
          settable.length === pulls.length && {
            fixes: [
              {
                label: "set-parameter",
                facts: {
                  key: "R",
                  use: [...new Set(settable.map(({ from }) => from.use.name))].join(", "),
                  value: measure(each, "Ω"),
                },
                steps: settable.flatMap((pull) => setPull(pull, each).steps),
              },
            ],
          }),
      };
    }
  },
};

export const pullUpRail: LogicRule = {
  id: "pull-up-rail",
  reason: "A pull-up puts its supply on all inputs of the line.",
  source: "input voltage range of the data sheet",
  remedy: "Pull up to the lower supply, or insert a level shifter.",
  *check(facts) {
    for (const net of facts.nets) {
      if (net.net.kind !== "signal") continue;
      for (const pull of ups(net, facts)) {
        const given = pull.rail && facts.voltageOf(pull.rail);
        if (!given || pull.ohms === undefined) continue;
        for (const input of net.ports) {
          const limit = input.port.absoluteMax?.max ?? input.port.voltage?.max;
          if (input.use.id === pull.from.use.id || input.port.netType !== "SIGNAL" || input.drive === "passive")
            continue;
          if (limit === undefined) {
            yield unknown(input, "voltage");
            continue;
          }
          if (given.max <= limit + SLACK) continue;
          yield {
            severity: given.min > limit ? "error" : "warning",
            message: sentenceOf("pull-up-rail", {
              net: net.net.name,
              given: measure(given.max, "V"),
              pull: pull.from.label,
              input: input.label,
              limit: measure(limit, "V"),
            }),
            ends: [input.end, pull.from.end],
            nets: [net.net.id],
          };
        }
      }
    }
  },
};

export const i2cCapacitance: LogicRule = {
  id: "i2c-capacitance",
  reason: "Beyond this capacitance no pull-up is quick enough that the parts can sink.",
  source: "NXP UM10204, table 10: 400 pF",
  remedy: "Shorten the wires, divide the bus, or insert a buffer.",
  *check(facts) {
    for (const net of openDrains(facts)) {
      if (!isI2c(net)) continue;
      const farads = capacitanceOf(net, facts);
      if (farads <= MAX_CAPACITANCE) continue;
      yield {
        severity: "warning",
        message: sentenceOf("i2c-capacitance", {
          net: net.net.name,
          given: measure(farads, "F"),
          needed: measure(MAX_CAPACITANCE, "F"),
        }),
        ends: net.ports.map(({ end }) => end),
        nets: [net.net.id],
      };
    }
  },
};
