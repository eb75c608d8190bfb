import { inEnglish } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSExpression, quote, type Written } from "./format-s-expression.ts";
import { NodeReader } from "./node-reader.ts";
import { parseSExpression } from "./parse-s-expression.ts";

function parse(text: string): NodeReader {
  const outcome = parseSExpression(text);
  if ("problem" in outcome) throw new Error(inEnglish(outcome.problem.words));
  return new NodeReader(outcome.tree);
}

/** The list as the writer takes it, atoms before lists. */
function writtenAgain(node: NodeReader): Written {
  return [node.name, ...node.takeAtoms().map(quote), ...node.takeLists().map(writtenAgain)];
}

describe("parseSExpression", () => {
  it("reads back every text that was quoted", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (texts) => {
        const root = parse(formatSExpression(["root", ...texts.map((text) => ["item", quote(text)])], 2));
        expect(root.takeAll("item").map((item) => item.takeAtom())).toEqual(texts);
      }),
    );
  });

  it("reads back every tree, whatever its lists are called and hold", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "b", "_", "7"), minLength: 1, maxLength: 3 });
    const tree: fc.Memo<Written> = fc.memo<Written>((depth) =>
      fc
        .tuple(
          name,
          fc.array(fc.string().map(quote), { maxLength: 3 }),
          fc.array(depth > 1 ? tree(depth - 1) : name.map((head): Written => [head]), { maxLength: 4 }),
        )
        .map(([head, atoms, lists]) => [head, ...atoms, ...lists]),
    );
    fc.assert(
      fc.property(tree(3), fc.integer({ min: 0, max: 3 }), (written, depth) => {
        expect(writtenAgain(parse(formatSExpression(written, depth)))).toEqual(written);
      }),
    );
  });

  it("gives every list back as it is written, parentheses in quotes and letters of any length included", () => {
    const piece = fc.constantFrom(" ", "\n", "(", ")", "a", "é", "한", "\u{1f600}", '\\"', "\\\\", ")(");
    const text = fc.array(piece).map((pieces) => `"${pieces.join("")}"`);
    const list: fc.Memo<string> = fc.memo((depth) =>
      fc
        .tuple(
          fc.array(depth > 1 ? fc.oneof(text, list(depth - 1)) : text, { maxLength: 4 }),
          fc.constantFrom("", " ", "\n "),
        )
        .map(([items, blank]) => `(${blank}${items.join(` ${blank}`)}${blank})`),
    );
    fc.assert(
      fc.property(fc.array(list(3)), (lists) => {
        const root = parse(`(root ${lists.join("")}\n)`);
        expect(root.leftovers()).toEqual(lists);
        expect(root.takeLists().map(({ source }) => source)).toEqual(lists);
      }),
    );
  });

  it("reads bytes as it reads their text", () => {
    const text = '(a "é 한" (é b) (Ã© c) (b é))';
    const read = (source: string | Uint8Array) => {
      const outcome = parseSExpression(source);
      return "tree" in outcome ? writtenAgain(new NodeReader(outcome.tree)) : outcome;
    };
    expect(read(new TextEncoder().encode(text))).toEqual(["a", '"é 한"', ["é", '"b"'], ["Ã©", '"c"'], ["b", '"é"']]);
    expect(read(text)).toEqual(read(new TextEncoder().encode(text)));
  });

  it("tells words apart that meet in its table", () => {
    const words = Array.from({ length: 20_000 }, (_, n) => n.toString(36));
    expect(parse(`(root ${[...words, ...words].join(" ")})`).takeAtoms()).toEqual([...words, ...words]);
  });

  it("tells lists apart by more first words than its table has places", () => {
    const names = Array.from({ length: 3000 }, (_, n) => `name${n}`);
    const root = parse(`(root ${names.map((name) => `(${name} ${name})`).join(" ")})`);
    for (const name of names) expect(root.takeText(name)).toBe(name);
    expect(root.leftovers()).toEqual([]);
  });

  it("grows where a text has more atoms than real files have", () => {
    expect(parse(`(root${" a".repeat(5000)})`).takeAtoms()).toHaveLength(5000);
  });

  it("names the line where the innermost open list began", () => {
    const outcome = parseSExpression('(kicad_pcb\n  (net 1 "A")\n  (footprint "x"\n    (at 1 2');
    expect(outcome).toEqual({
      problem: {
        code: "unbalanced",
        words: { kind: "syntax-lists-open", facts: { count: 3, line: 4 } },
        line: 4,
        column: 12,
      },
    });
  });

  it("refuses a hundred thousand nested lists without running out of stack", () => {
    const outcome = parseSExpression("(".repeat(100_000));
    expect("problem" in outcome && outcome.problem.code).toBe("nested-too-deeply");
  });

  it("refuses an empty file, text before and text after, and a text without its second quote", () => {
    const codes = ["", "  \n", "hello", "(a) b", ")", '(a "b', '(a "b\\', "(a)) b"].map((text) => {
      const outcome = parseSExpression(text);
      return "problem" in outcome ? outcome.problem.code : "accepted";
    });
    expect(codes).toEqual([
      "empty",
      "empty",
      "not-s-expression",
      "unbalanced",
      "not-s-expression",
      "unbalanced",
      "unbalanced",
      "unbalanced",
    ]);
  });
});

it("notes closing parentheses too many at the end, which lose nothing", () => {
  const outcomes = ["(a b)", "(a b))", "(a b)\n)\n)\n"].map((text) => parseSExpression(text));
  expect(outcomes.map((outcome) => "tree" in outcome && outcome.tree.surplus)).toEqual([undefined, 5, 6]);
});

describe("NodeReader", () => {
  it("gives back as written what nobody took", () => {
    const root = parse('(pad "1" smd (at 1.5 -2) (odd (deep "\\"")) locked (size 3 4))');
    expect([root.name, root.peekAtom(), root.takeAtom()]).toEqual(["pad", "1", "1"]);
    expect(root.takeFlag("locked")).toBe(true);
    expect(root.takeAtoms()).toEqual(["smd"]);
    const place = root.take("at");
    expect([place?.takeNumber(), place?.takeNumber(), place?.takeNumber()]).toEqual([1.5, -2, Number.NaN]);
    expect([root.has("size"), root.has("smd"), root.has("drill"), root.take("drill")]).toEqual([
      true,
      true,
      false,
      undefined,
    ]);
    expect(root.leftovers()).toEqual(['(odd (deep "\\""))', "(size 3 4)"]);
  });

  it("takes no number from a text in quotes or a word, and leaves them to be taken", () => {
    const root = parse('(at "1" x)');
    expect([root.takeNumber(), root.takeAtom(), root.takeNumber(), root.takeAtom()]).toEqual([
      Number.NaN,
      "1",
      Number.NaN,
      "x",
    ]);
  });

  it("finds lists of a name at every depth", () => {
    const root = parse("(a (net x) (b (net y) (c (net z))) (d net))");
    expect(root.findAllWithin("net").map((node) => node.takeAtom())).toEqual(["x", "y", "z"]);
  });
});
