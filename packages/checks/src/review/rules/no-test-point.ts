import { placeOf } from "../decoupling.ts";
import type { ReviewRule } from "../review-rule.ts";

/** A made-up name is no rail of the design. */
const MADE_UP = /^(.*\/)?(Net-?\(|N\$|unconnected-)/;

export const noTestPoint: ReviewRule = {
  id: "no-test-point",
  severity: "note",
  source: "IPC-2221B, design for test",
  find: ({ wiring, nets }) =>
    wiring.nets.flatMap((net) => {
      const { kind, sources = [], loads = [] } = nets.get(net.id) ?? {};
      // Behind a filter of one chip nobody measures: a rail has a source and feeds several, or comes from a regulator.
      if (kind !== "supply" || MADE_UP.test(net.name) || sources.length === 0 || loads.length === 0) return [];
      const isReachable = net.pins.some(
        ({ part, number }) =>
          part.kind === "test-point" ||
          part.footprint.pads.some((pad) => pad.number === number && pad.kind === "through-hole"),
      );
      const [first] = net.pins;
      if (isReachable || !first) return [];
      return [
        {
          about: net.name,
          message: { kind: "no-test-point" as const, facts: { net: net.name } },
          position: placeOf(first),
          items: [],
          nets: [net.id],
        },
      ];
    }),
};
