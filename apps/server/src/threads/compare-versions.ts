import { compareBoards, type Finding } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import type { CompareAnswer, CompareInput, FindingCounts } from "./messages/compare-messages.ts";
import { unpackBoard } from "./unpack-document.ts";

/** Longer lists are counted, not sent. */
const MAX_CHANGES = 1_000;
const MAX_FINDINGS = 100;

/** What differs between two versions of a board, and what the design rules say of each. */
export function compareVersions(input: CompareInput): CompareAnswer {
  const [before, after] = [unpackBoard(input.before), unpackBoard(input.after)];
  const changes = compareBoards(before, after);
  const [old, now] = [checkBoard(before).findings, checkBoard(after).findings];
  return {
    changes: changes.slice(0, MAX_CHANGES),
    more: Math.max(0, changes.length - MAX_CHANGES),
    before: countOf(old),
    after: countOf(now),
    appeared: missingIn(now, old).slice(0, MAX_FINDINGS),
    gone: missingIn(old, now).slice(0, MAX_FINDINGS),
  };
}

function countOf(findings: readonly Finding[]): FindingCounts {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: findings.length - errors };
}

/** Findings are the same when a rule objects to the same items, whatever the number says by now. */
function missingIn(findings: readonly Finding[], among: readonly Finding[]): readonly Finding[] {
  const left = new Map<string, number>();
  for (const finding of among) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1);
  return findings.filter((finding) => {
    const count = left.get(keyOf(finding)) ?? 0;
    left.set(keyOf(finding), count - 1);
    return count <= 0;
  });
}

function keyOf({ rule, items, layer, position }: Finding): string {
  // What has no items (an outline that is not closed) is identified by its place.
  return JSON.stringify([rule, items.length > 0 ? [...items].sort() : position, layer ?? ""]);
}
