/** Pads and lines a land pattern is drawn of, in millimetres from the part's position, y downwards. */
import { type Graphic, type Pad, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { fromMm, type Point, type Shape, type Size } from "@tracewright/geometry";
import type { LandPattern } from "./design.ts";

export const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
export const size = (width: number, height: number): Size => ({ width: fromMm(width), height: fromMm(height) });
export const SILK = 0.12;
export const FAB = 0.1;
export const COURTYARD = 0.05;

export type Drawing = Omit<Graphic, "id">;
export type BarePad = Omit<Pad, "id">;

export function draw(layer: Graphic["layer"], width: number, shape: Shape): Drawing {
  return { layer, shape, stroke: { width: fromMm(width), style: "solid" }, filled: false };
}

export function box(
  layer: Graphic["layer"],
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Drawing[] {
  const corners = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
  return corners.map((start, index) =>
    draw(layer, width, { kind: "line", start, end: corners[(index + 1) % 4] ?? start }),
  );
}

export const line = (layer: Graphic["layer"], width: number, x1: number, y1: number, x2: number, y2: number) =>
  draw(layer, width, { kind: "line", start: at(x1, y1), end: at(x2, y2) });

/** A filled dot, as silkscreens mark pin 1. */
export function dot(layer: Graphic["layer"], x: number, y: number, radius: number): Drawing {
  return { ...draw(layer, 0, { kind: "circle", center: at(x, y), radius: fromMm(radius) }), filled: true };
}

/** A land on the front: copper, paste and an opening in the mask. */
export function land(number: string, x: number, y: number, width: number, height: number): BarePad {
  return {
    number,
    kind: "smd",
    shape: { kind: "roundrect", size: size(width, height), cornerRatio: 0.25 },
    position: at(x, y),
    rotation: 0,
    layers: ["F.Cu", "F.Paste", "F.Mask"],
  };
}

export function throughPad(number: string, x: number, y: number, size: number, drill: number): BarePad {
  return {
    number,
    kind: "through-hole",
    shape:
      number === "1"
        ? { kind: "rect", size: { width: fromMm(size), height: fromMm(size) } }
        : { kind: "circle", diameter: fromMm(size) },
    position: at(x, y),
    rotation: 0,
    drill: { size: { width: fromMm(drill), height: fromMm(drill) } },
    layers: ["*.Cu", "*.Mask"],
  };
}

export function attributes(mount: "through-hole" | "smd"): LandPattern["attributes"] {
  return { ...PLAIN_ATTRIBUTES, mount };
}
