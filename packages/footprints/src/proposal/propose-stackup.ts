import type { Stackup, StackupLayer } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";
import type { Microstrip } from "./pair-impedance.ts";

const mask = (side: "F" | "B"): StackupLayer => ({
  name: `${side}.Mask`,
  kind: "solder-mask",
  thickness: fromMm(0.01),
});
const copper = (layer: NonNullable<StackupLayer["copper"]>, mm: number): StackupLayer => ({
  name: layer,
  kind: "copper",
  copper: layer,
  thickness: fromMm(mm),
});
const glass = (name: string, kind: "core" | "prepreg", mm: number, epsilonR: number): StackupLayer => ({
  name,
  kind,
  thickness: fromMm(mm),
  material: "FR4",
  epsilonR,
  lossTangent: 0.02,
});

/** What KiCad proposes for two layers of 1.6 mm. */
const TWO: Stackup = {
  boardThickness: fromMm(1.6),
  layers: [
    mask("F"),
    copper("F.Cu", 0.035),
    glass("dielectric 1", "core", 1.51, 4.5),
    copper("B.Cu", 0.035),
    mask("B"),
  ],
};
/** JLC04161H-7628, the stackup that JLCPCB makes four layers of 1.6 mm with unless asked otherwise (jlcpcb.com/impedance). */
const FOUR: Stackup = {
  boardThickness: fromMm(1.6),
  layers: [
    mask("F"),
    copper("F.Cu", 0.035),
    glass("dielectric 1", "prepreg", 0.2104, 4.4),
    copper("In1.Cu", 0.0152),
    glass("dielectric 2", "core", 1.065, 4.6),
    copper("In2.Cu", 0.0152),
    glass("dielectric 3", "prepreg", 0.2104, 4.4),
    copper("B.Cu", 0.035),
    mask("B"),
  ],
};

/** Of another thickness where a form asks for it: the core gives way. */
export function proposeStackup(copperLayers: 2 | 4, thicknessMm = 1.6): Stackup {
  const usual = copperLayers === 2 ? TWO : FOUR;
  const change = fromMm(thicknessMm) - usual.boardThickness;
  if (change === 0) return usual;
  return {
    boardThickness: usual.boardThickness + change,
    layers: usual.layers.map((layer) =>
      layer.kind === "core" ? { ...layer, thickness: (layer.thickness ?? 0) + change } : layer,
    ),
  };
}

/** What a track on the front has below it, down to the next copper; undefined where the stackup does not say. */
export function outerMicrostrip({ layers }: Stackup): Microstrip | undefined {
  const front = layers.findIndex(({ copper: layer }) => layer === "F.Cu");
  const below = layers[front + 1];
  if (front < 0 || below?.thickness === undefined || below.epsilonR === undefined) return undefined;
  return { height: toMm(below.thickness), epsilonR: below.epsilonR };
}
