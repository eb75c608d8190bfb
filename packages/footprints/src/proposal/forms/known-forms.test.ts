import { type Board, boardOutline, footprintCourtyard, padPosition } from "@tracewright/board";
import { boxOfPoints, fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../../testing/sample-circuit.ts";
import { boardFromCircuit } from "../board-from-circuit.ts";
import { findForm, KNOWN_FORMS } from "./known-forms.ts";

const R = "Resistor_SMD:R_0603_1608Metric";
const pinsOf = (count: number, nets: Readonly<Record<number, string>> = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index + 1}`, nets[index + 1] ?? `N${index}`]));
const socket = (reference: string, rows: number, columns: number, nets: Readonly<Record<number, string>> = {}) =>
  samplePart(
    reference,
    `Connector_PinSocket_2.54mm:PinSocket_${rows}x${`${columns}`.padStart(2, "0")}_P2.54mm_Vertical`,
    pinsOf(rows * columns, nets),
  );

/** Where a pin is, in millimetres from the form's upper left corner. */
function pinAt(board: Board, reference: string, number: string): [number, number] {
  const part = board.footprints.find((each) => each.reference === reference);
  const pad = part?.pads.find((each) => each.number === number);
  if (!part || !pad) throw new Error(`${reference} has no pin ${number}`);
  const { x, y } = padPosition(part, pad);
  return [Number((toMm(x) - 50).toFixed(2)), Number((toMm(y) - 50).toFixed(2))];
}

const hundredths = (mm: number) => Math.round(mm * 100) / 100;

describe("known forms of boards", () => {
  it.each(KNOWN_FORMS)("$id has a closed outline of its size, and its planes inside", (form) => {
    const parts = Array.from({ length: 4 }, (_, index) => samplePart(`R${index}`, R, { 1: "GND", 2: "A" }));
    const { board } = boardFromCircuit(sampleCircuit(parts), { form: form.id });
    const { areas, problems } = boardOutline(board);
    expect(problems).toEqual([]);
    const box = boxOfPoints(areas[0]?.outer ?? []);
    expect([(box?.maxX ?? 0) - (box?.minX ?? 0), (box?.maxY ?? 0) - (box?.minY ?? 0)]).toEqual([
      fromMm(form.width),
      fromMm(form.height),
    ]);
    expect(areas[0]?.holes).toHaveLength(form.holes.length);
    expect(board.zones.filter(({ keepout }) => !keepout)).toHaveLength(1);
    expect(board.stackup.boardThickness).toBe(fromMm(form.thickness ?? 1.6));
    const layers = board.stackup.layers.reduce((sum, { thickness = 0 }) => sum + thickness, 0);
    expect(layers).toBe(board.stackup.boardThickness);
  });

  it("put the header of a Raspberry Pi HAT where its pins are, a socket on the back", () => {
    const circuit = (part: ReturnType<typeof samplePart>) =>
      sampleCircuit([part, samplePart("R1", R, { 1: "N1", 2: "N2" })]);
    for (const [kind, side] of [
      ["Header", "front"],
      ["Socket", "back"],
    ] as const) {
      const part = {
        ...socket("J1", 2, 20),
        footprint: `Connector_Pin${kind}_2.54mm:Pin${kind}_2x20_P2.54mm_Vertical`,
      };
      const { board, remarks } = boardFromCircuit(circuit(part), { form: "raspberry-pi-hat" });
      expect([pinAt(board, "J1", "1"), pinAt(board, "J1", "2"), pinAt(board, "J1", "40")]).toEqual([
        [8.37, 4.77],
        [8.37, 2.23],
        [56.63, 2.23],
      ]);
      expect(board.footprints[0]).toMatchObject({ locked: true, side });
      expect(remarks).toMatchObject([{ code: "form-connectors", subjects: ["J1"] }]);
    }
  });

  it("turn the headers of an Arduino shield by what their pins are on", () => {
    const power = socket("J3", 1, 8, { 5: "+5V", 6: "GND", 7: "GND" });
    const make = (ground: number) =>
      boardFromCircuit(
        sampleCircuit([socket("J1", 1, 10, { [ground]: "GND" }), socket("J2", 1, 8), power, socket("J4", 1, 6)]),
        {
          form: "arduino-uno-shield",
        },
      ).board;
    // Numbered from SCL, or from D8.
    expect(pinAt(make(4), "J1", "1")).toEqual([18.8, 2.54]);
    expect(pinAt(make(7), "J1", "1")).toEqual([41.66, 2.54]);
    const board = make(7);
    expect(pinAt(board, "J2", "1")).toEqual([63.5, 2.54]);
    expect(pinAt(board, "J3", "1")).toEqual([27.94, 50.8]);
    expect(pinAt(board, "J4", "1")).toEqual([50.8, 50.8]);
    expect(board.footprints.every(({ locked }) => locked)).toBe(true);
  });

  it("give their holes to the holes of the schematic", () => {
    const holes = [1, 2].map((n) => samplePart(`H${n}`, "MountingHole:MountingHole_2.7mm_M2.5", {}));
    const { board } = boardFromCircuit(sampleCircuit([samplePart("R1", R, { 1: "A", 2: "B" }), ...holes]), {
      form: "raspberry-pi-hat",
    });
    expect(board.footprints.slice(1).map(({ position }) => [toMm(position.x) - 50, toMm(position.y) - 50])).toEqual([
      [3.5, 3.5],
      [61.5, 3.5],
    ]);
    expect(boardOutline(board).areas[0]?.holes).toHaveLength(2);
  });

  it("keep the lands of a HAT's holes bare of copper, mask and parts, and isolated where the schematic brings the hole", () => {
    const circuit = (...holes: readonly ReturnType<typeof samplePart>[]) =>
      sampleCircuit([
        socket("J1", 2, 20, { 6: "GND", 9: "GND" }),
        samplePart("R1", R, { 1: "GND", 2: "N2" }),
        ...holes,
      ]);
    const landsOf = (board: Board) => board.zones.filter(({ keepout }) => keepout);
    const { board } = boardFromCircuit(circuit(), { form: "raspberry-pi-hat" });
    expect(landsOf(board)).toHaveLength(4);
    for (const [index, { outline, layers, keepout }] of landsOf(board).entries()) {
      const box = boxOfPoints(outline[0] ?? []);
      const hole = findForm("raspberry-pi-hat")?.holes[index];
      const middle = [(box?.minX ?? 0) + (box?.maxX ?? 0), (box?.minY ?? 0) + (box?.maxY ?? 0)].map((sum) => sum / 2);
      expect(middle.map((place) => hundredths(toMm(place) - 50))).toEqual([hole?.at.x, hole?.at.y]);
      expect(toMm((box?.maxX ?? 0) - (box?.minX ?? 0))).toBeCloseTo(6.2, 1);
      expect([layers, keepout]).toEqual([
        ["F.Cu", "B.Cu"],
        { tracks: true, vias: true, pads: true, pours: true, footprints: true },
      ]);
    }
    expect(board.graphics.filter(({ layer }) => layer.endsWith(".Mask"))).toHaveLength(8);
    // The header beside the upper holes is not in their lands.
    const header = board.footprints.find(({ reference }) => reference === "J1");
    const yard = header && boxOfPoints(footprintCourtyard(header)[header.side][0]?.outer ?? []);
    const land = boxOfPoints(landsOf(board)[0]?.outline[0] ?? []);
    expect((yard?.minX ?? 0) - (land?.maxX ?? 0)).toBeGreaterThanOrEqual(0);
    const drilled = boardFromCircuit(
      circuit(samplePart("H1", "MountingHole:MountingHole_2.7mm_M2.5_Pad", { 1: "N3" })),
      {
        form: "raspberry-pi-hat",
      },
    ).board;
    expect(landsOf(drilled)[0]?.keepout).toMatchObject({ tracks: true, pours: true, pads: false, footprints: false });
    expect(drilled.graphics.filter(({ layer }) => layer.endsWith(".Mask"))).toHaveLength(6);
  });

  it("have sizes that can be shown as they are", () => {
    const long = KNOWN_FORMS.flatMap(({ id, width, height }) =>
      [width, height].filter((mm) => `${mm}`.length > 6).map((mm) => `${id}: ${mm}`),
    );
    expect(long).toEqual([]);
  });

  it("have the holes and pins of the drawings that they cite, from the upper left corner", () => {
    const [hat, uno, feather] = ["raspberry-pi-hat", "arduino-uno-shield", "feather"].map((id) => findForm(id));
    // hat-board-mechanical.pdf: drilled to 2.75, 58 and 49 apart, 3.5 from the edges; the connector's middle 29 from the holes.
    expect(hat?.holes.map(({ diameter }) => diameter)).toEqual([2.75, 2.75, 2.75, 2.75]);
    expect(hat?.connectors[0]?.middle.x).toBe(3.5 + 29);
    // KiCad's Arduino_UNO_R3_WithMountingHoles, from its pin 1, which is 27.94 from the left edge and 2.54 from the lower one.
    const kicadHoles = [
      [-13.97, 0],
      [-12.7, 48.26],
      [38.1, 33.02],
      [38.1, 5.08],
    ].map(([x = 0, y = 0]) => [27.94 + x, 53.34 - 2.54 - y]);
    expect(uno?.holes.map(({ at }) => [at.x, at.y].map(hundredths))).toEqual(
      kicadHoles.map((at) => at.map(hundredths)),
    );
    // KiCad's Adafruit_Feather_WithMountingHoles, from its pin 1, which is 6.35 from the left edge and 1.27 from the lower one.
    expect(feather?.holes.map(({ at }) => [at.x, at.y].map(hundredths))).toEqual(
      [
        [-3.81, 19.05],
        [41.91, 19.05],
        [-3.81, 1.27],
        [41.91, 1.27],
      ].map(([along = 0, up = 0]) => [6.35 + along, 22.86 - 1.27 - up].map(hundredths)),
    );
    expect(feather?.connectors.map(({ middle }) => [middle.x, middle.y].map(hundredths))).toEqual(
      [
        [(38.1 + 10.16) / 2, 20.32],
        [38.1 / 2, 0],
      ].map(([along = 0, up = 0]) => [6.35 + along, 22.86 - 1.27 - up].map(hundredths)),
    );
  });
});
