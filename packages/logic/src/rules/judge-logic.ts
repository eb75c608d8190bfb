import type { BlockBook } from "../book/block-book.ts";
import { LogicFacts } from "../facts/logic-facts.ts";
import { type OfferedBlock, Offers } from "../fixes/offers.ts";
import type { Logic } from "../records/logic.ts";
import { findingKey, type LogicFinding, type RuleOutcome, type Severity, type UnknownFigure } from "./finding.ts";
import { LOGIC_RULES } from "./rules.ts";

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/**
 * What the rules say of a logic: findings, the worst first, and figures that they miss. `library` is what fixes may take
 * blocks from. A missing figure is never a finding. Nothing here refuses anything.
 */
export function judgeLogic(logic: Logic, book: BlockBook, library: readonly OfferedBlock[] = []): RuleOutcome {
  const facts = new LogicFacts(logic, book);
  const offers = new Offers(library);
  const findings: LogicFinding[] = [];
  const unknowns = new Map<string, UnknownFigure>();
  for (const { id, check } of LOGIC_RULES)
    for (const found of check(facts, offers))
      if ("figure" in found)
        unknowns.set(`${id} ${found.end.use} ${found.end.port} ${found.figure}`, { rule: id, ...found });
      else findings.push({ nets: [], fixes: [], ...found, rule: id });
  return {
    findings: findings.sort((a, b) => ORDER[a.severity] - ORDER[b.severity]),
    unknowns: [...unknowns.values()],
  };
}

/** The finding was accepted with words; it counts as long as its facts are the same. */
export function isWaived({ waivers }: Logic, finding: LogicFinding): boolean {
  const subject = findingKey(finding);
  return waivers.some((waiver) => waiver.rule === finding.rule && waiver.subject === subject);
}
