/**
 * Boards for tests of fine-pitch escape: one package in the middle, and around it a ring of through-hole pads, one for
 * each signal pad, in the order of their angles as seen from the middle.
 */

import { type Board, emptyBoard, type Footprint, itemId, type Net, netId, type Pad } from "@tracewright/board";
import { aPad } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import { makeFootprint, rectangle } from "./random-board.ts";

/** A package's pads in millimetres around its middle. */
export interface FinePackage {
  readonly name: string;
  readonly pads: readonly FinePad[];
}

interface FinePad {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isRound?: boolean;
  /** GND: the thermal pad, which is no signal. */
  readonly isGround?: boolean;
}

/** Millimetres. */
export interface FineRules {
  readonly track: number;
  readonly clearance: number;
  readonly via: number;
  readonly drill: number;
}

/** What most fabs make without extra cost, and what good ones do. */
export const USUAL_RULES: FineRules = { track: 0.127, clearance: 0.127, via: 0.45, drill: 0.2 };
export const FINE_RULES: FineRules = { track: 0.1, clearance: 0.1, via: 0.4, drill: 0.2 };

/** `count` pads on four sides, `pitch` apart; with a thermal pad where one is named. */
export function quadPackage(
  name: string,
  { count, pitch, thermal }: { count: number; pitch: number; thermal?: number },
): FinePackage {
  const side = count / 4;
  const body = (side - 1) * pitch + 2;
  const [width, height] = [round(pitch * 0.55), 0.85];
  const pads: FinePad[] = [];
  for (let turn = 0; turn < 4; turn++)
    for (let i = 0; i < side; i++) {
      const along = (i - (side - 1) / 2) * pitch;
      const out = body / 2;
      const [x, y] = [
        [-out, along],
        [along, out],
        [out, -along],
        [-along, -out],
      ][turn] as [number, number];
      const isUpright = turn % 2 === 1;
      pads.push({ x, y, width: isUpright ? width : height, height: isUpright ? height : width });
    }
  if (thermal) pads.push({ x: 0, y: 0, width: thermal, height: thermal, isGround: true });
  return { name, pads };
}

/** `rows` × `rows` balls; with `rings` only the outer ones carry signals, and the others nothing. */
export function ballGrid(
  name: string,
  { rows, pitch, ball, rings = rows }: { rows: number; pitch: number; ball: number; rings?: number },
): FinePackage {
  const pads: FinePad[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < rows; column++) {
      const ring = Math.min(row, column, rows - 1 - row, rows - 1 - column);
      const [x, y] = [(column - (rows - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch];
      pads.push({ x, y, width: ball, height: ball, isRound: true, ...(ring >= rings && { isGround: true }) });
    }
  return { name, pads };
}

export function escapeBoard(part: FinePackage, rules: FineRules, copperLayers: number): Board {
  const signals = part.pads.filter(({ isGround }) => !isGround);
  const extent = Math.max(...part.pads.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  // The ring leaves room for every signal to spread to 1.5 mm.
  const reach = Math.max(extent + 5, (signals.length * 1.5) / 8 + 1);
  const half = reach + 2;
  const netOf = new Map<FinePad, Net>();
  const nets: Net[] = [{ id: netId("GND"), name: "GND" }];
  signals.forEach((pad, i) => {
    const net = { id: netId(`S${i}`), name: `S${i}` };
    nets.push(net);
    netOf.set(pad, net);
  });
  const middle = { x: fromMm(half), y: fromMm(half) };
  const pads = part.pads.map((pad, i) => finePad(pad, i, netOf.get(pad) ?? nets[0]));
  const byAngle = [...signals].sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x));
  const around = byAngle.map((pad, i): Footprint => {
    return makeFootprint(`J${i + 1}`, place(middle, onSquare((i + 0.5) / byAngle.length, reach)), 0, [
      hole(i, netOf.get(pad)),
    ]);
  });
  const board = emptyBoard(copperLayers);
  return {
    ...board,
    rules: {
      ...board.rules,
      minClearance: fromMm(rules.clearance),
      minTrackWidth: fromMm(rules.track),
      minViaDiameter: fromMm(rules.via),
      minThroughHoleDiameter: fromMm(rules.drill),
      minViaAnnularWidth: fromMm(0.1),
      minHoleClearance: fromMm(0.2),
      minHoleToHole: fromMm(0.25),
      netClasses: board.rules.netClasses.map((netClass) => ({
        ...netClass,
        clearance: fromMm(rules.clearance),
        trackWidth: fromMm(rules.track),
        viaDiameter: fromMm(rules.via),
        viaDrill: fromMm(rules.drill),
      })),
    },
    nets,
    footprints: [makeFootprint(part.name, middle, 0, pads), ...around],
    graphics: [rectangle("edge", { x: 0, y: 0 }, { x: 2 * middle.x, y: 2 * middle.y })],
  };
}

function finePad({ x, y, width, height, isRound }: FinePad, index: number, net: Net | undefined): Pad {
  return aPad({
    id: itemId(`u.${index}`),
    number: String(index + 1),
    shape: isRound
      ? { kind: "circle", diameter: fromMm(width) }
      : { kind: "roundrect", size: { width: fromMm(width), height: fromMm(height) }, cornerRatio: 0.25 },
    position: { x: fromMm(round(x)), y: fromMm(round(y)) },
    layers: ["F.Cu", "F.Mask"],
    ...(net && { net: net.id }),
  });
}

function hole(index: number, net: Net | undefined): Pad {
  return aPad({
    id: itemId(`j.${index}`),
    kind: "through-hole",
    shape: { kind: "circle", diameter: fromMm(0.9) },
    drill: { size: { width: fromMm(0.5), height: fromMm(0.5) } },
    layers: ["*.Cu", "*.Mask"],
    ...(net && { net: net.id }),
  });
}

/** A place on the rim of the square of that half side: `share` of the way around from the middle of its left side. */
function onSquare(share: number, half: number): Point {
  const t = share * 8;
  if (t < 1) return { x: -half, y: -t * half };
  if (t < 3) return { x: (t - 2) * half, y: -half };
  if (t < 5) return { x: half, y: (t - 4) * half };
  if (t < 7) return { x: (6 - t) * half, y: half };
  return { x: -half, y: (8 - t) * half };
}

function place(middle: Point, { x, y }: Point): Point {
  return { x: middle.x + fromMm(round(x)), y: middle.y + fromMm(round(y)) };
}

function round(millimetres: number): number {
  return Math.round(millimetres * 1000) / 1000;
}
