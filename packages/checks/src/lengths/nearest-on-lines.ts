import { nearestOnSegment, type Point, segmentIntersection } from "@tracewright/geometry";

/** A place on a line of one or more corners. */
export interface OnLine {
  /** From the first corner, along the line. */
  readonly along: number;
  readonly point: Point;
}

/** Where two lines come nearest to each other; where they cross, the crossing on both. */
export function nearestOnLines(a: readonly Point[], b: readonly Point[]): readonly [OnLine, OnLine] {
  let best: readonly [OnLine, OnLine] | undefined;
  let least = Number.POSITIVE_INFINITY;
  const offer = (onA: OnLine, onB: OnLine): void => {
    const distance = Math.hypot(onA.point.x - onB.point.x, onA.point.y - onB.point.y);
    if (distance >= least) return;
    least = distance;
    best = [onA, onB];
  };
  for (const pieceA of piecesOf(a))
    for (const pieceB of piecesOf(b)) {
      for (const end of [pieceA.start, pieceA.end]) offer(onPiece(pieceA, end), nearestOn(pieceB, end));
      for (const end of [pieceB.start, pieceB.end]) offer(nearestOn(pieceA, end), onPiece(pieceB, end));
      const crossing = least > 0 && segmentIntersection(pieceA.start, pieceA.end, pieceB.start, pieceB.end);
      if (crossing) offer(onPiece(pieceA, crossing), onPiece(pieceB, crossing));
    }
  if (!best) throw new Error("a line without a corner is near to nothing");
  return best;
}

interface Piece {
  readonly start: Point;
  readonly end: Point;
  readonly from: number;
}

function piecesOf(corners: readonly Point[]): Piece[] {
  const [first] = corners;
  if (!first) return [];
  if (corners.length === 1) return [{ start: first, end: first, from: 0 }];
  let from = 0;
  return corners.slice(1).map((end, index) => {
    const start = corners[index] ?? first;
    const piece = { start, end, from };
    from += Math.hypot(end.x - start.x, end.y - start.y);
    return piece;
  });
}

function nearestOn(piece: Piece, place: Point): OnLine {
  return onPiece(piece, nearestOnSegment(place, piece.start, piece.end));
}

function onPiece({ start, from }: Piece, point: Point): OnLine {
  return { along: from + Math.hypot(point.x - start.x, point.y - start.y), point };
}
