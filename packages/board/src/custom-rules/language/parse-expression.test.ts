import { describe, expect, it } from "vitest";
import { inEnglish } from "../../remarks/remark-words.ts";
import { formatExpression } from "./format-expression.ts";
import { parseExpression } from "./parse-expression.ts";

const written = (source: string) => {
  const parsed = parseExpression(source);
  return "problem" in parsed
    ? { message: inEnglish(parsed.problem.words), at: parsed.problem.at }
    : formatExpression(parsed.expression);
};

describe("a condition", () => {
  it.each([
    ["A.NetClass == 'HV'", "A.NetClass == 'HV'"],
    ["A.Type=='Via'&&!B.insideArea('x y')", "(A.Type == 'Via') && !B.insideArea('x y')"],
    ["AB.isCoupledDiffPair()", "AB.isCoupledDiffPair()"],
    ["A.fromTo('U1-1', 'U2-*')", "A.fromTo('U1-1', 'U2-*')"],
    ["L == 'F.Cu'", "L == 'F.Cu'"],
    ["A.Net != B.Net", "A.Net != B.Net"],
    ["A.Thickness == 1.0mm", "A.Thickness == 1mm"],
    ["A.Width > 0,5 mm + 2*10mil", "A.Width > (0.5mm + (2 * 10mil))"],
    ["A.Name == 'it\\'s'", "A.Name == 'it\\'s'"],
    ["A.NetClass == 'HV'\n\t&& B.NetClass == 'HV'", "(A.NetClass == 'HV') && (B.NetClass == 'HV')"],
  ])("%s", (source, read) => {
    expect(written(source)).toBe(read);
  });

  it("joins || before && and negates before it compares, as KiCad does", () => {
    expect(written("A.Locked && B.Locked || A.Name")).toBe("A.Locked && (B.Locked || A.Name)");
    expect(written("!A.Locked == B.Locked")).toBe("!A.Locked == B.Locked");
    expect(parseExpression("!A.Locked == B.Locked")).toMatchObject({
      expression: { kind: "binary", left: { kind: "not" } },
    });
  });

  it.each([
    ["A.NetClass == ", "the expression ends too early", 14],
    ["A.NetClass = 'HV'", 'unexpected "="', 11],
    ["C.NetClass == 'HV'", '"C" is not one of A, B, AB and L', 0],
    ["A.Type == 'Via", "the quotation mark ' is not closed", 10],
    ["(A.Type == 'Via'", "missing )", 16],
    ["A.insideArea('x'", "missing )", 16],
    ["A.", "missing a property of A", 2],
    ["A.Type == 'Via' 'x'", 'unexpected "x"', 16],
    ["A.Width < B.Width < 1mm", "comparisons do not chain", 18],
    ["A.Name == “x”", 'unexpected "“"', 10],
  ])("%s names what is wrong and where", (source, message, at) => {
    expect(written(source)).toEqual({ message, at });
  });

  it("is refused where its depth or length would take long", () => {
    const deep = `${"(".repeat(9_000)}A.Locked${")".repeat(9_000)}`;
    expect(written(deep)).toMatchObject({ message: "more than 200 levels of brackets" });
    expect(written(`${"!".repeat(9_000)}A.Locked`)).toMatchObject({ message: "more than 200 levels of brackets" });
    const long = Array.from({ length: 1_000 }, () => "A.Locked").join("&&");
    expect(written(long)).toMatchObject({ message: "more than 200 operators in a row" });
    expect(written("'".repeat(1_000_001))).toMatchObject({ message: "expression of more than 20000 characters" });
  });
});
