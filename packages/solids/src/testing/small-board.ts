import { type Board, emptyBoard, type Footprint, flipFootprint, type Graphic, itemId } from "@tracewright/board";
import { findFootprint, standFootprint } from "@tracewright/footprints";
import { fromMm, type Shape } from "@tracewright/geometry";

/** For tests: 30 × 20 mm with corners of 2 mm, a screw hole of 3.2 mm, a cut-out of 4 × 2 mm. Nothing stands on it. */
export function smallBoard(footprints: readonly Footprint[] = []): Board {
  return {
    ...emptyBoard(),
    graphics: [...roundedRect(10, 10, 40, 30, 2), edge("cut", { kind: "rect", start: at(20, 15), end: at(24, 17) })],
    footprints: [screwHole(), ...footprints],
  };
}

/** Square millimetres of the small board. */
export const SMALL_BOARD_AREA = 30 * 20 - (4 - Math.PI) * 2 ** 2 - 4 * 2 - Math.PI * 1.6 ** 2;

/** A part of our library standing on the small board. */
export function stand(name: string, reference: string, x: number, y: number, rotation = 0): Footprint {
  const found = findFootprint(name);
  if (!found) throw new Error(`there is no footprint ${name}`);
  return standFootprint(found.footprint, {
    id: reference,
    reference,
    value: `${reference} value`,
    position: at(x, y),
    rotation,
  });
}

export function onBack(footprint: Footprint): Footprint {
  return flipFootprint(footprint, emptyBoard());
}

export function at(x: number, y: number) {
  return { x: fromMm(x), y: fromMm(y) };
}

function edge(id: string, shape: Shape): Graphic {
  return { id: itemId(id), layer: "Edge.Cuts", shape, stroke: { width: fromMm(0.1), style: "solid" }, filled: false };
}

function roundedRect(left: number, top: number, right: number, bottom: number, radius: number): Graphic[] {
  const inset = radius * (1 - Math.SQRT1_2);
  const line = (id: string, ...[x1, y1, x2, y2]: readonly [number, number, number, number]) =>
    edge(id, { kind: "line", start: at(x1, y1), end: at(x2, y2) });
  const arc = (id: string, start: Shape & { kind: "arc" }) => edge(id, start);
  return [
    line("top", left + radius, top, right - radius, top),
    arc("top right", {
      kind: "arc",
      start: at(right - radius, top),
      mid: at(right - inset, top + inset),
      end: at(right, top + radius),
    }),
    line("right", right, top + radius, right, bottom - radius),
    arc("bottom right", {
      kind: "arc",
      start: at(right, bottom - radius),
      mid: at(right - inset, bottom - inset),
      end: at(right - radius, bottom),
    }),
    line("bottom", right - radius, bottom, left + radius, bottom),
    arc("bottom left", {
      kind: "arc",
      start: at(left + radius, bottom),
      mid: at(left + inset, bottom - inset),
      end: at(left, bottom - radius),
    }),
    line("left", left, bottom - radius, left, top + radius),
    arc("top left", {
      kind: "arc",
      start: at(left, top + radius),
      mid: at(left + inset, top + inset),
      end: at(left + radius, top),
    }),
  ];
}

function screwHole(): Footprint {
  return stand("MountingHole_3.2mm_M3", "H1", 15, 25);
}
