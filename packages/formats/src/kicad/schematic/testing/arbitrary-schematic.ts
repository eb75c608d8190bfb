import fc from "fast-check";
import { quote } from "../../../sexpr/format-s-expression.ts";
import { type SampleSheet, type SampleSymbol, sampleSchematic, uuid } from "../sample-schematic.ts";

export interface ArbitraryFile {
  readonly fileName: string;
  readonly text: string;
}

/** Few places on few millimetres, so that much of what is drawn meets. */
const at = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
  .map(([x, y]) => [x * 2.54, y * 2.54] as const);
const name = fc.constantFrom(
  "A",
  "GND",
  "~{RST}",
  "D[0..3]",
  "D1",
  "한글",
  'a "b"',
  "x/y",
  "constructor",
  "USB{DP DM}",
);
const text = fc.oneof(name, fc.string({ unit: "grapheme", maxLength: 6 }));

const symbol: fc.Arbitrary<SampleSymbol> = fc
  .record(
    {
      library: fc.constantFrom(...(["R", "GND", "VCC", "DUAL", "HIDDEN"] as const)),
      number: fc.integer({ min: 1, max: 9 }),
      at,
      rotation: fc.constantFrom(0, 90, 180, 270),
      mirror: fc.constantFrom("x" as const, "y" as const),
      unit: fc.integer({ min: 1, max: 2 }),
      value: text,
    },
    { requiredKeys: ["library", "number", "at", "rotation", "unit"] },
  )
  .map(({ number, unit, library, ...rest }) => ({
    ...rest,
    library,
    reference: library === "GND" || library === "VCC" ? `#PWR0${number}` : `${library.charAt(0)}${number}`,
    unit: library === "DUAL" ? unit : 1,
  }));

/** Fields, marks and graphics that `sampleSchematic` does not draw by itself. */
const extras = fc.record({
  fitted: fc.boolean(),
  inBom: fc.boolean(),
  onBoard: fc.boolean(),
  field: fc.option(fc.tuple(fc.constantFrom("MPN", "constructor", "한글", 'a "b"'), text), { nil: undefined }),
  note: fc.option(fc.tuple(text, at), { nil: undefined }),
  line: fc.option(fc.tuple(at, at), { nil: undefined }),
  title: fc.option(text, { nil: undefined }),
  paper: fc.constantFrom('(paper "A4")', '(paper "A3" portrait)', '(paper "User" 200 100.5)'),
});

const sheetOf = (version: number): fc.Arbitrary<SampleSheet> =>
  fc.record({
    version: fc.constant(version),
    symbols: fc.array(symbol, { maxLength: 5 }),
    wires: fc.array(fc.tuple(at, at), { maxLength: 6 }),
    buses: fc.array(fc.tuple(at, at), { maxLength: 2 }),
    busEntries: fc.array(fc.record({ at, size: fc.constantFrom([2.54, 2.54] as const, [-2.54, 2.54] as const) }), {
      maxLength: 2,
    }),
    junctions: fc.array(at, { maxLength: 3 }),
    noConnects: fc.array(at, { maxLength: 2 }),
    labels: fc.array(
      fc.record({
        kind: fc.constantFrom(...(["label", "global_label", "hierarchical_label"] as const)),
        text: name,
        at,
      }),
      { maxLength: 4 },
    ),
  });

/** A schematic of KiCad's `version`: a root and one further sheet that it uses up to three times. */
export function arbitrarySchematic(version: number): fc.Arbitrary<readonly ArbitraryFile[]> {
  const pins = fc.uniqueArray(fc.record({ name, at }), { maxLength: 3, selector: (pin) => pin.name });
  return fc
    .record({
      root: sheetOf(version),
      child: sheetOf(version),
      uses: fc.array(pins, { maxLength: 3 }),
      rootExtras: extras,
      childExtras: extras,
    })
    .map(({ root, child, uses, rootExtras, childExtras }) => {
      const sheets = uses.map((each, index) => ({
        uuid: uuid(700 + index),
        name: `channel ${index}`,
        file: "channel.kicad_sch",
        pins: each,
      }));
      const files = [
        { fileName: "whole.kicad_sch", text: withExtras(sampleSchematic({ ...root, sheets }), rootExtras, version) },
      ];
      if (uses.length > 0)
        files.push({
          fileName: "channel.kicad_sch",
          text: withExtras(sampleSchematic({ ...child, uuid: uuid(901) }), childExtras, version),
        });
      return files;
    });
}

type Extras = typeof extras extends fc.Arbitrary<infer Value> ? Value : never;

function withExtras(sheet: string, extra: Extras, version: number): string {
  const { fitted, inBom, onBoard, field, note, line, title, paper } = extra;
  const marks = [
    `(in_bom ${inBom ? "yes" : "no"}) (on_board ${onBoard ? "yes" : "no"})`,
    !fitted && version > 20221018 ? "(dnp yes)" : "",
    field ? `(property ${quote(field[0])} ${quote(field[1])} (at 1 2 90) (effects (font (size 1 1.5)) hide))` : "",
  ].join(" ");
  const drawn = [
    paper,
    title === undefined ? "" : `(title_block (title ${quote(title)}))`,
    note
      ? `(text ${quote(note[0])} (at ${note[1].join(" ")} 90) (effects (font (size 2 1)) (justify left)) (uuid ${uuid(800)}))`
      : "",
    line
      ? `(polyline (pts ${line.map((point) => `(xy ${point.join(" ")})`).join(" ")}) (stroke (width 0.5) (type dash)) (uuid ${uuid(801)}))`
      : "",
  ].join(" ");
  return (
    sheet
      .replaceAll(/\((?:global|hierarchical)_label "(?:[^"\\]|\\.)*"/g, (label) => `${label} (shape bidirectional)`)
      .replace(/(?=\(lib_symbols)/, () => drawn)
      // Units of one part share their marks: a part is fitted or not.
      .replace(/(?<=\(symbol \(lib_id "(?!DUAL)[^)]*\) \(at [^)]*\) (?:\(mirror .\))? \(unit \d\))/, () => marks)
  );
}
