import {
  type Board,
  type CopperLayerId,
  type Footprint,
  findItems,
  type ItemId,
  indexBoard,
  type NetId,
  type Pad,
  padLayers,
  padSolids,
  type Track,
  trackSolids,
  type Via,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import { areTouching, type Solid } from "@tracewright/geometry";

/** A piece of copper on its layers. */
interface Piece {
  readonly id: ItemId;
  readonly layers: readonly CopperLayerId[];
  readonly solids: readonly Solid[];
  readonly isPad?: boolean;
}

/**
 * What is selected with the tracks and vias that hang together with it, along them to the next pads: from tracks and vias, and
 * from the pads of parts. Asked again, when that is all selected: every track and via of the nets met.
 */
export function connectedItems(board: Board, selection: readonly ItemId[]): readonly ItemId[] {
  const nets = new Map<NetId, Piece[]>();
  const begin = (net: NetId | undefined, piece: Piece) => {
    if (net !== undefined) nets.set(net, [...(nets.get(net) ?? []), piece]);
  };
  for (const { list, record } of findItems(board, selection)) {
    if (list === "tracks") begin(record.net, pieceOfTrack(record));
    if (list === "vias") begin(record.net, pieceOfVia(board, record));
    if (list === "footprints") for (const pad of record.pads) begin(pad.net, pieceOfPad(board, record, pad));
  }
  const before = new Set(selection);
  const met = new Set(selection);
  for (const [net, pieces] of nets) for (const id of reach(board, net, pieces)) met.add(id);
  if (met.size === before.size) for (const net of nets.keys()) for (const { id } of copperOf(board, net)) met.add(id);
  return [...met];
}

/** Pads end the way: what meets on one of them is not gone on with. */
function reach(board: Board, net: NetId, from: readonly Piece[]): readonly ItemId[] {
  const pads = (indexBoard(board).padsByNet.get(net) ?? []).map(({ footprint, pad }) =>
    pieceOfPad(board, footprint, pad),
  );
  const isOnOnePad = (a: Piece, b: Piece) => pads.some((pad) => areJoined(pad, a) && areJoined(pad, b));
  let rest = copperOf(board, net);
  const found: ItemId[] = [];
  let edge = from;
  while (edge.length > 0) {
    const leadsTo = (piece: Piece) => (other: Piece) =>
      piece.id === other.id || (areJoined(piece, other) && (other.isPad || !isOnOnePad(piece, other)));
    const next = rest.filter((piece) => edge.some(leadsTo(piece)));
    const taken = new Set(next);
    rest = rest.filter((piece) => !taken.has(piece));
    found.push(...next.map(({ id }) => id));
    edge = next;
  }
  return found;
}

function copperOf(board: Board, net: NetId): Piece[] {
  const { tracksByNet, viasByNet } = indexBoard(board);
  return [
    ...(tracksByNet.get(net) ?? []).map(pieceOfTrack),
    ...(viasByNet.get(net) ?? []).map((via) => pieceOfVia(board, via)),
  ];
}

function pieceOfTrack(track: Track): Piece {
  return { id: track.id, layers: [track.layer], solids: trackSolids(track) };
}

function pieceOfVia(board: Board, via: Via): Piece {
  return { id: via.id, layers: viaLayers(board, via), solids: [viaSolid(via)] };
}

function pieceOfPad(board: Board, footprint: Footprint, pad: Pad): Piece {
  return { id: pad.id, layers: padLayers(board, pad), solids: padSolids(footprint, pad), isPad: true };
}

function areJoined(a: Piece, b: Piece): boolean {
  return (
    a.layers.some((layer) => b.layers.includes(layer)) &&
    a.solids.some((one) => b.solids.some((other) => areTouching(one, other)))
  );
}
