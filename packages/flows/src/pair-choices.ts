/**
 * Which pairs a run has loosened or given up, and which room its pairs leave to others, stands before its checkpoint, for the
 * board that the checkpoint belongs to follows from it: a mark, how many nets and how many pieces of copper, the nets' places in
 * the board's list (of loosened ones −1 less the place), the pieces. A checkpoint of a run that did none is the engine's alone.
 */
import { type Board, copperLayers, itemId, type NetId, type Track, type Via } from "@tracewright/board";
import { NO_CORRIDORS, type PairCorridors, sizeOf } from "./pair-corridors.ts";

/** No checkpoint of the engine begins with one of these bytes; the first is of runs that left no room. */
const MARK_OF_NETS = 1;
const MARK = 2;
const HEAD_OF_NETS = 3;
const HEAD = 7;
/** Of a track: its layer's place, its net's, both ends, width, 0. Of a via: −1, its net's, its middle twice, diameter, drill. */
const NUMBERS = 8;

/** How a run's pairs were laid. */
export interface PairChoices {
  readonly givenUp: ReadonlySet<NetId>;
  /** Nets of pairs whose ends may be laid otherwise. */
  readonly loosened: ReadonlySet<NetId>;
  readonly corridors: PairCorridors;
}

export function markChoices(
  board: Board,
  { givenUp, loosened, corridors }: PairChoices,
  checkpoint: Uint8Array,
): Uint8Array {
  const pieces = sizeOf(corridors);
  if (givenUp.size + loosened.size + pieces === 0) return checkpoint;
  const places = board.nets.flatMap(({ id }, place) => [
    ...(givenUp.has(id) ? [place] : []),
    ...(loosened.has(id) ? [-1 - place] : []),
  ]);
  const start = HEAD + 4 * (places.length + NUMBERS * pieces);
  const bytes = new Uint8Array(start + checkpoint.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, MARK);
  view.setUint16(1, places.length);
  view.setUint32(3, pieces);
  const numbers = [...places, ...numbersOf(board, corridors)];
  for (const [i, number] of numbers.entries()) view.setInt32(HEAD + 4 * i, number);
  bytes.set(checkpoint, start);
  return bytes;
}

export function readChoices(
  board: Board,
  marked: Uint8Array = new Uint8Array(0),
): PairChoices & { readonly checkpoint: Uint8Array } {
  const none = { givenUp: new Set<NetId>(), loosened: new Set<NetId>(), corridors: NO_CORRIDORS, checkpoint: marked };
  const isOld = marked[0] === MARK_OF_NETS;
  const head = isOld ? HEAD_OF_NETS : HEAD;
  if (marked.length < head || !(isOld || marked[0] === MARK)) return none;
  const view = new DataView(marked.buffer, marked.byteOffset, marked.byteLength);
  const room = Math.floor((marked.length - head) / 4);
  const count = Math.min(view.getUint16(1), room);
  const pieces = isOld ? 0 : Math.min(view.getUint32(3), Math.floor((room - count) / NUMBERS));
  const number = (i: number): number => view.getInt32(head + 4 * i);
  const places = Array.from({ length: count }, (_, i) => number(i));
  const netsAt = (chosen: readonly number[]): Set<NetId> =>
    new Set(chosen.flatMap((place) => board.nets[place]?.id ?? []));
  const corridors = corridorsOf(
    board,
    Array.from({ length: pieces }, (_, piece) =>
      Array.from({ length: NUMBERS }, (_, i) => number(count + piece * NUMBERS + i)),
    ),
  );
  return {
    givenUp: netsAt(places.filter((place) => place >= 0)),
    loosened: netsAt(places.flatMap((place) => (place < 0 ? -1 - place : []))),
    corridors,
    checkpoint: marked.subarray(head + 4 * (count + NUMBERS * pieces)),
  };
}

/** As they are read back: a run that goes on from a checkpoint lays its pairs beside the same copper. */
export function normalCorridors(board: Board, corridors: PairCorridors): PairCorridors {
  const numbers = numbersOf(board, corridors);
  return corridorsOf(
    board,
    Array.from({ length: sizeOf(corridors) }, (_, piece) => numbers.slice(piece * NUMBERS, (piece + 1) * NUMBERS)),
  );
}

function numbersOf(board: Board, { tracks, vias }: PairCorridors): number[] {
  const layers = copperLayers(board);
  const placeOf = new Map<NetId | undefined, number>(board.nets.map(({ id }, place) => [id, place]));
  return [
    ...tracks.flatMap(({ net, layer, start, end, width }) => [
      layers.indexOf(layer),
      placeOf.get(net) ?? -1,
      ...[start.x, start.y, end.x, end.y],
      width,
      0,
    ]),
    ...vias.flatMap(({ net, position: { x, y }, diameter, drill }) => [
      -1,
      placeOf.get(net) ?? -1,
      ...[x, y, x, y],
      diameter,
      drill,
    ]),
  ];
}

function corridorsOf(board: Board, pieces: readonly (readonly number[])[]): PairCorridors {
  const layers = copperLayers(board);
  const [first, last] = [layers[0], layers[layers.length - 1]];
  const tracks: Track[] = [];
  const vias: Via[] = [];
  for (const [
    index,
    [place = -1, netPlace = -1, x = 0, y = 0, toX = 0, toY = 0, size = 0, drill = 0],
  ] of pieces.entries()) {
    const net = board.nets[netPlace]?.id;
    const id = itemId(`corridor/${index}`);
    const layer = layers[place];
    if (net === undefined || !first || !last) continue;
    if (layer) tracks.push({ id, start: { x, y }, end: { x: toX, y: toY }, width: size, layer, net, locked: false });
    else
      vias.push({
        id,
        kind: "through",
        position: { x, y },
        diameter: size,
        drill,
        layers: [first, last],
        net,
        locked: false,
      });
  }
  return { tracks, vias };
}
