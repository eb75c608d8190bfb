import { indexBoard } from "../queries/index-board.ts";
import type { Board } from "../records/board.ts";
import type { ItemId } from "../records/ids.ts";
import type { Track } from "../records/track.ts";
import { type ContactGraph, contactGraph } from "./contact-graph.ts";
import { findBlocks } from "./find-blocks.ts";

/** Copper that ends free and is no longer than this (5 mm) is an unfinished connection, not a drawing. */
const LONGEST_STUB = 5_000_000;
/** A track that carries so many pieces of a drawing is part of it. */
const MIN_FINGERS = 3;
/** Copper that closes on itself more often than this is a mesh; routes close a few times at most. */
const MAX_LOOPS = 8;

/**
 * Tracks and vias with a net that join nothing: electrodes, antennas, shields drawn as tracks. A track or via is a
 * connection where it lies on a way between two pads or zones of its net. What only hangs on such a way or on one
 * pad, and what touches none, is a drawing, unless it is a short stub; and so is a mesh, wherever it is tied.
 */
export function findDrawnCopper(board: Board): Set<ItemId> {
  const { tracksByNet, viasByNet, padsByNet, zonesByNet } = indexBoard(board);
  const drawn = new Set<ItemId>();
  for (const net of new Set([...tracksByNet.keys(), ...viasByNet.keys()])) {
    const graph = contactGraph(board, {
      tracks: tracksByNet.get(net) ?? [],
      vias: viasByNet.get(net) ?? [],
      pads: padsByNet.get(net) ?? [],
      zones: (zonesByNet.get(net) ?? []).filter(({ keepout }) => !keepout),
    });
    const connecting = connectingNodes(graph);
    for (const node of meshNodes(graph)) connecting.delete(node);
    const pieces = hangingPieces(graph, connecting).filter((piece) => !isStub(graph, piece));
    for (const piece of [...pieces, backNodes(graph, pieces)]) collect(graph, piece, drawn);
  }
  return drawn;
}

/** Nodes on a way between two anchors: those that one more node, tied to every anchor, is in a block with. */
function connectingNodes({ items, neighbours }: ContactGraph): Set<number> {
  const hub = neighbours.length;
  const anchors = [...items.keys()].filter((node) => items[node]!.isAnchor && neighbours[node]!.length > 0);
  const tied = neighbours.map((others, node) =>
    items[node]?.isAnchor && others.length > 0 ? [...others, hub] : others,
  );
  const nodes = new Set<number>();
  for (const block of findBlocks([...tied, anchors]))
    if (block.nodes.has(hub)) for (const node of block.nodes) nodes.add(node);
  return nodes;
}

/**
 * Nodes of tracks that close on themselves many times, without the help of pads, zones and vias: rails with many vias
 * are no mesh.
 */
function meshNodes({ items, neighbours }: ContactGraph): number[] {
  const isBare = (node: number) => !items[node] || items[node].track !== undefined;
  const bare = neighbours.map((others, node) => (isBare(node) ? others.filter(isBare) : []));
  return findBlocks(bare).flatMap(({ nodes, edges }) => (edges - nodes.size + 1 > MAX_LOOPS ? [...nodes] : []));
}

/** Tracks and vias that join nothing, by what touches without the help of the others. */
function hangingPieces({ items, neighbours }: ContactGraph, connecting: ReadonlySet<number>): number[][] {
  const seen = new Set<number>();
  const isIn = (node: number) => !seen.has(node) && !connecting.has(node) && !items[node]?.isAnchor;
  const pieces: number[][] = [];
  for (const first of items.keys()) {
    if (!isIn(first)) continue;
    seen.add(first);
    const piece = [first];
    for (const node of piece)
      for (const other of neighbours[node]!)
        if (isIn(other)) {
          seen.add(other);
          piece.push(other);
        }
    pieces.push(piece);
  }
  return pieces;
}

/** Tracks that carry several pieces of a drawing: the back of a comb, which a way may run along. */
function backNodes({ items, neighbours }: ContactGraph, pieces: readonly (readonly number[])[]): number[] {
  const pieceOf = new Map(pieces.flatMap((piece, index) => piece.map((node) => [node, index] as const)));
  return [...items.keys()].filter((node) => {
    if (!items[node]?.track || pieceOf.has(node)) return false;
    const joined = neighbours[node]!.flatMap((joint) => (items[joint] ? [] : neighbours[joint]!));
    return new Set(joined.flatMap((other) => pieceOf.get(other) ?? [])).size >= MIN_FINGERS;
  });
}

/** A short end of copper, or a via by itself, that no loop closes. */
function isStub({ items, neighbours }: ContactGraph, piece: readonly number[]): boolean {
  const own = new Set(piece);
  const edges = piece.reduce((sum, node) => sum + neighbours[node]!.filter((other) => own.has(other)).length, 0) / 2;
  const length = piece.reduce((sum, node) => sum + lengthOf(items[node]?.track), 0);
  return edges < piece.length && length <= LONGEST_STUB;
}

function lengthOf(track: Track | undefined): number {
  if (!track) return 0;
  const { start, mid = start, end } = track;
  return Math.hypot(mid.x - start.x, mid.y - start.y) + Math.hypot(end.x - mid.x, end.y - mid.y);
}

function collect({ items }: ContactGraph, piece: readonly number[], into: Set<ItemId>): void {
  for (const node of piece) {
    const item = items[node];
    if (item) into.add(item.id);
  }
}
