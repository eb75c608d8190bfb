/**
 * Which pairs a run has given up stands before its checkpoint, for the board that the checkpoint belongs to follows from it:
 * a mark, how many nets, their places in the board's list. A checkpoint of a run that gave up none is the engine's alone.
 */
import type { Board, NetId } from "@tracewright/board";

/** No checkpoint of the engine begins with this byte. */
const MARK = 1;
const HEAD = 3;

export function markGivenUp(board: Board, givenUp: ReadonlySet<NetId>, checkpoint: Uint8Array): Uint8Array {
  if (givenUp.size === 0) return checkpoint;
  const places = board.nets.flatMap(({ id }, place) => (givenUp.has(id) ? [place] : []));
  const bytes = new Uint8Array(HEAD + 4 * places.length + checkpoint.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, MARK);
  view.setUint16(1, places.length);
  for (const [i, place] of places.entries()) view.setUint32(HEAD + 4 * i, place);
  bytes.set(checkpoint, HEAD + 4 * places.length);
  return bytes;
}

export function readGivenUp(
  board: Board,
  marked: Uint8Array = new Uint8Array(0),
): { givenUp: ReadonlySet<NetId>; checkpoint: Uint8Array } {
  if (marked.length < HEAD || marked[0] !== MARK) return { givenUp: new Set(), checkpoint: marked };
  const view = new DataView(marked.buffer, marked.byteOffset, marked.byteLength);
  const count = Math.min(view.getUint16(1), Math.floor((marked.length - HEAD) / 4));
  const givenUp = new Set<NetId>();
  for (let i = 0; i < count; i++) {
    const net = board.nets[view.getUint32(HEAD + 4 * i)];
    if (net) givenUp.add(net.id);
  }
  return { givenUp, checkpoint: marked.subarray(HEAD + 4 * count) };
}
