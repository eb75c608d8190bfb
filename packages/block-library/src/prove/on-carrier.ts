import { type BlockDocument, type Pose, putBlock } from "@tracewright/blocks";
import { applyEdit, type Board, copperLayers, emptyBoard, type Graphic, itemId } from "@tracewright/board";
import { withFilledZones } from "@tracewright/flows";
import { fromMm, type Point } from "@tracewright/geometry";

/** Beside the block on every side. */
const RIM = fromMm(1);
const USE = "use";
const HOME: Pose = { position: { x: fromMm(100), y: fromMm(100) }, rotation: 0, side: "front" };

/** A block alone on a plain board with an outline, its ports joined to nothing, its pours filled. */
export async function onCarrier(
  block: BlockDocument,
  pose: Pose = HOME,
): Promise<{ readonly board: Board; readonly use: string }> {
  const { board: layout, layout: facts } = block;
  if (!layout || !facts) throw new Error("the block has no layout");
  const empty = emptyBoard(copperLayers(layout).length);
  const corners = facts.hull.front.flat().map((point) => turned(point, pose));
  const box = {
    min: { x: Math.min(...corners.map(({ x }) => x)) - RIM, y: Math.min(...corners.map(({ y }) => y)) - RIM },
    max: { x: Math.max(...corners.map(({ x }) => x)) + RIM, y: Math.max(...corners.map(({ y }) => y)) + RIM },
  };
  const carrier: Board = { ...empty, rules: { ...layout.rules }, graphics: frame(box.min, box.max) };
  const joins = Object.fromEntries(block.ports.map(({ key, net }) => [key, net]));
  const outcome = putBlock(carrier, block, { id: USE, name: "Block", pose, joins });
  if (outcome.status === "refused")
    throw new Error(`refused: ${outcome.objections.map(({ kind }) => kind).join(", ")}`);
  return { board: await withFilledZones(applyEdit(carrier, outcome.edit)), use: USE };
}

/** Quarter turns only. */
function turned({ x, y }: Point, { position, rotation, side }: Pose): Point {
  const flipped = side === "back" ? -x : x;
  const quarter = ((Math.round(rotation / 90) % 4) + 4) % 4;
  // Counter-clockwise on the screen, y downwards.
  const [dx, dy] = [
    [flipped, y],
    [y, -flipped],
    [-flipped, -y],
    [-y, flipped],
  ][quarter] as [number, number];
  return { x: position.x + dx, y: position.y + dy };
}

function frame(min: Point, max: Point): Graphic[] {
  const corners = [min, { x: max.x, y: min.y }, max, { x: min.x, y: max.y }];
  return corners.map((start, at) => ({
    id: itemId(`edge ${at}`),
    layer: "Edge.Cuts",
    shape: { kind: "line", start, end: corners[(at + 1) % 4] ?? start },
    stroke: { width: fromMm(0.1), style: "solid" },
    filled: false,
  }));
}
