/**
 * Where a pair has pads of both nets side by side: at a connector, at a chip, at two resistors. Between stations it runs
 * as a pair; pads of one net alone are no station and are left to single tracks.
 */
import { type Board, indexBoard, type PadOnBoard, padCenter, padPosition } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { BoardProblem } from "../adapt/board-problem.ts";
import type { Anchor } from "../problem.ts";
import type { DifferentialPair } from "./find-pairs.ts";

/** A pad that is still to be joined to others of its net. */
export interface PairPad {
  readonly net: number;
  readonly terminal: number;
  readonly anchor: Anchor;
  /** "U1 pad 7". */
  readonly label: string;
}

/** A pad of each net, near enough for a pair to leave from both. */
export interface PadCouple {
  readonly positive: PairPad;
  readonly negative: PairPad;
  readonly distance: number;
}

export interface PairStation {
  /** "U1", or "R3 and R4" where the pads belong to two parts. */
  readonly label: string;
  /** The nearest first. */
  readonly couples: readonly PadCouple[];
}

/** Pads of two parts farther apart are no couple: their tracks would run alone for longer than they run together. */
const MAX_APART = 6_000_000;
/** Both ends of a shunt, from which its sense lines leave together between the pads. */
const MAX_APART_IN_PART = 12_000_000;
/** Couples of one station that are worth trying. */
const MAX_COUPLES = 6;

export function findStations(board: Board, problem: BoardProblem, pair: DifferentialPair): PairStation[] {
  const positive = padsOf(board, problem, pair.positive);
  const negative = padsOf(board, problem, pair.negative);
  const stations: PairStation[] = [];
  const isUsed = new Set<PairPad>();
  const add = (label: string, p: readonly PairPad[], n: readonly PairPad[], most: number): void => {
    const couples = p
      .flatMap((a) => n.map((b): PadCouple => ({ positive: a, negative: b, distance: distanceOf(a.anchor, b.anchor) })))
      .filter(
        (couple) => couple.distance <= most && (couple.positive.anchor.layers & couple.negative.anchor.layers) !== 0,
      )
      .sort((a, b) => a.distance - b.distance);
    if (couples.length === 0) return;
    stations.push({ label, couples: couples.slice(0, MAX_COUPLES) });
    for (const pad of [...p, ...n]) isUsed.add(pad);
  };
  for (const [part, p] of Map.groupBy(positive, ({ part }) => part)) {
    const n = negative.filter((pad) => pad.part === part);
    if (n.length > 0) add(p[0]!.reference, p, n, MAX_APART_IN_PART);
  }
  // Two parts, one on each net, that stand side by side.
  const lone = positive
    .filter((pad) => !isUsed.has(pad))
    .flatMap((p) =>
      negative.filter((n) => !isUsed.has(n)).map((n) => ({ p, n, apart: distanceOf(p.anchor, n.anchor) })),
    )
    .sort((a, b) => a.apart - b.apart);
  for (const { p, n } of lone)
    if (!isUsed.has(p) && !isUsed.has(n)) add(`${p.reference} and ${n.reference}`, [p], [n], MAX_APART);
  return stations;
}

interface LabelledPad extends PairPad {
  readonly part: string;
  readonly reference: string;
}

function padsOf(board: Board, problem: BoardProblem, net: number): LabelledPad[] {
  const anchors = problem.terminals.flatMap(({ net: of, anchors: all }, terminal) =>
    of === net ? all.filter(({ shapes }) => shapes.length > 0).map((anchor) => ({ anchor, terminal })) : [],
  );
  const pads = indexBoard(board).padsByNet.get(problem.netIds[net]!) ?? [];
  return pads.flatMap((onBoard) => {
    const { x, y } = anchorPoint(onBoard);
    const found = anchors.find(({ anchor }) => anchor.x === x && anchor.y === y);
    const { footprint, pad } = onBoard;
    const label = `${footprint.reference} pad ${pad.number}`;
    return found ? [{ ...found, net, label, part: footprint.id, reference: footprint.reference }] : [];
  });
}

/** Where the engine ends tracks in the pad. */
function anchorPoint({ footprint, pad }: PadOnBoard): Point {
  return pad.drill || pad.shape.kind === "custom" ? padPosition(footprint, pad) : padCenter(footprint, pad);
}

function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Between the nearest couples of both stations, from middle to middle. */
export function distanceBetween(a: PairStation, b: PairStation): number {
  let least = Number.POSITIVE_INFINITY;
  for (const first of a.couples)
    for (const second of b.couples) {
      const [p, q] = [middleOf(first), middleOf(second)];
      least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
    }
  return least;
}

function middleOf({ positive, negative }: PadCouple): { x: number; y: number } {
  return { x: (positive.anchor.x + negative.anchor.x) / 2, y: (positive.anchor.y + negative.anchor.y) / 2 };
}
