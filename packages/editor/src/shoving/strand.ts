import { type Board, type ItemId, indexBoard, type Track } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { jointsAlong } from "../copper/joints-along.ts";

/** Straight tracks of one net, layer and width that go on from each other, as far as nothing else joins at their ends. */
export interface Strand {
  readonly tracks: readonly Track[];
  /** Stretches between places that stay: the ends, and where other copper of the net joins on the way. */
  readonly parts: readonly (readonly Point[])[];
}

/** The strand that a straight track belongs to; `isFree` says of which tracks it may consist. */
export function strandOf(board: Board, track: Track, isFree: (id: ItemId) => boolean): Strand {
  const peers = (track.net === undefined ? [] : (indexBoard(board).tracksByNet.get(track.net) ?? [])).filter(
    ({ layer }) => layer === track.layer,
  );
  const tracks: Track[] = [track];
  const points: Point[] = [track.start, track.end];
  const goOn = (from: "start" | "end"): void => {
    for (;;) {
      const at = from === "end" ? points.at(-1)! : points[0]!;
      const joined = peers.filter(
        ({ id, start, end }) => !tracks.some((own) => own.id === id) && (isSame(start, at) || isSame(end, at)),
      );
      const [next] = joined;
      const isOwnEnd = tracks.filter(({ start, end }) => isSame(start, at) || isSame(end, at)).length > 1;
      if (!next || joined.length !== 1 || isOwnEnd || next.mid || next.width !== track.width || !isFree(next.id))
        return;
      const far = isSame(next.start, at) ? next.end : next.start;
      if (isSame(far, at)) return;
      if (from === "end") {
        tracks.push(next);
        points.push(far);
      } else {
        tracks.unshift(next);
        points.unshift(far);
      }
    }
  };
  goOn("end");
  goOn("start");
  const own = new Set(tracks.map(({ id }) => id));
  const parts: Point[][] = [[points[0]!]];
  for (const [index, piece] of tracks.entries()) {
    const [from, to] = [points[index]!, points[index + 1]!];
    const away = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y);
    const joints = [...jointsAlong(board, piece, own)].sort((a, b) => away(a) - away(b));
    for (const joint of joints) {
      const part = parts.at(-1)!;
      if (!isSame(part.at(-1)!, joint)) part.push(joint);
      if (part.length > 1) parts.push([joint]);
    }
    const part = parts.at(-1)!;
    if (!isSame(part.at(-1)!, to)) part.push(to);
  }
  return { tracks, parts: parts.filter((part) => part.length > 1) };
}

export function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
