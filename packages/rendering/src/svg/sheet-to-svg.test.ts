import {
  type Circuit,
  componentId,
  itemId,
  type LibrarySymbol,
  type Sheet,
  sheetId,
  type TextStyle,
} from "@tracewright/board";
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
