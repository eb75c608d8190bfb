import { type Circuit, componentId, itemId, type LibrarySymbol, type Sheet, sheetId } from "@tracewright/board";
import type { TextStyle } from "@tracewright/text";
import { expect, test } from "vitest";
import { sheetToSvg } from "./sheet-to-svg.ts";

const style: TextStyle = {
  size: { width: 1_270_000, height: 1_270_000 },
  thickness: 0,
  horizontal: "left",
  vertical: "middle",
  mirrored: false,
};
const resistor: LibrarySymbol = {
  name: "R",
  power: false,
  pinNameOffset: 0,
  units: [
    {
      unit: 1,
      style: 1,
      texts: [],
      graphics: [
        {
          shape: { kind: "rect", start: { x: -1e6, y: -2e6 }, end: { x: 1e6, y: 2e6 } },
          stroke: { width: 0, style: "solid" },
          fill: "none",
        },
      ],
      pins: [],
    },
  ],
};

function circuitWith(texts: readonly string[], rotation = 0): { circuit: Circuit; sheet: Sheet } {
  const sheet: Sheet = {
    id: sheetId("/"),
    name: "",
    path: "/",
    fileName: "a.kicad_sch",
    symbols: [
      {
        id: itemId("s"),
        librarySymbol: "R",
        unit: 1,
        style: 1,
        position: { x: 50e6, y: 40e6 },
        rotation,
        mirror: "none",
        texts: texts.map((text, index) => ({
          id: itemId(`t${index}`),
          text,
          position: { x: 50e6, y: 40e6 },
          rotation: 0,
          style,
        })),
      },
    ],
    items: [],
  };
  const circuit = {
    schemaVersion: 1,
    title: "",
    components: [],
    nets: [],
    sheets: [sheet],
    librarySymbols: { R: resistor },
  };
  return { circuit: circuit as Circuit, sheet };
}

test("a symbol stands where it was placed, turned as it was turned", () => {
  const upright = circuitWith([]);
  expect(sheetToSvg(upright.circuit, upright.sheet)).toContain("M49 38L51 38L51 42L49 42Z");
  const lying = circuitWith([], 90);
  expect(sheetToSvg(lying.circuit, lying.sheet)).toContain("M48 41L48 39L52 39L52 41Z");
});

test("a field keeps to its side of a symbol that is mirrored or stands on its head", () => {
  const leftmost = (change: { rotation?: number; mirror?: "y" }) => {
    const { circuit, sheet } = circuitWith(["10k"]);
    const symbols = sheet.symbols.map((symbol) => ({ ...symbol, ...change }));
    const letters = /stroke="#1b5e73"[^>]* d="([^"]+)"/.exec(sheetToSvg(circuit, { ...sheet, symbols }))?.[1] ?? "";
    return Math.min(...[...letters.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x)));
  };
  expect(leftmost({})).toBeGreaterThan(49.9);
  expect(leftmost({ mirror: "y" })).toBeLessThan(48);
  expect(leftmost({ rotation: 180 })).toBeLessThan(48);
});

test("texts never become markup", () => {
  const { circuit, sheet } = circuitWith(["<script>alert(1)</script>", '漢字 "><img src=x>']);
  const svg = sheetToSvg(circuit, sheet);
  expect(svg).not.toMatch(/<script|<img/);
  expect(svg).toContain("漢字 &quot;&gt;&lt;img src=x&gt;");
});

test("an empty sheet is an empty page", () => {
  const { circuit, sheet } = circuitWith([]);
  expect(sheetToSvg(circuit, { ...sheet, symbols: [] })).toContain('viewBox="0 0 297 210"');
});

test("a part whose drawing is not there is a small box, a power symbol without one is nothing", () => {
  const { circuit, sheet } = circuitWith([]);
  const bare = { ...circuit, librarySymbols: {} };
  const [symbol] = sheet.symbols;
  if (!symbol) throw new Error("one symbol");
  const draw = (symbols: Sheet["symbols"]) => sheetToSvg(bare, { ...sheet, symbols }).match(/<path/g)?.length ?? 0;
  expect(draw([symbol])).toBe(0);
  expect(draw([{ ...symbol, component: componentId("c") }])).toBe(1);
});

/** Everything on a sheet with one symbol as words and as numbers of strokes. */
function drawn(symbol: Partial<LibrarySymbol["units"][number]>, offset = 0, more: LibrarySymbol["units"] = []) {
  const { circuit, sheet } = circuitWith(["U1"]);
  const [unit] = resistor.units;
  if (!unit) throw new Error("no unit");
  const library = { ...resistor, pinNameOffset: offset, units: [{ ...unit, ...symbol }, ...more] };
  const component = componentId("c");
  const components = [{ id: component, reference: "U1" }] as unknown as Circuit["components"];
  const symbols = sheet.symbols.map((placed) => ({ ...placed, component }));
  return sheetToSvg({ ...circuit, components, librarySymbols: { R: library } }, { ...sheet, symbols });
}

