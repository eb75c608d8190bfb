import { parseBoard, parseCircuit } from "@tracewright/board";
import fc from "fast-check";
import { expect, test } from "vitest";
import { importFiles } from "../import/import-files.ts";
import { SAMPLE_PARTS, SAMPLE_SHEET, sampleEasyedaBoard, sampleEasyedaSchematic } from "./sample-easyeda.ts";

/** One of every kind, so that each reader meets what is broken. */
const BOARD_SHAPES: readonly string[] = [
  ...SAMPLE_PARTS,
  "TRACK~1~1~MID~4024 2980 4030 2980 4036 2986~t1~0",
  "ARC~1~2~GND~M 4040 2970 A 5 5 0 0 1 4045 2975~~a1~0",
  "CIRCLE~4040~2970~3~0.6~3~c1~0~~",
  "RECT~4030~2965~10~10~12~r1~0~1~none~~",
  "VIA~4040~2970~2.4~GND~0.6~v1~0",
  "HOLE~4005~2965~3~h1~0",
  "PAD~OVAL~4060~2970~6~15~11~GND~1~1.75~~0~p1~12~4060 2966 4060 2974~Y~0~0~0.2~4060,2970",
  "PAD~POLYGON~4066~2970~4~4~1~GND~7~0~4066 2966 4070 2974 4062 2974~90~p2~0~~Y~0~-393.7~0.2~4066,2970",
  'COPPERAREA~1~2~GND~M 4001 2961 L 4079 2961 L 4079 2999 Z~0.8~solid~z1~spoke~none~[["M 4002 2962 L 4078 2962 4078 2998 Z"]]~0~~2~1',
  "SOLIDREGION~1~GND~M 4030 2970 L 4040 2970 C 4041 2971 4042 2975 4040 2980 Z~cutout~s1~~~~0",
  "SOLIDREGION~100~~M 4030 2970 L 4040 2970 4040 2980 Z~npth~s2~~~~0",
  "PLANEZONE~21~GND~solid~plane1#@$plane1i~M4002,2962 4078,2962 4078,2998 4002,2998zM4030,2970 4040,2970 4040,2980z",
  "DIMENSION~3~M 4001 2970 L 4042 2970 M 4006 2972 L 4001 2970~d1~0",
  'SVGNODE~{"gId":"g1","nodeName":"path","layerid":"3","attrs":{"d":"M 4010 2970 L 4020 2970 4020 2980 Z"}}',
];

const SHEET_SHAPES: readonly string[] = [
  ...SAMPLE_SHEET,
  "J~240~100~2.5~#CC0000~j1~0",
  "N~925~690~0~#0000ff~SDA~n1~end~923~681~Times New Roman~7pt~0",
  "O~745~730~o1~M 741 734 L 749 726~#33cc33~0",
  "B~0 0 10 0~#008800~2~0~none~b1~0",
  "BE~0~660~150~670~140~be1~0",
  "T~L~50~50~90~#0000FF~~9pt~~~~comment~Note~1~middle~t1~0",
  "A~M 20 20 A 10 10 0 0 1 40 20~~#000~1~0~none~a1~0",
  "E~50~60~5~3~#000~1~1~#ff0000~e1~0",
  "PT~M 0 0 C 10 0 10 10 20 10 Q 5 5 6 6 T 7 7 H 3 v 4 s 1 1 2 2 z~#000~1~0~none~pt1~0",
];

const NASTY = [
  "",
  "NaN",
  "Infinity",
  "-1",
  "3899",
  "11700",
  "-3800",
  "1e5",
  "0",
  "1e308",
  "-7e3",
  "1e-300",
  "0x10",
  "__proto__",
  "M",
  "M 0 0 A 1e300 1e-300 45 1 1 5 5",
  "M 1 1 L",
  "[[[[",
  '[["M 1 1 L 2 2 3 3"],[]]',
  "{",
  "~~~~",
  "#@$",
  "^^^^^^",
  "yes`no`",
  "<b>&amp;",
  "1 2 3 4 5 6 7",
  "-393.7008",
];

const mutation = fc.record({
  shape: fc.nat(),
  field: fc.nat(),
  how: fc.constantFrom("replace", "remove", "double", "cut", "letter"),
  word: fc.oneof(fc.constantFrom(...NASTY), fc.double().map(String), fc.string({ maxLength: 12 })),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutate(shapes: readonly string[], mutations: readonly Mutation[]): string[] {
  const mutated = [...shapes];
  for (const { shape, field, how, word } of mutations) {
    const at = shape % mutated.length;
    const parts = (mutated[at] ?? "").split(/(~|#@\$|\^\^|`)/);
    const place = field % parts.length;
    if (how === "replace") parts[place] = word;
    else if (how === "remove") parts.splice(place, 1);
    else if (how === "double") parts.splice(place, 0, parts[place] ?? "", "~");
    else if (how === "cut") parts.length = place;
    else parts[place] = `${(parts[place] ?? "").slice(1)}${word.slice(0, 1)}`;
    mutated[at] = parts.join("");
  }
  return mutated;
}

const encode = (value: object) => new TextEncoder().encode(JSON.stringify(value));
const RUNS = { numRuns: 1_000, seed: 20_261_122 };

test("a board whose shapes were mangled is read into a valid board or refused with a reason", () => {
  let read = 0;
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const shapes = mutate(BOARD_SHAPES, mutations);
      const { accepted, board, receipt } = importFiles([
        { name: "a.json", bytes: encode(sampleEasyedaBoard({ shapes })) },
      ]);
      if (!accepted) return receipt.diagnostics.some(({ severity, message }) => severity === "error" && message !== "");
      read += 1;
      const parsed = parseBoard(JSON.parse(JSON.stringify(board)));
      expect(parsed.status === "invalid" ? parsed.problems : []).toEqual([]);
      return true;
    }),
    RUNS,
  );
  expect(read).toBeGreaterThan(RUNS.numRuns / 5);
});

test("a schematic whose shapes were mangled is read into a valid circuit or refused with a reason", () => {
  let read = 0;
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const sheet = mutate(SHEET_SHAPES, mutations);
      const { accepted, circuit, receipt } = importFiles([
        { name: "a.json", bytes: encode(sampleEasyedaSchematic(sheet)) },
      ]);
      if (!accepted) return receipt.diagnostics.some(({ severity, message }) => severity === "error" && message !== "");
      read += 1;
      const parsed = parseCircuit(JSON.parse(JSON.stringify(circuit)));
      expect(parsed.status === "invalid" ? parsed.problems : []).toEqual([]);
      return true;
    }),
    RUNS,
  );
  expect(read).toBeGreaterThan(RUNS.numRuns / 5);
});

test("JSON of any form that says it is EasyEDA's is answered", () => {
  const member = fc.constantFrom(
    "head",
    "canvas",
    "shape",
    "docType",
    "schematics",
    "dataStr",
    "layers",
    "DRCRULE",
    "title",
  );
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, 3, "3", "1", "LIB~1~1", "{", [], {}),
      fc.array(tie("any"), { maxLength: 3 }),
      fc.dictionary(member, tie("any"), { maxKeys: 4 }),
    ),
  })).any;
  fc.assert(
    fc.property(fc.dictionary(member, value, { maxKeys: 6 }), (json) => {
      const { accepted, board, circuit } = importFiles([{ name: "a.json", bytes: encode({ docType: "3", ...json }) }]);
      return !accepted || board !== undefined || circuit !== undefined;
    }),
    { numRuns: 800, seed: 5 },
  );
});
