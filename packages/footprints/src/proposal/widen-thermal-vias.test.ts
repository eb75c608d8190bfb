import { DEFAULT_RULES, type DesignRules, type Footprint, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { findFootprint } from "../find-footprint.ts";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { boardFromCircuit } from "./board-from-circuit.ts";

const QFN = "Mine:Chip_ThermalVias";

/** A built-in chip with a via of 0.2 mm in the pad under it, as KiCad draws them, and one beside it. */
function withVias(): Footprint {
  const template = findFootprint("QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm")?.footprint;
  const exposed = template?.pads.find(({ number }) => number === "33");
  if (!template || !exposed) throw new Error("there is no chip with an exposed pad");
  const via = (name: string, x: number) =>
    ({
      ...exposed,
      id: itemId(name),
      kind: "through-hole",
      position: { x: fromMm(x), y: 0 },
      shape: { kind: "circle", diameter: fromMm(0.4) },
      drill: { size: { width: fromMm(0.2), height: fromMm(0.2) } },
      layers: ["F.Cu", "B.Cu"],
    }) as const;
  return { ...template, library: QFN, pads: [...template.pads, via("inside", 1), via("beside", 4)] };
}

const boardWith = (copperLayers: 2 | 4, rules: DesignRules = DEFAULT_RULES) => {
  const part = samplePart("U1", QFN, { 1: "A", 33: "GND" });
  return boardFromCircuit(sampleCircuit([part]), { footprints: [withVias()], copperLayers, rules });
};
const holesOf = ({ board }: ReturnType<typeof boardWith>) =>
  board.footprints.flatMap(({ pads }) =>
    pads.flatMap(({ shape, drill }) =>
      drill && shape.kind === "circle" ? [[drill.size.width, shape.diameter].map((size) => size / 1e6)] : [],
    ),
  );

describe("thermal vias of a library's footprint", () => {
  it("are as wide as the fab drills two layers, which a remark says; other holes stay as they are", () => {
    const made = boardWith(2);
    expect(made.board.rules.minThroughHoleDiameter).toBe(fromMm(0.3));
    expect(holesOf(made)).toEqual([
      [0.3, 0.6],
      [0.2, 0.4],
    ]);
    expect(made.remarks).toContainEqual(
      expect.objectContaining({ code: "thermal-vias-widened", severity: "info", subjects: ["U1"] }),
    );
  });

  it("stay where project and fab drill as small", () => {
    const made = boardWith(4, { ...DEFAULT_RULES, minThroughHoleDiameter: fromMm(0.2) });
    expect(holesOf(made)[0]).toEqual([0.2, 0.4]);
    expect(made.remarks.map(({ code }) => code)).not.toContain("thermal-vias-widened");
  });
});
