import type { LogicFacts, NetFacts, PlacedPort, UseFacts } from "../facts/logic-facts.ts";
import type { Fix } from "../fixes/fix.ts";
import { sentenceOf } from "./finding.ts";
import { type LogicRule, pairsOf } from "./rule.ts";

export const groundOpen: LogicRule = {
  id: "ground-open",
  reason: "Every current has to return; without ground it returns through signals.",
  source: "ground pins, as electrical rules of schematics have them",
  remedy: "Join the port to the ground of its supply.",
  *check(facts) {
    const ground = facts.nets.find(({ net }) => net.kind === "ground");
    const [anchor] = ground?.ports ?? [];
    for (const { ports } of facts.uses)
      for (const port of ports) {
        if (port.port.netType !== "GND" || facts.netOf(port.end)) continue;
        const fix: Fix | undefined =
          ground && anchor
            ? {
                label: "join",
                facts: { port: port.label, net: ground.net.name },
                steps: [{ kind: "connect", ends: [port.end, anchor.end] }],
              }
            : undefined;
        yield {
          severity: "error",
          message: sentenceOf("ground-open", { port: port.label }),
          ends: [port.end],
          ...(fix && { fixes: [fix] }),
        };
      }
  },
};

export const groundDomains: LogicRule = {
  id: "ground-domains",
  reason: "A signal is a voltage against ground: without a common ground it has no level.",
  source: "return path of signals",
  remedy: "Join the grounds, or pass the signal through an isolator.",
  *check(facts) {
    const seen = new Set<string>();
    for (const net of facts.nets) {
      if (net.net.kind === "ground") continue;
      for (const [one, two] of pairsOf(net.ports)) {
        const [a, b] = [groundOf(one, facts), groundOf(two, facts)];
        if (!a || !b || a === b) continue;
        const pair = [a.net.id, b.net.id].sort().join(" ");
        if (seen.has(pair)) continue;
        seen.add(pair);
        const [first, second] = [domainOf(a, facts), domainOf(b, facts)];
        const about = { severity: "error" as const, ends: [one.end, two.end], nets: [net.net.id] };
        if (first !== undefined && second !== undefined) {
          yield { ...about, message: sentenceOf("ground-isolated", { net: net.net.name, one: first, two: second }) };
          continue;
        }
        const [left, right] = [a.ports[0], b.ports[0]];
        yield {
          ...about,
          message: sentenceOf("ground-domains", {
            one: one.label,
            two: two.label,
            net: net.net.name,
            oneGround: a.net.name,
            twoGround: b.net.name,
          }),
          ...(left &&
            right && {
              fixes: [
                {
                  label: "join" as const,
                  facts: { port: left.label, net: b.net.name },
                  steps: [{ kind: "connect" as const, ends: [left.end, right.end] }],
                },
              ],
            }),
        };
      }
    }
  },
};

/** The ground of a block with one; a block with several isolates. */
function groundOf({ use }: PlacedPort, facts: LogicFacts): NetFacts | undefined {
  const own: UseFacts | undefined = facts.useOf(use.id);
  const grounds = own?.ports.filter(({ port }) => port.netType === "GND") ?? [];
  const [only] = grounds;
  return only && grounds.length === 1 ? facts.netOf(only.end) : undefined;
}

function domainOf({ net }: NetFacts, { logic }: LogicFacts): string | undefined {
  return logic.domains.find(({ ground }) => ground === net.id)?.name;
}
