import { documentOf, netAt } from "../book/block-book.ts";
import type { Logic, Use } from "../records/logic.ts";
import { type LogicOutcome, outcomeOf } from "./command-outcome.ts";
import { connect } from "./net-commands.ts";
import type { Hands } from "./use-commands.ts";

/** A block that does not work without another: a transceiver of Ethernet without a jack. */
export interface WantedNeed {
  /** Hash of the document that has the need. */
  readonly of: string;
  readonly block: Use["block"];
  /** For each use. */
  readonly count: number;
  /** Port of the block → port of the one that it needs. */
  readonly joins: Readonly<Record<string, string>>;
}

/**
 * The wires between blocks and those that they need: each to as many as it needs, where nothing is joined to the ports yet.
 * What a person joined stays.
 */
export function joinNeeds(logic: Logic, needs: readonly WantedNeed[], hands: Hands): LogicOutcome {
  let now = logic;
  const isOpen = (use: Use, ports: readonly string[]) => ports.every((port) => !netAt(now, { use: use.id, port }));
  for (const { of, block, count, joins } of needs) {
    const pairs = Object.entries(joins);
    if (pairs.length === 0) continue;
    for (const use of now.uses.filter((one) => one.block.hash === of && documentOf(one, hands.book)))
      for (let nth = 0; nth < count; nth += 1) {
        if (nth === 0 && !isOpen(use, Object.keys(joins))) break;
        const partner = now.uses.find(
          (one) => one.id !== use.id && one.block.id === block.id && isOpen(one, Object.values(joins)),
        );
        if (!partner) break;
        for (const [own, other] of pairs) {
          const outcome = connect(
            now,
            [
              { use: use.id, port: own },
              { use: partner.id, port: other },
            ],
            hands,
          );
          if (outcome.status === "done") now = outcome.logic;
        }
      }
  }
  return outcomeOf(logic, now);
}