const PIN: LibrarySymbol["units"][number]["pins"][number] = {
  number: "7",
  name: "",
  electricalType: "passive",
  position: { x: -6e6, y: 0 },
  rotation: 0,
  length: 4e6,
  hidden: false,
  numberHidden: true,
  nameHidden: false,
};

test("a pin shows how it ends: a circle takes a part of its line, a clock stands within the body", () => {
  const plain = drawn({ pins: [PIN] });
  expect(plain).toContain("M44 40L48 40");
  expect(drawn({ pins: [{ ...PIN, shape: "inverted" }] })).toContain("M44 40L46.73 40");
  expect(drawn({ pins: [{ ...PIN, shape: "clock" }] })).toContain("M48 39.365L49.27 40L48 40.635");
});

test("the name of a pin stands along it where it has no place within the body, the number on the other side", () => {
  const both = drawn({ pins: [{ ...PIN, name: "I", numberHidden: false }] });
  const without = drawn({ pins: [{ ...PIN, name: "I" }] });
  expect(without.length).toBeGreaterThan(drawn({ pins: [PIN] }).length);
  expect(both.length).toBeGreaterThan(without.length);
});

test("the units of a component are told apart by letters, and a symbol shows its own texts", () => {
  const [unit] = resistor.units;
  const two = drawn({}, 0, [{ ...unit!, unit: 2 }]);
  expect(two.length).toBeGreaterThan(drawn({}).length);
  const text = { id: itemId("own"), text: "OWN", position: { x: 0, y: 0 }, rotation: 0, style };
  expect(drawn({ texts: [text] }).length).toBeGreaterThan(drawn({}).length);
});

test("the body of a symbol covers nothing that is drawn on it", () => {
  const [unit] = resistor.units;
  const [mark] = unit!.graphics;
  const body = {
    ...mark!,
    shape: { kind: "rect", start: { x: -9e6, y: -9e6 }, end: { x: 9e6, y: 9e6 } },
    fill: "background",
  } as const;
  const svg = drawn({ graphics: [mark!, body] });
  expect(svg.indexOf("M41 31")).toBeGreaterThan(0);
  expect(svg.indexOf("M41 31")).toBeLessThan(svg.indexOf("M49 38"));
});

test("a pin that joins nothing within its part is crossed at its outer end", () => {
  expect(drawn({ pins: [PIN] })).not.toContain("M43.619 39.619");
  const open = drawn({ pins: [{ ...PIN, electricalType: "no-connect" }] });
  expect(open).toContain("M43.619 39.619L44.381 40.381");
  expect(open).toContain("M43.619 40.381L44.381 39.619");
});

