import {
  applyEdit,
  type Board,
  type BoardEdit,
  boardOutline,
  type Graphic,
  type ItemId,
  isLocked,
} from "@tracewright/board";
import { arcGeometry, type Point, type Shape } from "@tracewright/geometry";
import { isSame } from "../drawing/corner-chain.ts";
import { EditBuilder } from "../edit-builder.ts";
import type { Refusal } from "../gestures/tool.ts";
import { type DrawingJoint, drawingJoints, isOpen, type OpenGraphic } from "./drawing-joints.ts";
import { slideEnd } from "./slide-edge.ts";

/** What reshaping comes to; neither: nothing changes. */
export interface Reshaped {
  readonly edit?: BoardEdit | undefined;
  readonly refusal?: Refusal;
}

/** An end of a line or arc to another place, with the ends of all that meet it there. */
export function moveEnd(board: Board, graphic: OpenGraphic, end: "start" | "end", to: Point): Reshaped {
  const from = graphic.shape[end];
  const changes = new Changes(board);
  for (const joint of [{ graphic, end }, ...drawingJoints(board, graphic.layer, from, graphic.id)])
    changes.moveEnd(joint, to);
  return changes.finish();
}

/** A straight line, kept parallel, through another place; lines that meet it grow and shrink, round corners go along. */
export function moveLine(board: Board, graphic: OpenGraphic, to: Point): Reshaped {
  const { start, end } = graphic.shape;
  const changes = new Changes(board);
  for (const [own, at, other] of [
    ["start", start, end],
    ["end", end, start],
  ] as const) {
    const joints = drawingJoints(board, graphic.layer, at, graphic.id);
    const landed = slideEnd(at, other, directionOf(board, joints[0], at) ?? at, to);
    changes.moveEnd({ graphic, end: own }, landed);
    for (const joint of joints) follow(changes, board, joint, { from: at, to: landed });
  }
  return changes.finish();
}

/** Whether the ends of a line hang on others, so that it cannot be moved alone without tearing a drawing. */
export function isJoined(board: Board, graphic: Graphic): graphic is OpenGraphic {
  if (graphic.shape.kind !== "line" || !isOpen(graphic)) return false;
  const { start, end } = graphic.shape;
  return [start, end].every((at) => drawingJoints(board, graphic.layer, at, graphic.id).length > 0);
}

/** A line or arc as the arc from end to end through a place; as a line where the three stand on one. */
export function bend(board: Board, graphic: OpenGraphic, through: Point): Reshaped {
  const { start, end } = graphic.shape;
  const shape: Shape = arcGeometry(start, through, end)
    ? { kind: "arc", start, mid: through, end }
    : { kind: "line", start, end };
  const changes = new Changes(board);
  changes.set(graphic, shape);
  return changes.finish();
}

/**
 * A place that the neighbour of an end comes from: a line's far end; of a round corner that of the line behind it,
 * moved along.
 */
function directionOf(board: Board, joint: DrawingJoint | undefined, at: Point): Point | undefined {
  if (!joint) return undefined;
  const { shape } = joint.graphic;
  const far = joint.end === "start" ? shape.end : shape.start;
  if (shape.kind === "line") return far;
  const [behind] = drawingJoints(board, joint.graphic.layer, far, joint.graphic.id);
  if (behind?.graphic.shape.kind !== "line") return undefined;
  const { start, end } = behind.graphic.shape;
  const [near, away] = behind.end === "start" ? [start, end] : [end, start];
  return { x: at.x + away.x - near.x, y: at.y + away.y - near.y };
}

/** What meets the end of a moved line: a line follows with its end, a round corner whole, with the end of the line behind it. */
function follow(
  changes: Changes,
  board: Board,
  joint: DrawingJoint,
  { from, to }: { readonly from: Point; readonly to: Point },
): void {
  const { graphic, end } = joint;
  const { shape } = graphic;
  if (shape.kind === "line") {
    changes.moveEnd(joint, to);
    return;
  }
  const by = { x: to.x - from.x, y: to.y - from.y };
  const far = end === "start" ? shape.end : shape.start;
  changes.set(graphic, { ...shape, start: plus(shape.start, by), mid: plus(shape.mid, by), end: plus(shape.end, by) });
  for (const behind of drawingJoints(board, graphic.layer, far, graphic.id)) changes.moveEnd(behind, plus(far, by));
}

/** Changes of lines and arcs of one board, several of one graphic together. */
class Changes {
  readonly #board: Board;
  readonly #shapes = new Map<ItemId, { readonly before: Graphic; shape: Shape }>();
  #isHeld = false;

  constructor(board: Board) {
    this.#board = board;
  }

  set(graphic: Graphic, shape: Shape): void {
    if (isLocked(this.#board, { list: "graphics", record: graphic })) this.#isHeld = true;
    const known = this.#shapes.get(graphic.id);
    if (known) known.shape = shape;
    else this.#shapes.set(graphic.id, { before: graphic, shape });
  }

  moveEnd({ graphic, end }: DrawingJoint, to: Point): void {
    const shape = (this.#shapes.get(graphic.id)?.shape ?? graphic.shape) as OpenGraphic["shape"];
    this.set(graphic, { ...(shape.kind === "arc" ? arcWithEnd(shape, end, to) : shape), [end]: to } as Shape);
  }

  finish(): Reshaped {
    if (this.#isHeld) return { refusal: "locked" };
    const builder = new EditBuilder(this.#board);
    for (const { before, shape } of this.#shapes.values()) {
      if (isEmpty(shape)) return { refusal: "crosses-itself" };
      if (JSON.stringify(before.shape) !== JSON.stringify(shape))
        builder.update("graphics", before, { ...before, shape });
    }
    return judged(this.#board, builder.build());
  }
}

/** An outline that was whole stays whole; one that is still being drawn may be what it likes. */
export function judged(board: Board, edit: BoardEdit | undefined): Reshaped {
  if (!edit) return {};
  const isOutline = edit.lists.some(({ updated }) =>
    updated.some(({ after }) => "layer" in after && after.layer === "Edge.Cuts"),
  );
  if (isOutline && boardOutline(board).status === "closed" && boardOutline(applyEdit(board, edit)).status !== "closed")
    return { refusal: "crosses-itself" };
  return { edit };
}

/** The arc with one end moved: it keeps the bend that it has against its chord. */
function arcWithEnd(arc: Extract<Shape, { readonly kind: "arc" }>, end: "start" | "end", to: Point) {
  const { start, mid, end: last } = arc;
  const [a, b] = end === "start" ? [to, last] : [start, to];
  const chord = { x: last.x - start.x, y: last.y - start.y };
  const length2 = chord.x * chord.x + chord.y * chord.y;
  if (length2 === 0) return { ...arc, start: a, end: b };
  const way = { x: mid.x - start.x, y: mid.y - start.y };
  const along = (way.x * chord.x + way.y * chord.y) / length2;
  const beside = (way.x * -chord.y + way.y * chord.x) / length2;
  const next = { x: b.x - a.x, y: b.y - a.y };
  const moved = {
    x: Math.round(a.x + along * next.x - beside * next.y) + 0,
    y: Math.round(a.y + along * next.y + beside * next.x) + 0,
  };
  return { ...arc, start: a, mid: moved, end: b };
}

function isEmpty(shape: Shape): boolean {
  return (shape.kind === "line" || shape.kind === "arc") && isSame(shape.start, shape.end);
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}
