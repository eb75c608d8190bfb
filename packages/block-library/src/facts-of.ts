import { type BlockDocument, hashBlock } from "@tracewright/blocks";
import { canonicalJson } from "@tracewright/board";
import type { BlockFacts } from "./built-in-block.ts";

/** The facts that are kept beside the layout. */
export function factsOf(document: BlockDocument): BlockFacts {
  const { circuit, ports, layout } = document;
  if (!layout) throw new Error("the block has no layout");
  const room = layout.hull.front.flat();
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return {
    hash: hashBlock(document),
    bytes: new TextEncoder().encode(canonicalJson(document)).length,
    partCount: circuit.components.length,
    pinCount: circuit.components.reduce((sum, { pins }) => sum + pins.length, 0),
    netCount: circuit.nets.length,
    portCount: ports.length,
    copperLayers: layout.rules.copperLayers,
    widthNm: spread(room.map(({ x }) => x)),
    heightNm: spread(room.map(({ y }) => y)),
    minTrackNm: layout.rules.minTrack,
    minClearanceNm: layout.rules.minClearance,
    minDrillNm: layout.rules.minDrill,
  };
}
