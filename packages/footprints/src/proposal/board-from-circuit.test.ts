import { boardOutline, canonicalJson, type Footprint, footprintCourtyard, itemId } from "@tracewright/board";
import { fromMm, locateInPolygon, toMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFootprint, listFootprints } from "../find-footprint.ts";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { boardFromCircuit } from "./board-from-circuit.ts";

const R = "Resistor_SMD:R_0603_1608Metric";
const resistors = (count: number) =>
  Array.from({ length: count }, (_, index) => samplePart(`R${index + 1}`, R, { 1: `N${index}`, 2: `N${index + 1}` }));

describe("boardFromCircuit", () => {
  it("puts every part on the net of its symbol's pin", () => {
    const { board } = boardFromCircuit(sampleCircuit(resistors(5)));
    expect(board.footprints.map(({ reference, pads }) => [reference, ...pads.map(({ net }) => net)])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [`R${n}`, `N${n - 1}`, `N${n}`]),
    );
    expect(board.nets).toHaveLength(6);
  });

  it("keeps its outline closed whatever a footprint draws on the edge, and says which part draws there", () => {
    const found = findFootprint("PinHeader_1x02_P2.54mm_Vertical")?.footprint;
    if (!found) throw new Error("there is no header");
    const draw = (...ends: readonly (readonly [number, number, number, number])[]): Footprint => ({
      ...found,
      library: "Own:Edge",
      graphics: ends.map(([x1, y1, x2, y2], index) => ({
        id: itemId(`edge/${index}`),
        layer: "Edge.Cuts",
        shape: { kind: "line", start: { x: fromMm(x1), y: fromMm(y1) }, end: { x: fromMm(x2), y: fromMm(y2) } },
        stroke: { width: fromMm(0.1), style: "solid" },
        filled: false,
      })),
    });
    const circuit = sampleCircuit([...resistors(3), samplePart("J1", "Own:Edge", { 1: "N0", 2: "N1" })]);
    const open = boardFromCircuit(circuit, { footprints: [draw([-3, 0, 3, 0])] });
    expect(boardOutline(open.board)).toMatchObject({ problems: [] });
    expect(open.remarks).toMatchObject([{ code: "part-at-edge", subjects: ["J1"] }]);
    const hole = boardFromCircuit(circuit, { footprints: [draw([0, 0, 1, 0], [1, 0, 1, 1], [1, 1, 0, 0])] });
    expect(hole.remarks).toEqual([]);
    expect(hole.board.footprints.at(-1)?.graphics.map(({ layer }) => layer)).toEqual(Array(3).fill("Edge.Cuts"));
  });

  it("gives a pad that no pin is on the net of the pad that it lies on", () => {
    const found = findFootprint("R_0603_1608Metric")?.footprint;
    const [first, second] = found?.pads ?? [];
    if (!found || !first || !second) throw new Error("there is no resistor");
    const twin = { ...first, id: itemId("twin"), number: "B12" };
    const back = { ...twin, id: itemId("back"), number: "C", layers: ["B.Cu" as const] };
    const apart = { ...second, id: itemId("apart"), number: "D", position: { x: fromMm(5), y: 0 } };
    const own: Footprint = { ...found, library: "Own:Both", pads: [first, second, twin, back, apart] };
    const circuit = sampleCircuit([samplePart("J1", "Own:Both", { 1: "GND", 2: "A" })]);
    const { board } = boardFromCircuit(circuit, { footprints: [own] });
    expect(board.footprints[0]?.pads.map(({ number, net }) => [number, net])).toEqual([
      ["1", "GND"],
      ["2", "A"],
      ["B12", "GND"],
      ["C", undefined],
      ["D", undefined],
    ]);
  });

  it("gives every item an id of its own", () => {
    const { board } = boardFromCircuit(sampleCircuit(resistors(30)));
    const ids = board.footprints.flatMap(({ id, pads, graphics, texts }) => [
      id,
      ...[...pads, ...graphics, ...texts].map((item) => item.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("proposes an outline that holds the parts, in whole millimetres and closed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...listFootprints()), { minLength: 1, maxLength: 25 }), (names) => {
        const parts = names.map((name, index) => samplePart(`U${index}`, name, { 1: "A" }));
        const { board, outline } = boardFromCircuit(sampleCircuit(parts));
        const { areas, problems } = boardOutline(board);
        expect(problems).toEqual([]);
        expect(areas).toHaveLength(1);
        const { width, height } = outline.size;
        expect([width % fromMm(1), height % fromMm(1)]).toEqual([0, 0]);
        expect(toMm(width) * toMm(height)).toBeGreaterThanOrEqual(1.5 * outline.partArea);
        const largest = Math.max(...board.footprints.map(longestSide));
        expect(width).toBeGreaterThan(largest);
      }),
      { numRuns: 40 },
    );
  });

  it("keeps a board of many small parts below twice their area", () => {
    const { outline } = boardFromCircuit(sampleCircuit(resistors(200)));
    const area = toMm(outline.size.width) * toMm(outline.size.height);
    expect(area / outline.partArea).toBeLessThan(2.1);
    expect(outline.size.width / outline.size.height).toBeLessThan(1.5);
  });

  it("leaves parts beside the outline, marked as never placed", () => {
    const { board } = boardFromCircuit(sampleCircuit(resistors(40)));
    const [area] = boardOutline(board).areas;
    if (!area) throw new Error("there is no outline");
    for (const { placed, position } of board.footprints) {
      expect(placed).toBe(false);
      expect(locateInPolygon(position, area)).toBe("outside");
    }
  });

  it("fixes screw holes in the corners, inside and off each other", () => {
    const holes = [1, 2, 3, 4].map((n) => samplePart(`H${n}`, "MountingHole:MountingHole_3.2mm_M3", {}));
    const { board } = boardFromCircuit(sampleCircuit([...resistors(40), ...holes]));
    const [area] = boardOutline(board).areas;
    if (!area) throw new Error("there is no outline");
    const stood = board.footprints.filter(({ reference }) => reference.startsWith("H"));
    expect(stood).toHaveLength(4);
    expect(new Set(stood.map(({ position }) => `${position.x} ${position.y}`)).size).toBe(4);
    for (const hole of stood) {
      expect(hole.locked).toBe(true);
      for (const { outer } of footprintCourtyard(hole).front)
        for (const corner of outer) expect(locateInPolygon(corner, area)).not.toBe("outside");
    }
  });

  it("takes the size and the layers that were asked for", () => {
    const size = { width: fromMm(60), height: fromMm(40) };
    const { board, outline } = boardFromCircuit(sampleCircuit(resistors(5)), { size, copperLayers: 4 });
    expect(outline.size).toEqual(size);
    expect(board.layers.filter(({ role }) => role !== undefined)).toHaveLength(4);
  });

  it("asks for no more clearance than the finest part has between its pads", () => {
    const pins = Object.fromEntries(Array.from({ length: 57 }, (_, index) => [`${index + 1}`, `N${index}`]));
    const part = samplePart("U1", "Package_DFN_QFN:QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm", pins);
    const { rules } = boardFromCircuit(sampleCircuit([part])).board;
    expect(toMm(rules.netClasses[0]?.clearance ?? 0)).toBeLessThanOrEqual(0.18);
    expect(toMm(rules.netClasses[0]?.clearance ?? 0)).toBeGreaterThanOrEqual(0.15);
    expect(boardFromCircuit(sampleCircuit(resistors(2))).board.rules.netClasses[0]?.clearance).toBe(fromMm(0.2));
  });

  it("is the same board every time", () => {
    const circuit = sampleCircuit(resistors(12));
    expect(canonicalJson(boardFromCircuit(circuit).board)).toBe(canonicalJson(boardFromCircuit(circuit).board));
  });
});

function longestSide(footprint: Footprint): number {
  const points = footprintCourtyard(footprint).front.flatMap(({ outer }) => outer);
  const side = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.max(side(points.map(({ x }) => x)), side(points.map(({ y }) => y)));
}
