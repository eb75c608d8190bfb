import { type Footprint, footprintCourtyard, type Graphic, type ItemId, itemId } from "@tracewright/board";
import { type Box, boxOfPoints, fromMm, joinBoxes, type Point } from "@tracewright/geometry";
import { findMouth, type Mouth } from "../footprint/mouth.ts";

/** Words by which a footprint marks the board's edge, beside a line. */
const EDGE_WORDS = "PCB edge";
/** A shorter line is not taken for the edge. */
const SHORTEST = fromMm(3);
/** Mouths that lie farther apart than this do not lie on one edge. */
const APART = fromMm(1);

/**
 * Where a block opens to: as its connectors do, if all of them open to one side and to one line, and nothing else of it reaches
 * beyond. Undefined: it cannot stand at an edge with all of them.
 */
export function mouthOfBody(parts: readonly Footprint[], isAtEdge: (part: Footprint) => boolean): Mouth | undefined {
  const connectors = parts.filter(isAtEdge);
  const mouths = connectors.flatMap((part) => findMouth(part) ?? []);
  const [first] = mouths;
  if (!first || mouths.length < connectors.length) return undefined;
  const lines = mouths.map(({ line }) => line);
  const isLow = first.side === 0 || first.side === 2;
  if (mouths.some(({ side }) => side !== first.side)) return undefined;
  if (Math.max(...lines) - Math.min(...lines) > APART) return undefined;
  const line = isLow ? Math.min(...lines) : Math.max(...lines);
  const others = joinBoxes(parts.filter((part) => !isAtEdge(part)).flatMap(courtyardBoxes));
  if (others && beyond(others, { side: first.side, line }) > 0) return undefined;
  return {
    side: first.side,
    line,
    from: Math.min(...mouths.map(({ from }) => from)),
    to: Math.max(...mouths.map(({ to }) => to)),
  };
}

function courtyardBoxes(part: Footprint): Box[] {
  const { front, back } = footprintCourtyard(part);
  return [...front, ...back].flatMap(({ outer }) => boxOfPoints(outer) ?? []);
}

/** How far a box reaches over a line on its side. */
function beyond({ minX, maxX, minY, maxY }: Box, { side, line }: Pick<Mouth, "side" | "line">): number {
  return [line - minX, maxX - line, line - minY, maxY - line][side] ?? 0;
}

/** The mouth as a footprint draws it: a line that is the board's edge, and words that say so. */
export function drawMouth(
  id: ItemId,
  { side, line, from, to }: Mouth,
  local: (point: Point) => Point,
): { readonly graphics: readonly Graphic[]; readonly texts: Footprint["texts"] } {
  const short = Math.max(0, SHORTEST - (to - from)) / 2;
  const at = (along: number): Point => local(side < 2 ? { x: line, y: along } : { x: along, y: line });
  const [start, end] = [at(Math.floor(from - short)), at(Math.ceil(to + short))];
  const middle = at(Math.round((from + to) / 2));
  return {
    graphics: [
      {
        id: itemId(`${id} edge`),
        layer: "Dwgs.User",
        shape: { kind: "line", start, end },
        stroke: { width: 50_000, style: "solid" },
        filled: false,
      },
    ],
    texts: [
      {
        id: itemId(`${id} edge words`),
        role: "user",
        text: EDGE_WORDS,
        layer: "Dwgs.User",
        position: middle,
        rotation: 0,
        hidden: true,
        style: {
          size: { width: 1_000_000, height: 1_000_000 },
          thickness: 150_000,
          horizontal: "center",
          vertical: "middle",
          mirrored: false,
        },
      },
    ],
  };
}
