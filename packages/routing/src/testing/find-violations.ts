/** A slow, obvious checker for tests: every routed piece against everything, with the board package's own geometry. */
import {
  type Board,
  boardOutline,
  netClassOf,
  padHole,
  padLayers,
  padSolids,
  trackSolids,
  viaHole,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import { areNearer, capsule, locateInPolygon, type Solid } from "@tracewright/geometry";

interface Piece {
  readonly name: string;
  readonly net: string | undefined;
  readonly layers: readonly string[];
  readonly solids: readonly Solid[];
  readonly clearance: number;
  readonly hole: Solid | undefined;
}

/** Sentences about what the routed tracks and vias (not locked) of the board break; empty when they break nothing. */
export function findViolations(board: Board): string[] {
  const problems: string[] = [];
  const fixed: Piece[] = board.footprints.flatMap((footprint) =>
    footprint.pads.map((pad) => ({
      name: `${footprint.reference} pad ${pad.number}`,
      net: pad.net,
      layers: padLayers(board, pad),
      solids: padSolids(footprint, pad),
      clearance: netClassOf(board, pad.net).clearance,
      hole: padHole(footprint, pad),
    })),
  );
  const copper: Piece[] = [
    ...board.tracks.map((track) => ({
      name: `track ${track.id}`,
      net: track.net,
      layers: [track.layer],
      solids: trackSolids(track),
      clearance: netClassOf(board, track.net).clearance,
      hole: undefined,
    })),
    ...board.vias.map((via) => ({
      name: `via ${via.id}`,
      net: via.net,
      layers: viaLayers(board, via),
      solids: [viaSolid(via)],
      clearance: netClassOf(board, via.net).clearance,
      hole: viaHole(via),
    })),
  ];
  const { rules } = board;
  const near = (a: readonly Solid[], b: readonly Solid[], limit: number): boolean =>
    a.some((first) => b.some((second) => areNearer(first, second, limit - 1)));
  copper.forEach((piece, index) => {
    for (const other of [...fixed, ...copper.slice(0, index)]) {
      if (piece.hole && other.hole && near([piece.hole], [other.hole], rules.minHoleToHole))
        problems.push(`holes of ${piece.name} and ${other.name}`);
      if (other.net !== undefined && other.net === piece.net) continue;
      const clearance = Math.max(piece.clearance, other.clearance, rules.minClearance);
      if (piece.layers.some((layer) => other.layers.includes(layer)) && near(piece.solids, other.solids, clearance))
        problems.push(`${piece.name} to ${other.name}`);
      if (other.hole && near(piece.solids, [other.hole], rules.minHoleClearance))
        problems.push(`${piece.name} to the hole of ${other.name}`);
      if (piece.hole && near([piece.hole], other.solids, rules.minHoleClearance))
        problems.push(`hole of ${piece.name} to ${other.name}`);
    }
  });
  const { areas } = boardOutline(board);
  const rims = areas
    .flatMap((area) => [area.outer, ...area.holes])
    .flatMap((ring) => ring.map((corner, i) => capsule(corner, ring[(i + 1) % ring.length]!, 0)));
  for (const piece of copper)
    if (near(piece.solids, rims, rules.copperToEdge)) problems.push(`${piece.name} to the board edge`);
  for (const point of [...board.tracks.flatMap((t) => [t.start, t.end]), ...board.vias.map((v) => v.position)])
    if (!areas.some((area) => locateInPolygon(point, area) === "inside"))
      problems.push(`(${point.x}, ${point.y}) is not on the board`);
  for (const track of board.tracks)
    if (track.width < rules.minTrackWidth) problems.push(`track ${track.id} is too narrow`);
  return problems;
}
