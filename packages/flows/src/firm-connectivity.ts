/**
 * Which copper stays connected for any fill of the pours: where an end of one track or via lies on the
 * other piece, and well inside a pour. The design rules count overlapping rims as well, and the last sliver of a fill; two
 * programs differ in those, and a router that relied on them would leave a board that KiCad calls open.
 */
import type { Board } from "@tracewright/board";
import { type Connectivity, connectCopper, prepareCopper } from "@tracewright/checks";
import { areTouching, type Point } from "@tracewright/geometry";

/** How far inside a pour an end has to lie. */
const DEPTH = 100_000;
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: dx * DEPTH, y: dy * DEPTH })));
/** A piece of pour narrower than this, in its box, is a sliver. */
const MIN_SIDE = 600_000;

/** The board's connectivity with joints of that kind alone among the neighbours. */
export function firmConnectivity(board: Board): Connectivity {
  const connectivity = connectCopper(prepareCopper(board));
  return {
    ...connectivity,
    neighbours: connectivity.neighbours.map((others, node) =>
      others.filter((other) => isFirm(connectivity, node, other)),
    ),
  };
}

/** How many pieces the pads of all nets lie in. */
export function countPadPieces({ copper, neighbours, nodesByNet }: Connectivity): number {
  let pieces = 0;
  for (const nodes of nodesByNet.values()) {
    const own = new Set(nodes);
    const seen = new Set<number>();
    for (const first of nodes) {
      if (copper.items[first]?.kind !== "pad" || seen.has(first)) continue;
      pieces += 1;
      const queue = [first];
      seen.add(first);
      for (let at = queue.pop(); at !== undefined; at = queue.pop())
        for (const next of neighbours[at]!) {
          if (!own.has(next) || seen.has(next)) continue;
          seen.add(next);
          queue.push(next);
        }
    }
  }
  return pieces;
}

function isFirm(connectivity: Connectivity, a: number, b: number): boolean {
  if (isSliver(connectivity, a) || isSliver(connectivity, b)) return false;
  const [endsOfA, endsOfB] = [endsOf(connectivity, a), endsOf(connectivity, b)];
  if (!endsOfA && !endsOfB) return true;
  const isOn = (node: number) => (end: Point) => holds(connectivity, node, end);
  return endsOfA?.some(isOn(b)) === true || endsOfB?.some(isOn(a)) === true;
}

function isSliver({ copper, islands }: Connectivity, node: number): boolean {
  const box = islands[node - copper.items.length]?.island.box;
  return box !== undefined && Math.min(box.maxX - box.minX, box.maxY - box.minY) < MIN_SIDE;
}

/** Of tracks and vias. */
function endsOf({ copper }: Connectivity, node: number): readonly Point[] | undefined {
  const { track, via } = copper.items[node] ?? {};
  return track ? [track.start, track.end] : via && [via.position];
}

function holds({ copper, islands }: Connectivity, node: number, point: Point): boolean {
  const item = copper.items[node];
  const island = islands[node - copper.items.length]?.island;
  if (!item) return AROUND.every(({ x, y }) => island?.holds({ x: point.x + x, y: point.y + y }) === true);
  return item.solids.some((solid) => areTouching(solid, { kind: "circle", center: point, radius: 0 }));
}
