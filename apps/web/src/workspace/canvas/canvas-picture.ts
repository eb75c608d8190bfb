import type { Board } from "@tracewright/board";
import {
  type BoardTheme,
  type CanvasRenderer,
  drawingOrder,
  RATSNEST_LAYER,
  type Scene,
  type SceneLayerId,
  type Viewport,
  viewedSide,
} from "@tracewright/rendering";

/** Everything the canvas shows; equal as an object for as long as nothing of it changes. */
export interface CanvasPicture {
  readonly board: Board;
  readonly scene: Scene;
  /** Drawn bright while the rest is dimmed: a net. */
  readonly highlight: Scene | undefined;
  readonly selection: Scene | undefined;
  /** What a running task has found so far. */
  readonly preview: Scene | undefined;
  /** What it has found of the highlighted net. */
  readonly highlightedPreview: Scene | undefined;
  /** Airwires of the highlighted net, or all of them while no net is highlighted. */
  readonly ratsnest: Scene;
  readonly dimmedRatsnest: Scene | undefined;
  /** What is pointed at in a list beside the canvas: items, and lines between them. */
  readonly pointed: Scene | undefined;
  readonly pointedLines: Scene | undefined;
  /** Lines and places that something is said about. */
  readonly marks: Scene | undefined;
  readonly theme: BoardTheme;
  readonly hidden: ReadonlySet<SceneLayerId>;
}

const NOTHING: ReadonlySet<SceneLayerId> = new Set();
const DIMMED = 0.22;
const SELECTED = 0.75;

/** One whole frame. */
export function drawPicture(
  renderer: CanvasRenderer,
  picture: CanvasPicture,
  { view, pixelRatio }: { readonly view: Viewport; readonly pixelRatio: number },
): void {
  const { highlight, highlightedPreview, preview, selection, dimmedRatsnest, theme, hidden } = picture;
  const order = drawingOrder(picture.board, viewedSide(view));
  const items = order.filter((id) => id !== "board");
  const style = { theme, order, hidden, pixelRatio };
  const rest = highlight ? DIMMED : 1;
  renderer.clear(view, theme, pixelRatio);
  renderer.drawScene(picture.scene, view, { ...style, opacity: rest });
  if (preview) renderer.drawScene(preview, view, { ...style, order: items, opacity: rest });
  for (const bright of [highlight, highlightedPreview])
    if (bright) renderer.drawScene(bright, view, { ...style, order: items });
  if (selection)
    renderer.drawScene(selection, view, { ...style, order: items, colour: theme.selection, opacity: SELECTED });
  if (picture.pointed)
    renderer.drawScene(picture.pointed, view, { ...style, order: items, colour: theme.selection, opacity: SELECTED });
  const wires = { ...style, order: [RATSNEST_LAYER] as const };
  if (dimmedRatsnest) renderer.drawScene(dimmedRatsnest, view, { ...wires, opacity: DIMMED });
  renderer.drawScene(picture.ratsnest, view, wires);
  if (picture.pointedLines)
    renderer.drawScene(picture.pointedLines, view, { ...wires, hidden: NOTHING, colour: theme.selection });
  if (picture.marks) renderer.drawScene(picture.marks, view, { ...wires, hidden: NOTHING, colour: theme.error });
}
