import { emptyBoard } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { lineOf, readDraft, ruleAtLine } from "./read-draft.ts";

const { rules } = emptyBoard();

const TEXT = `(version 1)
(rule "wide"
	(constraint track_width (min 0.3)))
(rule "mask" (constraint solder_mask_sliver (min 1mm)))
`;

describe("a draft of custom rules", () => {
  it("says what is wrong at which line, column and letter, and whether it can be applied", () => {
    const { findings, isMalformed } = readDraft(TEXT, rules);
    expect(isMalformed).toBe(true);
    expect(findings.map(({ place, severity, rule }) => [place.line, place.column, severity, rule])).toEqual([
      [3, 31, "error", "wide"],
      [4, 1, "warning", "mask"],
    ]);
    expect(TEXT.slice(findings[0]?.offset).startsWith("0.3)")).toBe(true);
    expect(readDraft(TEXT.replace("0.3", "0.3mm"), rules)).toMatchObject({ isMalformed: false });
  });

  it("knows the rule that a line is of", () => {
    const draft = readDraft(TEXT, rules);
    expect([1, 2, 3, 4].map((line) => ruleAtLine(draft, line))).toEqual([undefined, 0, 0, 1]);
    expect(lineOf(TEXT, TEXT.indexOf("constraint"))).toBe(3);
  });
});
