import type { LibrarySymbol, SymbolUnit } from "@tracewright/board";
import { expect, test } from "vitest";
import { symbolToSvg } from "./symbol-to-svg.ts";

function unitWithPin(unit: number, name: string): SymbolUnit {
  return {
    unit,
    style: 1,
    texts: [],
    graphics: [
      {
        shape: { kind: "rect", start: { x: -2_540_000, y: -2_540_000 }, end: { x: 2_540_000, y: 2_540_000 } },
        stroke: { width: 0, style: "solid" },
        fill: "none",
      },
    ],
    pins: [
      {
        number: String(unit),
        name,
        electricalType: "input",
        position: { x: -5_080_000, y: 0 },
        rotation: 0,
        length: 2_540_000,
        hidden: false,
        numberHidden: false,
        nameHidden: false,
      },
    ],
  };
}

const symbolOf = (...units: readonly SymbolUnit[]): LibrarySymbol => ({
  name: "U",
  power: false,
  pinNameOffset: 508_000,
  units,
});

const sizeOf = (svg: string | undefined) => {
  const [, width = "0", height = "0"] = /width="(\d+)" height="(\d+)"/.exec(svg ?? "") ?? [];
  return { width: Number(width), height: Number(height) };
};

test("a symbol is drawn as large as its longer side allows", () => {
  const { width, height } = sizeOf(symbolToSvg(symbolOf(unitWithPin(1, "A")), { size: 200 }));
  expect(width).toBe(200);
  expect(height).toBeLessThan(200);
});

test("the units of a part stand below each other", () => {
  const one = sizeOf(symbolToSvg(symbolOf(unitWithPin(1, "A"))));
  const three = sizeOf(symbolToSvg(symbolOf(unitWithPin(1, "A"), unitWithPin(2, "B"), unitWithPin(3, "C"))));
  expect(one.height / one.width).toBeLessThan(1);
  expect(three.height / three.width).toBeGreaterThan(2);
});

test("names of pins never become markup", () => {
  const svg = symbolToSvg(symbolOf(unitWithPin(1, "<script>alert(1)</script>"))) ?? "";
  expect(svg).toContain("<svg");
  expect(svg).not.toContain("<script");
});

test("of a symbol without graphics there is no picture", () => {
  expect(symbolToSvg(symbolOf())).toBeUndefined();
});