test("the letters of a pin have the height that its symbol gives them, and none are written without any", () => {
  const named = { ...PIN, name: "EN", numberHidden: false };
  /** How far down the letters of name and number reach from line to line. */
  const heights = (pin: typeof named & { nameSize?: number; numberSize?: number }) =>
    [...drawn({ pins: [pin] }, 500_000).matchAll(/stroke="(?:#1b5e73|#8c2f2f)" stroke-width="[^"]+" d="([^"]+)"/g)].map(
      ([, path = ""]) => {
        const downs = [...path.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
        return Math.max(...downs) - Math.min(...downs);
      },
    );
  // Its name, its number, and the part's reference come last.
  const [usual] = heights(named).slice(-3);
  const [large] = heights({ ...named, nameSize: 2_540_000 }).slice(-3);
  expect(large).toBeCloseTo(2 * (usual ?? 0), 2);
  const strokes = (pin: typeof named & { nameSize?: number; numberSize?: number }) =>
    drawn({ pins: [pin] }, 500_000).match(/<path/g)?.length ?? 0;
  expect(strokes({ ...named, nameSize: 0, numberSize: 0 })).toBe(strokes(named) - 2);
});

/** A sheet with these items alone. */
function sheetOf(items: Sheet["items"], change: Partial<Circuit> = {}): string {
  const { circuit, sheet } = circuitWith([]);
  return sheetToSvg({ ...circuit, ...change }, { ...sheet, symbols: [], items });
}

function labelOf(scope: "global" | "hierarchical", shape: string, rotation = 0): string {
  const label = { id: itemId("l"), text: "N", position: { x: 50e6, y: 40e6 }, rotation, style };
  return sheetOf([{ kind: "label", id: label.id, scope, label, shape }]);
}

test("a global label is a flag about its words, pointed at the wire where signals come in and at the end where they go out", () => {
  const atWire = "M50 40L51.1112 41.1112";
  for (const shape of ["input", "bidirectional", "tri_state"]) expect(labelOf("global", shape)).toContain(atWire);
  for (const shape of ["output", "passive"]) expect(labelOf("global", shape)).not.toContain("M50 40L");
  const corners = (shape: string) => /M[^"]+Z/.exec(labelOf("global", shape))?.[0].match(/[ML]/g)?.length;
  expect([corners("passive"), corners("input"), corners("output"), corners("bidirectional")]).toEqual([4, 5, 5, 6]);
});

test("a hierarchical label has a small arrow before its words, whichever way it runs", () => {
  expect(labelOf("hierarchical", "input")).toContain("M50 40L50.635 40.635L51.27 40.635L51.27 39.365L50.635 39.365Z");
  expect(labelOf("hierarchical", "output")).toContain("M51.27 40L50.635 40.635L50 40.635L50 39.365L50.635 39.365Z");
  expect(labelOf("hierarchical", "input", 180)).toContain("M50 40L49.365 39.365L48.73 39.365L48.73 40.635");
  expect(labelOf("hierarchical", "passive", 90)).toContain("M50.635 40L50.635 38.73L49.365 38.73L49.365 40Z");
});

test("a pin of a sheet symbol points the other way, within its edge", () => {
  const pin = { id: itemId("p"), text: "EN", position: { x: 50e6, y: 40e6 }, rotation: 180, style, shape: "output" };
  const entry = { kind: "sheet", id: itemId("e"), name: "", fileName: "", pins: [pin] } as const;
  const svg = sheetOf([{ ...entry, position: { x: 50e6, y: 30e6 }, size: { width: 20e6, height: 20e6 } }]);
  expect(svg).toContain("M50 40L50.635 40.635L51.27 40.635L51.27 39.365L50.635 39.365Z");
});

test("a part that is not fitted is crossed out over its body", () => {
  const { circuit, sheet } = circuitWith(["U1"]);
  const component = componentId("c");
  const symbols = sheet.symbols.map((placed) => ({ ...placed, component }));
  const draw = (doNotPopulate: boolean) =>
    sheetToSvg(
      {
        ...circuit,
        components: [{ id: component, reference: "U1", doNotPopulate }] as unknown as Circuit["components"],
      },
      { ...sheet, symbols },
    );
  expect(draw(false)).not.toContain("#d0232b");
  expect(draw(true)).toContain("M48.365 37.365L51.635 42.635");
});

test("dashed lines are drawn in dashes", () => {
  const line = (style: "solid" | "dash") =>
    sheetOf([
      {
        kind: "graphic",
        id: itemId("g"),
        graphic: {
          shape: { kind: "line", start: { x: 0, y: 0 }, end: { x: 20e6, y: 0 } },
          stroke: { width: 1e6, style },
          fill: "none",
        },
      },
    ]);
  expect(line("solid")).toContain("M0 0L20 0");
  expect(line("dash")).toContain("M0 0L11 0M15 0L20 0");
});

test("only the reference gets the letter of its unit, whatever else is called alike", () => {
  const [unit] = resistor.units;
  const { circuit, sheet } = circuitWith(["U1", "U1"]);
  const component = componentId("c");
  const [placed] = sheet.symbols;
  const draw = (texts: (typeof sheet.symbols)[number]["texts"]) =>
    sheetToSvg(
      {
        ...circuit,
        components: [{ id: component, reference: "U1" }] as unknown as Circuit["components"],
        librarySymbols: { R: { ...resistor, units: [unit!, { ...unit!, unit: 2 }] } },
      },
      { ...sheet, symbols: [{ ...placed!, component, texts }] },
    ).length;
  const [first, second] = placed!.texts;
  const alone = draw([]);
  const withLetter = draw([first!]) - alone;
  expect(draw([first!, second!]) - alone).toBeLessThan(2 * withLetter);
});

test("a label is written as KiCad shows it, with the characters that its name escapes", () => {
  const { circuit, sheet } = circuitWith([]);
  const labelled = (text: string) =>
    sheetToSvg(circuit, {
      ...sheet,
      symbols: [],
      items: [
        {
          kind: "label",
          id: itemId("label"),
          scope: "local",
          label: { id: itemId("l"), text, position: { x: 50e6, y: 40e6 }, rotation: 0, style },
        },
      ],
    });
  expect(labelled("VPP{slash}MCLR")).toBe(labelled("VPP/MCLR"));
});
