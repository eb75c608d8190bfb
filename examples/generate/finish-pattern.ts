/** What land patterns of surface-mount packages have in common: body, silk, pin 1 mark and courtyard about their lands. */
import type { PadShape } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import type { LandPattern } from "./design.ts";
import {
  attributes,
  type BarePad,
  box,
  COURTYARD,
  type Drawing,
  dot,
  FAB,
  land,
  line,
  SILK,
  size,
  throughPad,
} from "./draw-pattern.ts";
import type { FittedLand } from "./fit-lands.ts";

/** Courtyard excess of IPC-7351B, level B. */
export const EXCESS = 0.25;
/** From silk to the edge of a land. */
export const SILK_GAP = 0.2;
/** From the body to the middle of a silk line along it. */
const RIM = 0.12;
const DOT = 0.15;
/** Height of references: the smallest that common fabs print well. */
export const TEXT = 0.8;

interface TwoRows {
  readonly library: string;
  readonly body: readonly [width: number, height: number];
  readonly pads: readonly BarePad[];
  /** Middle of the land of pin 1, which gets a dot outside the body. */
  readonly markAt: readonly [x: number, y: number];
}

/** A package with lands on its left and right: silk along its upper and lower edge. */
export function finishTwoRows({ library, body: [width, height], pads, markAt: [markX, markY] }: TwoRows): LandPattern {
  const [reachX, reachY] = [Math.max(width / 2, reachOf(pads, "x")), Math.max(height / 2, reachOf(pads, "y"))];
  const [courtX, courtY] = [reachX + EXCESS, reachY + EXCESS];
  const first = pads[0];
  const half = first ? extent(first.shape, "y") / 2 : 0;
  // The upper line leaves room for the mark.
  const upperStart = Math.max(-width / 2, markX + DOT + SILK_GAP);
  return {
    library,
    description: `${library.replace(/^.*:/, "")}, body ${width} × ${height} mm`,
    attributes: attributes("smd"),
    pads,
    graphics: [
      ...chamferedBody(width, height),
      line("F.SilkS", SILK, upperStart, -height / 2 - RIM, width / 2, -height / 2 - RIM),
      line("F.SilkS", SILK, -width / 2, height / 2 + RIM, width / 2, height / 2 + RIM),
      dot("F.SilkS", markX, markY - half - SILK_GAP - DOT, DOT),
      ...box("F.CrtYd", COURTYARD, -courtX, -courtY, courtX, courtY),
    ],
    textSize: TEXT,
    valueSize: 0.5,
    valueRoom: 2 * reachX,
    referenceAt: [0, -courtY - 0.65],
    valueAt: [0, 0],
  };
}

interface Quad {
  readonly library: string;
  /** Edge of the square body. */
  readonly body: number;
  readonly row: FittedLand;
  readonly perSide: number;
  /** Pads under the body. */
  readonly bare: readonly BarePad[];
}

/** A square package 0.5 mm in pitch, pins counter-clockwise from the upper left: silk about its corners. */
export function finishQuad({ library, body, row, perSide, bare }: Quad): LandPattern {
  const PITCH = 0.5;
  const half = body / 2;
  const first = ((perSide - 1) * PITCH) / 2;
  const pads = [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: perSide }, (_, index): BarePad => {
      const along = index * PITCH - first;
      const number = String(side * perSide + index + 1);
      if (side === 0) return land(number, -row.centre, along, row.length, row.width);
      if (side === 1) return land(number, along, row.centre, row.width, row.length);
      if (side === 2) return land(number, row.centre, -along, row.length, row.width);
      return land(number, -along, -row.centre, row.width, row.length);
    }),
  );
  const rim = half + RIM;
  const leg = first + row.width / 2 + SILK_GAP;
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [
      line("F.SilkS", SILK, x * rim, y * rim, x * leg, y * rim),
      line("F.SilkS", SILK, x * rim, y * rim, x * rim, y * leg),
    ]),
  );
  const court = row.centre + row.length / 2 + EXCESS;
  return {
    library,
    description: `${library.replace(/^.*:/, "")}, body ${body} × ${body} mm`,
    attributes: attributes("smd"),
    pads: [...pads, ...bare],
    graphics: [
      ...chamferedBody(body, body),
      ...corners,
      dot("F.SilkS", -half - 0.45, -leg - DOT, DOT),
      ...box("F.CrtYd", COURTYARD, -court, -court, court, court),
    ],
    textSize: TEXT,
    valueSize: 0.8,
    valueRoom: body,
    referenceAt: [0, -court - 0.65],
    valueAt: [0, 0],
  };
}

/** A bare pad under the body: the copper is whole, the paste stands in windows of a bit more than half its area. */
export function barePad(
  number: string,
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
): BarePad[] {
  const [stepX, stepY] = [width / columns, height / rows];
  const windows = Array.from({ length: columns * rows }, (_, index): BarePad => {
    const x = -width / 2 + ((index % columns) + 0.5) * stepX;
    const y = -height / 2 + (Math.floor(index / columns) + 0.5) * stepY;
    return { ...land("", x, y, stepX * 0.75, stepY * 0.75), layers: ["F.Paste"] };
  });
  const copper: BarePad = {
    ...land(number, 0, 0, width, height),
    shape: { kind: "rect", size: size(width, height) },
    layers: ["F.Cu", "F.Mask"],
    zoneConnection: "solid",
  };
  return [copper, ...windows];
}

/** A via that leads heat from a bare pad to the planes; the mask covers it. */
export function heatVia(number: string, x: number, y: number): BarePad {
  return {
    ...throughPad(number, x, y, 0.6, 0.3),
    shape: { kind: "circle", diameter: fromMm(0.6) },
    layers: ["*.Cu"],
    zoneConnection: "solid",
  };
}

/** The body on Fab, its corner at pin 1 cut off. */
function chamferedBody(width: number, height: number): Drawing[] {
  const [x, y] = [width / 2, height / 2];
  const cut = Math.min(1, width / 4);
  return [
    line("F.Fab", FAB, -x + cut, -y, x, -y),
    line("F.Fab", FAB, x, -y, x, y),
    line("F.Fab", FAB, x, y, -x, y),
    line("F.Fab", FAB, -x, y, -x, -y + cut),
    line("F.Fab", FAB, -x, -y + cut, -x + cut, -y),
  ];
}

/** How far copper and paste reach from the part's middle, millimetres. */
function reachOf(pads: readonly BarePad[], axis: "x" | "y"): number {
  return Math.max(...pads.map(({ shape, position }) => Math.abs(position[axis]) / 1e6 + extent(shape, axis) / 2));
}

function extent(shape: PadShape, axis: "x" | "y"): number {
  if (shape.kind === "circle") return shape.diameter / 1e6;
  return (axis === "x" ? shape.size.width : shape.size.height) / 1e6;
}
