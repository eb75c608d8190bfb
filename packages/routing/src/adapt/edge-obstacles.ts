import { type Board, edgesOf, type Graphic, OUTLINE_ARC_ERROR } from "@tracewright/board";
import { type Nm, type Point, placePoint } from "@tracewright/geometry";
import { capsuleShape } from "../geometry/shape.ts";
import type { Obstacle } from "../problem.ts";

/** How far beside a curved edge KiCad may see it: its `ARC_HIGH_DEF`, the greatest error of the chords it measures to. */
const JUDGED_ARC_ERROR: Nm = 5_000;

/**
 * The lines that the board ends at, cut-outs, those drawn in footprints and those on Margin included, as obstacles on the given
 * layers.
 * Arcs are known by their chords, which lie up to `OUTLINE_ARC_ERROR` beside them: those obstacles reach over the arc,
 * and over where KiCad takes it to be.
 */
export function edgeObstacles(board: Board, layers: number): Obstacle[] {
  const edges = [
    ...board.graphics.map((graphic) => edgeOf(graphic)),
    ...board.footprints.flatMap(({ graphics, position, rotation }) =>
      graphics.map((graphic) => edgeOf(graphic, (point) => placePoint(point, position, rotation))),
    ),
  ];
  return edges.flatMap(({ path, slack }) =>
    path.slice(1).map((b, index): Obstacle => {
      const a = path[index]!;
      return {
        kind: "edge",
        shape: capsuleShape(a.x, a.y, b.x, b.y, slack),
        layers,
        net: -1,
        clearance: board.rules.copperToEdge,
        localClearance: false,
        blocksTracks: true,
        blocksVias: true,
        label: "board edge",
      };
    }),
  );
}

/** What a graphic draws of the board's edge, and how far beyond its chords it may reach. */
function edgeOf(graphic: Graphic, place = (point: Point): Point => point): { path: readonly Point[]; slack: number } {
  const isEdge = graphic.layer === "Edge.Cuts" || graphic.layer === "Margin";
  const [path = []] = isEdge ? edgesOf([graphic], graphic.layer) : [];
  const { kind } = graphic.shape;
  const isCurved = kind === "arc" || kind === "circle" || kind === "bezier";
  return { path: path.map(place), slack: isCurved ? OUTLINE_ARC_ERROR + JUDGED_ARC_ERROR : 0 };
}
