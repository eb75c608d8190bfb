import {
  type Board,
  type BoardEdit,
  copperLayers,
  type ItemId,
  itemId,
  type Track,
  type Via,
} from "@tracewright/board";
import type { Copper } from "../grid/route.ts";
import type { GivenPiece } from "../problem.ts";
import type { BoardProblem } from "./board-problem.ts";

export interface RoutedCopper {
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
  /** Tracks and vias of the board that make room for them. */
  readonly removed: readonly ItemId[];
}

/**
 * Routed copper as board records. Ids follow from net and place: the same routing always gives the same records. What
 * was on the board and stays is no part of it; of a track that stays in part, what stays is a new track.
 */
export function copperToRecords(board: Board, problem: BoardProblem, copper: readonly Copper[]): RoutedCopper {
  const layers = copperLayers(board);
  const front = layers[0];
  const back = layers[layers.length - 1];
  if (!front || !back) return { tracks: [], vias: [], removed: [] };
  const removed = removedItems(problem, copper);
  const isWhole = (given: GivenPiece | undefined): boolean => given !== undefined && !removed.has(given.item);
  const taken = new Set<string>([...board.tracks, ...board.vias].map((item) => item.id));
  const tracks: Track[] = [];
  const vias: Via[] = [];
  copper.forEach((pieces, number) => {
    const net = problem.netIds[number]!;
    const rule = problem.nets[number]!;
    for (const s of pieces.segments) {
      const layer = layers[s.layer];
      if (!layer || (s.ax === s.bx && s.ay === s.by) || isWhole(s.given)) continue;
      tracks.push({
        id: freshId(taken, `${rule.name} ${layer} ${s.ax} ${s.ay} ${s.bx} ${s.by}`),
        start: { x: s.ax, y: s.ay },
        end: { x: s.bx, y: s.by },
        width: s.halfWidth * 2,
        layer,
        net,
        locked: false,
      });
    }
    for (const v of pieces.vias)
      if (!isWhole(v.given))
        vias.push({
          id: freshId(taken, `${rule.name} via ${v.x} ${v.y}`),
          kind: "through",
          position: { x: v.x, y: v.y },
          diameter: v.diameter,
          drill: v.drill,
          layers: [front, back],
          net,
          locked: false,
        });
  });
  const isGone = ({ id }: Track | Via): boolean => removed.has(id);
  return { tracks, vias, removed: [...board.tracks.filter(isGone), ...board.vias.filter(isGone)].map(({ id }) => id) };
}

/** Ids of given tracks and vias of which not every part is among the copper. */
function removedItems(problem: BoardProblem, copper: readonly Copper[]): Set<string> {
  const kept = new Set(
    copper.flatMap(({ segments, vias }) => [...segments, ...vias].flatMap(({ given }) => given ?? [])),
  );
  const removed = new Set<string>(problem.gone);
  for (const { pieces } of problem.given) for (const piece of pieces) if (!kept.has(piece)) removed.add(piece.item);
  return removed;
}

export function recordsToEdit(board: Board, { tracks, vias, removed }: RoutedCopper): BoardEdit {
  const gone = new Set<ItemId>(removed);
  const isGone = ({ id }: Track | Via): boolean => gone.has(id);
  return {
    lists: [
      { list: "tracks" as const, added: tracks, removed: board.tracks.filter(isGone), updated: [] },
      { list: "vias" as const, added: vias, removed: board.vias.filter(isGone), updated: [] },
    ].filter((change) => change.added.length > 0 || change.removed.length > 0),
    settings: [],
  };
}

/** A UUID made from the text, another one where the board already holds it. */
export function freshId(taken: Set<string>, text: string): ItemId {
  for (let salt = 0; ; salt++) {
    const id = uuidOf(salt === 0 ? text : `${text} ${salt}`);
    if (taken.has(id)) continue;
    taken.add(id);
    return itemId(id);
  }
}

function uuidOf(text: string): string {
  const words = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b];
  for (let i = 0; i < text.length; i++)
    for (let w = 0; w < 4; w++) {
      const mixed = Math.imul(words[w]! ^ text.charCodeAt(i) ^ (w << 5), 0x01000193 + w * 0x9e37);
      words[w] = (mixed ^ (mixed >>> 13)) >>> 0;
    }
  const hex = words.map((word) => word.toString(16).padStart(8, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
