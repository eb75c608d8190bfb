import {
  type Board,
  boardOutline,
  type FixedIntent,
  type Footprint,
  padPosition,
  type WiredPart,
  type Wiring,
} from "@tracewright/board";
import { fromMm, locateInPolygon, type Nm, type Point, toMm } from "@tracewright/geometry";
import { findMouth } from "../footprint/mouth.ts";

/** Two shorter rows face each other by chance. */
const MIN_PINS = 4;
/** Rows nearer to one another, in pitches, stand side by side; what is farther apart, in lengths of the row, nothing bridges. */
const MIN_PITCHES = 3;
const MAX_LENGTHS = 2.5;
/** The narrowest modules are 0.3 inches wide: nearer rows are a bank of connectors. */
const MIN_APART: Nm = fromMm(7.62);
/** Pins of a module lie on halves of their pitch, drawn to within this. */
const TOLERANCE: Nm = fromMm(0.06);

/** The pins of a connector in one straight row. */
interface Row {
  readonly part: WiredPart;
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  readonly pitch: Nm;
}

/**
 * Rows of contacts that stand on the board and carry one module, or plug into one board, together: as many pins of one pitch,
 * parallel, end opposite end. Nothing in the circuit says how far apart the module wants them, but where they stand; so
 * they stay there. Of several rows one behind another the two nearest carry it.
 */
export function findModuleRows(board: Board, { parts }: Wiring): FixedIntent[] {
  const { areas } = boardOutline(board);
  const isOnBoard = (footprint: Footprint) =>
    footprint.pads.every((pad) =>
      areas.some((area) => locateInPolygon(padPosition(footprint, pad), area) !== "outside"),
    );
  const rows = parts.flatMap((part) =>
    part.kind === "connector" && isOnBoard(part.footprint) ? (rowOf(part) ?? []) : [],
  );
  const partnerOf = new Map(rows.map((row) => [row, nearestOpposite(row, rows)]));
  return rows.flatMap((row) => {
    const partner = partnerOf.get(row);
    if (!partner || partnerOf.get(partner.row)?.row !== row || partner.apart < MIN_APART - TOLERANCE) return [];
    return [
      {
        id: `fixed ${row.part.reference}`,
        kind: "fixed",
        origin: "circuit",
        part: row.part.reference,
        reason: {
          code: "module-row",
          facts: { part: partner.row.part.reference, distance: Number(toMm(partner.apart).toFixed(2)) },
        },
      } satisfies FixedIntent,
    ];
  });
}

/** Undefined as well where rows stand on both sides at one distance: connectors in a bank carry no module. */
function nearestOpposite(row: Row, rows: readonly Row[]): { row: Row; apart: Nm } | undefined {
  const opposite = rows.flatMap((other) => {
    const apart = other === row ? undefined : distanceAcross(row, other);
    return apart === undefined ? [] : [{ row: other, apart }];
  });
  const [nearest, next] = opposite.sort((a, b) => a.apart - b.apart);
  return nearest && next && next.apart - nearest.apart <= TOLERANCE ? undefined : nearest;
}

/** How far apart two rows are that face each other, end opposite end; undefined: they do not. */
function distanceAcross(a: Row, b: Row): Nm | undefined {
  if (a.part.footprint.side !== b.part.footprint.side || a.count !== b.count) return undefined;
  if (Math.abs(a.pitch - b.pitch) > TOLERANCE) return undefined;
  const length = lengthOf(minus(a.to, a.from));
  // Drawn from the same end or from the other one.
  for (const [from, to] of [
    [b.from, b.to],
    [b.to, b.from],
  ] as const) {
    const across = minus(from, a.from);
    const apart = lengthOf(across);
    const along = minus(a.to, a.from);
    const isOpposite = lengthOf(minus(minus(to, a.to), across)) <= TOLERANCE;
    const isSquare = Math.abs(across.x * along.x + across.y * along.y) <= TOLERANCE * length;
    if (!isOpposite || !isSquare) continue;
    const half = a.pitch / 2;
    const isOnGrid = Math.abs(apart - Math.round(apart / half) * half) <= TOLERANCE;
    return isOnGrid && apart >= MIN_PITCHES * a.pitch - TOLERANCE && apart <= MAX_LENGTHS * length ? apart : undefined;
  }
  return undefined;
}

/** Undefined: its pins stand in no single row of equal steps, or it opens to a side. */
function rowOf(part: WiredPart): Row | undefined {
  const { footprint } = part;
  const places = footprint.pads.map((pad) => padPosition(footprint, pad));
  const [from, to] = [places[0], places.at(-1)];
  if (!from || !to || places.length < MIN_PINS || findMouth(footprint)) return undefined;
  const step = { x: (to.x - from.x) / (places.length - 1), y: (to.y - from.y) / (places.length - 1) };
  const isEven = places.every(
    (place, index) => lengthOf(minus(place, { x: from.x + index * step.x, y: from.y + index * step.y })) <= TOLERANCE,
  );
  const pitch = lengthOf(step);
  return isEven && pitch > TOLERANCE ? { part, from, to, count: places.length, pitch } : undefined;
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}
