import { intervalOf, levelAt } from "../facts/interval.ts";
import type { LogicFacts, NetFacts, NetPull, PlacedPort } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, measure, pairsOf } from "./rule.ts";

export const clockPair: LogicRule = {
  id: "clock-pair",
  reason: "A crystal swings between the two pins of one oscillator.",
  source: "application notes of crystal oscillators",
  remedy: "Join both lines of the crystal to one part.",
  *check(facts) {
    for (const { ports } of facts.uses)
      for (const [one, two] of pairsOf(ports.filter(isCrystal))) {
        const [a, b] = [usesAt(one, facts), usesAt(two, facts)];
        if (a.size + b.size === 0 || [...a].some((use) => b.has(use))) continue;
        yield {
          severity: "error",
          message: sentenceOf("clock-pair", { one: one.label, two: two.label }),
          ends: [one.end, two.end],
        };
      }
  },
};

function isCrystal({ port, drive }: PlacedPort): boolean {
  return port.ioType === "CLOCK" && port.facts?.clock !== undefined && drive === "passive";
}

function usesAt(port: PlacedPort, facts: LogicFacts): ReadonlySet<string> {
  const net = facts.netOf(port.end);
  return new Set(net?.ports.flatMap(({ use }) => (use.id === port.use.id ? [] : [use.id])));
}

export const clockFrequency: LogicRule = {
  id: "clock-frequency",
  reason: "A part derives its rates from the clock that its data sheet names.",
  source: "clock frequencies of the data sheets",
  remedy: "Take a clock of that frequency.",
  *check(facts) {
    for (const net of facts.nets)
      for (const [one, two] of pairsOf(net.ports)) {
        const [a, b] = [one, two].map(({ port }) => intervalOf(port.facts?.clock ?? {}));
        if (!a || !b || one.use.id === two.use.id || (a.max >= b.min && b.max >= a.min)) continue;
        const [source, input] = two.port.direction === "out" && one.port.direction !== "out" ? [two, one] : [one, two];
        const [given, needed] = source === one ? [a, b] : [b, a];
        yield {
          severity: "error",
          message: sentenceOf("clock-frequency", {
            source: source.label,
            given: measure(given.max, "Hz"),
            input: input.label,
            needed:
              needed.min === needed.max
                ? measure(needed.min, "Hz")
                : `${measure(needed.min, "Hz")} … ${measure(needed.max, "Hz")}`,
          }),
          ends: [input.end, source.end],
          nets: [net.net.id],
        };
      }
  },
};

export const resetOpen: LogicRule = {
  id: "reset-open",
  reason: "A reset without a level starts and stops the part at will.",
  source: "the data sheet of the part: reset input",
  remedy: "Join a supervisor, or a pull-up.",
  *check(facts) {
    for (const { ports } of facts.uses)
      for (const port of ports) {
        // What has to be joined has a sentence of its own.
        if (port.port.ioType !== "RESET" || !port.isInput || facts.netOf(port.end) || port.port.required) continue;
        if (port.pulls.length > 0 || port.port.facts?.pull !== undefined) continue;
        yield {
          severity: "warning",
          message: sentenceOf("reset-open", { port: port.label }),
          ends: [port.end],
        };
      }
  },
};

export const bootStrap: LogicRule = {
  id: "boot-strap",
  reason:
    "A controller reads some pins at reset, before its program has them: what is joined there decides how it starts.",
  source: "the data sheet of the part: strapping pins",
  remedy: "Take another pin, or a weaker pull.",
  *check(facts) {
    for (const net of facts.nets)
      for (const port of net.ports) {
        const { atReset, levels } = port.port.facts ?? {};
        if (atReset === undefined) continue;
        const rail = facts.supplyOf(port);
        const volts = rail && facts.voltageOf(rail);
        if (!volts) continue;
        const level = levelAtReset(net, facts);
        if (level === undefined) continue;
        const high = (levels?.vih && levelAt(levels.vih, volts.max)) ?? volts.max / 2;
        const low = (levels?.vil && levelAt(levels.vil, volts.min)) ?? volts.min / 2;
        const isRight = atReset === "high" ? level >= high : level <= low;
        if (isRight) continue;
        const isOpposite = atReset === "high" ? level <= low : level >= high;
        const free = facts
          .useOf(port.use.id)
          ?.ports.find(
            (other) =>
              other.drive === "programmable" &&
              other.port.facts?.atReset === undefined &&
              other.port.facts?.role === undefined &&
              !facts.netOf(other.end),
          );
        const others = net.ports.filter((other) => other !== port);
        const [other] = others;
        const fix: Fix | undefined =
          free && other
            ? {
                label: "join",
                facts: { port: other.label, net: free.label },
                steps: [
                  { kind: "disconnect", ends: [port.end] },
                  { kind: "connect", ends: [other.end, free.end] },
                ],
              }
            : undefined;
        yield {
          severity: isOpposite ? "error" : "warning",
          message: sentenceOf("boot-strap", {
            port: port.label,
            needed: atReset,
            given: isOpposite ? (atReset === "high" ? "low" : "high") : measure(level, "V"),
            net: net.net.name,
          }),
          ends: [port.end],
          nets: [net.net.id],
          ...(fix && { fixes: [fix] }),
        };
      }
  },
};

/**
 * Volts of a net that only its pulls decide on: outputs of other parts are inputs at reset. Undefined: an output drives
 * it, or there is no pull.
 */
function levelAtReset(net: NetFacts, facts: LogicFacts): number | undefined {
  if (net.ports.some(({ drive }) => drive === "push-pull")) return undefined;
  const known = facts.pullsOf(net).flatMap((pull) => {
    const volts = voltsOf(pull, facts);
    return pull.ohms === undefined || volts === undefined ? [] : [{ volts, siemens: 1 / pull.ohms }];
  });
  const sum = known.reduce((all, { siemens }) => all + siemens, 0);
  if (sum === 0) return undefined;
  return known.reduce((all, { volts, siemens }) => all + volts * siemens, 0) / sum;
}

function voltsOf({ kind, rail }: NetPull, facts: LogicFacts): number | undefined {
  if (kind === "down") return 0;
  const volts = rail && facts.voltageOf(rail);
  return volts?.max;
}
