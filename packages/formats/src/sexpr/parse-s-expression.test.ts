import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSExpression, quote, type Written } from "./format-s-expression.ts";
import { parseSExpression } from "./parse-s-expression.ts";
import type { SExpression } from "./s-expression.ts";

describe("parseSExpression", () => {
  it("reads back every text that was quoted", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (texts) => {
        const outcome = parseSExpression(formatSExpression(["root", ...texts.map((text) => ["item", quote(text)])], 2));
        if ("problem" in outcome) throw new Error(outcome.problem.message);
        expect(outcome.root.items.slice(1).map(secondText)).toEqual(texts);
      }),
    );
  });

  it("gives the same tree whatever the line breaks", () => {
    const node: Written = ["a", "b", ["c", ["d", quote("x y")], "e"], ["f"]];
    const plain = (depth: number) => {
      const outcome = parseSExpression(formatSExpression(node, depth));
      return "root" in outcome ? JSON.stringify(withoutPlaces(outcome.root)) : outcome.problem.message;
    };
    expect(new Set([0, 1, 2, 3].map(plain)).size).toBe(1);
  });

  it("names the line where the innermost open list began", () => {
    const outcome = parseSExpression('(kicad_pcb\n  (net 1 "A")\n  (footprint "x"\n    (at 1 2');
    expect(outcome).toEqual({
      problem: {
        code: "unbalanced",
        message: "the file ends unbalanced: 3 lists are still open, the innermost since line 4",
        line: 4,
        column: 12,
      },
    });
  });

  it("refuses a hundred thousand nested lists without running out of stack", () => {
    const outcome = parseSExpression("(".repeat(100_000));
    expect("problem" in outcome && outcome.problem.code).toBe("nested-too-deeply");
  });

  it("refuses an empty file, text before and text after", () => {
    const codes = ["", "  \n", "hello", "(a) b", ")"].map((text) => {
      const outcome = parseSExpression(text);
      return "problem" in outcome ? outcome.problem.code : "accepted";
    });
    expect(codes).toEqual(["empty", "empty", "not-s-expression", "unbalanced", "not-s-expression"]);
  });
});

function secondText(node: SExpression): string | undefined {
  const second = node.kind === "list" ? node.items[1] : undefined;
  return second?.kind === "atom" ? second.text : undefined;
}

function withoutPlaces(node: SExpression): unknown {
  return node.kind === "atom" ? [node.text, node.quoted] : node.items.map(withoutPlaces);
}
