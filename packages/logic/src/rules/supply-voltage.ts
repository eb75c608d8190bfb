import { type Interval, intervalOf, SLACK } from "../facts/interval.ts";
import type { LogicFacts, NetFacts, PlacedPort } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import type { Offers } from "../fixes/offers.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, measure, names, unknown, volts } from "./rule.ts";

export const supplyVoltage: LogicRule = {
  id: "supply-voltage",
  reason: "A part works only within its supply voltage, and is damaged beyond its absolute maximum.",
  source: "recommended operating conditions and absolute maximum ratings of the data sheet",
  remedy: "Take another supply, change its voltage, or insert a converter.",
  *check(facts, offers) {
    for (const net of facts.nets) {
      if (facts.sourcesOf(net).length === 0 && !net.net.external) continue;
      const given = facts.voltageOf(net);
      const judged = facts.loadsOf(net).map((load) => ({ load, verdict: judge(load, given) }));
      for (const { load, verdict } of judged) if (!verdict) yield unknown(load, "voltage");
      for (const [, alike] of Map.groupBy(judged, ({ verdict }) => `${verdict?.kind} ${verdict?.needed}`)) {
        const verdict = alike[0]?.verdict;
        if (!verdict || !given || verdict.kind === "fits") continue;
        const loads = alike.map(({ load }) => load);
        const said = { ports: names(loads), net: net.net.name, given: volts(given) };
        const { kind, needed, range } = verdict;
        yield {
          severity: kind === "supply-voltage-edge" ? "warning" : "error",
          message:
            kind === "supply-maximum"
              ? sentenceOf(kind, { ...said, limit: needed })
              : sentenceOf(kind, { ...said, needed }),
          ends: loads.map(({ end }) => end),
          nets: [net.net.id],
          fixes:
            kind === "supply-voltage-edge" ? [] : converterFor(loads, net, { given, needed: range, facts, offers }),
        };
      }
    }
  },
};

interface Verdict {
  readonly kind: "fits" | "supply-maximum" | "supply-voltage" | "supply-voltage-edge";
  /** As text. */
  readonly needed: string;
  readonly range: Interval;
}

/** Undefined: a figure is missing. */
function judge({ port }: PlacedPort, given: Interval | undefined): Verdict | undefined {
  const range = intervalOf(port.voltage ?? {});
  if (!range || !given) return undefined;
  const limit = port.absoluteMax?.max;
  if (limit !== undefined && given.max > limit + SLACK)
    return { kind: "supply-maximum", needed: measure(limit, "V"), range };
  const isOutside = given.min > range.max + SLACK || given.max < range.min - SLACK;
  const isInside = given.max <= range.max + SLACK && given.min >= range.min - SLACK;
  const kind = isOutside ? "supply-voltage" : isInside ? "fits" : "supply-voltage-edge";
  return { kind, needed: volts(range), range };
}

interface Search {
  readonly given: Interval;
  readonly needed: Interval;
  readonly facts: LogicFacts;
  readonly offers: Offers;
}

/** A converter between the net and the loads; its ground is that of the first of them. */
function converterFor(loads: readonly PlacedPort[], net: NetFacts, { given, needed, facts, offers }: Search): Fix[] {
  const [first, ...others] = loads;
  const amperes = loads.reduce((sum, { port }) => sum + (port.current?.max ?? 0), 0);
  const found = offers.converter(given, needed, amperes);
  const source = net.ports.find((one) => !loads.includes(one));
  if (!first || !found || !source) return [];
  const { ports } = found.offer.document;
  const ground = ports.find(({ netType }) => netType === "GND");
  const enable = ports.find(
    ({ netType, direction, required, supply }) =>
      netType === "SIGNAL" && direction === "in" && required && supply === found.input,
  );
  const ownGround = facts.useOf(first.use.id)?.ports.find((one) => one.port.netType === "GND");
  return [
    {
      label: "insert-block",
      facts: { block: found.offer.name, port: names(loads) },
      steps: [
        { kind: "disconnect", ends: loads.map(({ end }) => end) },
        {
          kind: "add",
          block: found.offer.block,
          name: found.offer.name,
          joins: {
            [found.input]: source.end,
            [found.output]: first.end,
            ...(ground && ownGround && { [ground.key]: ownGround.end }),
          },
          ...(enable && { ties: [[enable.key, found.input] as const] }),
        },
        ...others.map(({ end }) => ({ kind: "connect" as const, ends: [first.end, end] })),
      ],
    },
  ];
}
