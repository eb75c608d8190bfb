import type { Fix } from "../fixes/fix.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, names } from "./rule.ts";

export const supplyContention: LogicRule = {
  id: "supply-contention",
  reason: "Of two sources on one net, the higher one drives current into the output of the other.",
  source: "two power outputs on one net, as electrical rules of schematics have them",
  remedy: "Join the sources through diodes or a power switch.",
  *check(facts, offers) {
    for (const net of facts.nets) {
      // A battery and its charger share a net: both take and give.
      const sources = facts.sourcesOf(net).filter(({ port }) => port.direction === "out");
      const [first, second] = sources;
      if (!first || !second) continue;
      const or = offers.supplyOr(sources.map(({ port }) => port.voltage ?? {}));
      const [one, two] = or?.inputs ?? [];
      const ownGround = facts.useOf(first.use.id)?.ports.find((own) => own.port.netType === "GND");
      const load = net.ports.find((port) => !sources.includes(port));
      const fix: Fix | undefined =
        or && one !== undefined && two !== undefined && load && sources.length === 2
          ? {
              label: "add-block",
              facts: { block: or.offer.name, net: net.net.name },
              steps: [
                { kind: "disconnect", ends: sources.map(({ end }) => end) },
                {
                  kind: "add",
                  block: or.offer.block,
                  name: or.offer.name,
                  joins: {
                    [one]: first.end,
                    [two]: second.end,
                    [or.output]: load.end,
                    ...(or.ground !== undefined && ownGround && { [or.ground]: ownGround.end }),
                  },
                },
              ],
            }
          : undefined;
      yield {
        severity: "error",
        message: sentenceOf("supply-contention", { sources: names(sources), net: net.net.name }),
        ends: sources.map(({ end }) => end),
        nets: [net.net.id],
        ...(fix && { fixes: [fix] }),
      };
    }
  },
};
