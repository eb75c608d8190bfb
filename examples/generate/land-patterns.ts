/**
 * Land patterns of parts with leads, drawn from dimensions: pads, body on Fab, silk clear of the pads, courtyard
 * 0.25 mm (0.5 mm for connectors and holes) about everything, as IPC-7351 asks at its nominal density.
 */
import type { Graphic } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import type { LandPattern } from "./design.ts";
import { at, attributes, box, COURTYARD, draw, FAB, line, SILK, throughPad } from "./draw-pattern.ts";

/** Resistor lying between its pads: body 6.3 × 2.5 mm, pads `pitch` apart, the first at the origin. */
export function axialResistor(pitch = 10.16): LandPattern {
  const middle = pitch / 2;
  const [left, right] = [middle - 3.15, middle + 3.15];
  return {
    library: `Examples:R_Axial_P${pitch}mm`,
    description: "Axial resistor, body 6.3 × 2.5 mm",
    attributes: attributes("through-hole"),
    pads: [throughPad("1", 0, 0, 1.6, 0.8), throughPad("2", pitch, 0, 1.6, 0.8)],
    graphics: [
      ...box("F.Fab", FAB, left, -1.25, right, 1.25),
      line("F.Fab", FAB, 0, 0, left, 0),
      line("F.Fab", FAB, right, 0, pitch, 0),
      ...box("F.SilkS", SILK, left - 0.12, -1.37, right + 0.12, 1.37),
      ...box("F.CrtYd", COURTYARD, -1.05, -1.5, pitch + 1.05, 1.5),
    ],
    referenceAt: [middle, -2.4],
    valueAt: [middle, 2.4],
  };
}

/** Standing round can (electrolytic capacitor, LED): pad 1 at the origin, pad 2 `pitch` to the right. */
export function radialCan(name: string, diameter: number, pitch: number, drill: number): LandPattern {
  const middle = pitch / 2;
  const reach = diameter / 2;
  const court = reach + 0.25;
  const circle = (layer: Graphic["layer"], width: number, radius: number) =>
    draw(layer, width, { kind: "circle", center: at(middle, 0), radius: fromMm(radius) });
  return {
    library: `Examples:${name}_D${diameter}mm_P${pitch}mm`,
    description: `Radial can, ${diameter} mm in diameter, leads ${pitch} mm apart`,
    attributes: attributes("through-hole"),
    pads: [throughPad("1", 0, 0, 1.6, drill), throughPad("2", pitch, 0, 1.6, drill)],
    graphics: [circle("F.Fab", FAB, reach), circle("F.SilkS", SILK, reach + 0.12), circle("F.CrtYd", COURTYARD, court)],
    referenceAt: [middle, -reach - 1.2],
    valueAt: [middle, reach + 1.2],
  };
}

/** Ceramic disc, body 5 × 2.5 mm, leads 5 mm apart. */
export function discCapacitor(): LandPattern {
  return {
    library: "Examples:C_Disc_D5.0mm_P5.00mm",
    description: "Disc capacitor, body 5 × 2.5 mm",
    attributes: attributes("through-hole"),
    pads: [throughPad("1", 0, 0, 1.6, 0.8), throughPad("2", 5, 0, 1.6, 0.8)],
    graphics: [
      ...box("F.Fab", FAB, 0, -1.25, 5, 1.25),
      line("F.SilkS", SILK, 0, -1.37, 5, -1.37),
      line("F.SilkS", SILK, 0, 1.37, 5, 1.37),
      ...box("F.CrtYd", COURTYARD, -1.05, -1.5, 6.05, 1.5),
    ],
    referenceAt: [2.5, -2.4],
    valueAt: [2.5, 2.4],
  };
}

/** Dual in-line package, rows 7.62 mm apart; pin 1 at the origin, counting counter-clockwise. */
export function dualInLine(count: number): LandPattern {
  const rows = count / 2;
  const bottom = (rows - 1) * 2.54;
  const pads = Array.from({ length: count }, (_, index) =>
    index < rows
      ? throughPad(String(index + 1), 0, index * 2.54, 1.6, 0.8)
      : throughPad(String(index + 1), 7.62, bottom - (index - rows) * 2.54, 1.6, 0.8),
  );
  return {
    library: `Examples:DIP-${count}_W7.62mm`,
    description: `Dual in-line package, ${count} leads, rows 7.62 mm apart`,
    attributes: attributes("through-hole"),
    pads,
    graphics: [
      ...box("F.Fab", FAB, 0.64, -1.27, 6.98, bottom + 1.27),
      line("F.SilkS", SILK, 1.16, -1.33, 3.0, -1.33),
      line("F.SilkS", SILK, 4.62, -1.33, 6.46, -1.33),
      line("F.SilkS", SILK, 3.0, -1.33, 3.81, -0.53),
      line("F.SilkS", SILK, 3.81, -0.53, 4.62, -1.33),
      line("F.SilkS", SILK, 1.16, -1.33, 1.16, bottom + 1.33),
      line("F.SilkS", SILK, 6.46, -1.33, 6.46, bottom + 1.33),
      line("F.SilkS", SILK, 1.16, bottom + 1.33, 6.46, bottom + 1.33),
      ...box("F.CrtYd", COURTYARD, -1.1, -1.55, 8.72, bottom + 1.55),
    ],
    referenceAt: [3.81, -2.5],
    valueAt: [3.81, bottom + 2.5],
  };
}

/** One row of pins 2.54 mm apart, downwards from pin 1. */
export function pinHeader(count: number, textSize = 1): LandPattern {
  const bottom = (count - 1) * 2.54;
  return {
    library: `Examples:PinHeader_1x${String(count).padStart(2, "0")}_P2.54mm`,
    description: `Pin header, ${count} pins in a row`,
    attributes: attributes("through-hole"),
    pads: Array.from({ length: count }, (_, index) => throughPad(String(index + 1), 0, index * 2.54, 1.7, 1)),
    graphics: [
      ...box("F.Fab", FAB, -1.27, -1.27, 1.27, bottom + 1.27),
      ...box("F.SilkS", SILK, -1.39, -1.39, 1.39, bottom + 1.39),
      ...box("F.CrtYd", COURTYARD, -1.8, -1.8, 1.8, bottom + 1.8),
    ],
    textSize,
    referenceAt: [0, -2.5],
    valueAt: [0, bottom + 2.5],
  };
}

/** Unplated hole for an M3 screw; its courtyard keeps room for the head. */
export function screwHole(): LandPattern {
  return {
    library: "Examples:MountingHole_3.2mm_M3",
    description: "Hole for an M3 screw",
    attributes: { ...attributes("through-hole"), mount: "unspecified", boardOnly: true, excludeFromBom: true },
    pads: [
      {
        number: "",
        kind: "npth",
        shape: { kind: "circle", diameter: fromMm(3.2) },
        position: at(0, 0),
        rotation: 0,
        drill: { size: { width: fromMm(3.2), height: fromMm(3.2) } },
        layers: ["*.Cu", "*.Mask"],
      },
    ],
    graphics: [draw("F.CrtYd", COURTYARD, { kind: "circle", center: at(0, 0), radius: fromMm(3.2) })],
    referenceAt: [0, -4],
    valueAt: [0, 4],
  };
}
