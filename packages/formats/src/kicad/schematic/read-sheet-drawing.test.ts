import { expect, test } from "vitest";
import { readKicadSchematic } from "./read-kicad-schematic.ts";
import { sampleSchematic } from "./sample-schematic.ts";
import { writeKicadSchematic } from "./write-kicad-schematic.ts";

const DRAWN = `(rectangle (start 10 20) (end 30 40) (stroke (width 0.2) (type dash)) (fill (type none)))
  (circle (center 50 50) (radius 5) (stroke (width 0) (type default)) (fill (type color) (color 255 0 0 1)))
  (arc (start 0 0) (mid 5 5) (end 10 0) (stroke (width 0) (type default)) (fill (type none)))
  (bezier (pts (xy 0 0) (xy 0 9) (xy 9 0) (xy 9 9)) (stroke (width 0) (type default)) (fill (type none)))
  (text_box "one two three" (exclude_from_sim no) (at 60 60 0) (size 10 10) (margins 1 1 1 1)
    (stroke (width 0) (type default)) (fill (type none)) (effects (font (size 1.27 1.27)) (justify left top)) (uuid 00000000-0000-4000-8000-000000000777))`;

function readWith(drawn: string) {
  const text = sampleSchematic({ version: 20231120 }).replace(/\)$/, `${drawn})`);
  const { circuit, lines } = readKicadSchematic([{ fileName: "root.kicad_sch", text }]);
  if (!circuit) throw new Error("the sheet was refused");
  return { circuit, items: circuit.sheets[0]?.items ?? [], lines };
}

test("shapes that later versions draw on a sheet are drawn, and nothing of them is kept unread", () => {
  const { circuit, items, lines } = readWith(DRAWN);
  const graphics = items.flatMap((item) => (item.kind === "graphic" ? [item.graphic] : []));
  expect(graphics).toMatchObject([
    { shape: { kind: "rect", end: { x: 30e6, y: 40e6 } }, stroke: { width: 200_000, style: "dash" }, fill: "none" },
    { shape: { kind: "circle", radius: 5e6 }, fill: "background" },
    { shape: { kind: "arc", mid: { x: 5e6, y: 5e6 } } },
    { shape: { kind: "bezier" } },
    { shape: { kind: "rect", start: { x: 60e6, y: 60e6 }, end: { x: 70e6, y: 70e6 } } },
  ]);
  expect(lines.find(({ kind }) => kind === "drawings of the schematic")?.read).toBe(5);
  expect(circuit.sheets[0]?.foreign?.fragments).toEqual([]);
});

test("the words of a box begin at its margin and are broken where they would leave it", () => {
  const texts = readWith(DRAWN).items.flatMap((item) => (item.kind === "text" ? [item.text] : []));
  expect(texts).toMatchObject([{ text: "one two\nthree", position: { x: 61e6, y: 61e6 } }]);
});

test("a file for KiCad 6 has them as lines of two ends, which is all that it opens, and they look alike", () => {
  const { files } = writeKicadSchematic(readWith(DRAWN).circuit);
  const lines = [...(files[0]?.text ?? "").matchAll(/\(polyline\s+\(pts((?:\s*\(xy [^)]*\))*)/g)];
  expect(lines.length).toBeGreaterThan(5);
  for (const [line, points = ""] of lines) expect(points.match(/\(xy/g), line).toHaveLength(2);
  const again = readKicadSchematic(files).circuit?.sheets[0]?.items ?? [];
  const graphics = again.flatMap((item) => (item.kind === "graphic" ? [item.graphic.shape] : []));
  const line = (x1: number, y1: number, x2: number, y2: number) => ({
    kind: "line",
    start: { x: x1 * 1e6, y: y1 * 1e6 },
    end: { x: x2 * 1e6, y: y2 * 1e6 },
  });
  expect(graphics.slice(0, 4)).toEqual([
    line(10, 20, 30, 20),
    line(30, 20, 30, 40),
    line(30, 40, 10, 40),
    line(10, 40, 10, 20),
  ]);
});
