import type { Board } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import {
  type BoardTheme,
  type CanvasRenderer,
  type DrawnGrid,
  drawingOrder,
  type FrameStyle,
  RATSNEST_LAYER,
  type Scene,
  type SceneLayerId,
  type SceneOfCells,
  type Viewport,
  viewedSide,
} from "@tracewright/rendering";
import { drawDropSheets, drawDropSteps } from "../supply-drop/draw-drops.ts";
import type { DropPicture } from "../supply-drop/drop-picture.ts";
import { shownGrid } from "./board-grid.ts";
import type { DifferenceScenes } from "./difference-scenes.ts";

/** Everything the canvas shows; equal as an object for as long as nothing of it changes. */
export interface CanvasPicture {
  readonly board: Board;
  readonly scene: SceneOfCells;
  /** The item of a tool at its preview position; it is not in `scene`. */
  readonly brought: Scene | undefined;
  /** What holds the tool up. */
  readonly blocking: Scene | undefined;
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
  /** What stands elsewhere on another board that lies over this one, arrows to there, and how strongly it shows. */
  readonly compared: { readonly parts: Scene; readonly arrows: Scene; readonly share: number } | undefined;
  /** What an earlier version has otherwise. */
  readonly difference: DifferenceScenes | undefined;
  /** What is pointed at in a list beside the canvas: items, and lines between them. */
  readonly pointed: Scene | undefined;
  readonly pointedLines: Scene | undefined;
  /** Lines and places that something is said about. */
  readonly marks: Scene | undefined;
  /** The drop over the copper of a supply, while the rest is dimmed. */
  readonly drops: DropPicture | undefined;
  /** Nets that somebody has given a colour. */
  readonly colouredNets: readonly { readonly scene: Scene; readonly colour: string }[];
  readonly theme: BoardTheme;
  readonly hidden: ReadonlySet<SceneLayerId>;
  /** How strongly each ink is drawn, the inactive layers' included; undefined: in full. */
  readonly opacityOf: FrameStyle["opacityOf"];
  /** What nets are called where copper is written on; undefined: it is not. */
  readonly netName: FrameStyle["netName"];
  /** Undefined: none is shown. */
  readonly grid: { readonly size: Nm; readonly origin: Point; readonly style: DrawnGrid["style"] } | undefined;
}

const NOTHING: ReadonlySet<SceneLayerId> = new Set();
const DIMMED = 0.22;
const SELECTED = 0.75;
/** What is left of a board under what it differs in. */
const BEHIND_DIFFERENCE = 0.4;
/** Where something was, under where it is. */
const GHOST = 0.45;
/** What is left of a board under another one that shows in full. */
const UNDERNEATH = 0.2;

interface Frame {
  readonly view: Viewport;
  readonly pixelRatio: number;
}

/** What changes seldom: the board, and what lies over it as a board. */
export function drawBoard(renderer: CanvasRenderer, picture: CanvasPicture, { view, pixelRatio }: Frame): void {
  const { highlight, preview, compared, drops, theme, hidden, netName, grid } = picture;
  const opacityOf = drops ? withoutPours(picture.opacityOf) : picture.opacityOf;
  const order = drawingOrder(picture.board, viewedSide(view));
  const items = order.filter((id) => id !== "board");
  const style = { theme, order: items, hidden, pixelRatio, opacityOf, netName };
  const under = compared ? 1 - (1 - UNDERNEATH) * compared.share : 1;
  const rest = (highlight || drops ? DIMMED : 1) * under * (picture.difference ? BEHIND_DIFFERENCE : 1);
  renderer.clear(view, theme, pixelRatio);
  renderer.drawScene(picture.scene, view, { ...style, order: ["board"], opacity: rest });
  if (grid)
    renderer.drawGrid({ ...grid, step: shownGrid(grid.size, view.scale), colour: theme.grid }, view, pixelRatio);
  if (drops) drawDropSheets(renderer, drops, { view, style });
  renderer.drawScene(picture.scene, view, { ...style, opacity: rest });
  if (compared) renderer.drawScene(compared.parts, view, { ...style, opacity: compared.share });
  if (preview) renderer.drawScene(preview, view, { ...style, opacity: rest });
  for (const { scene, colour } of picture.colouredNets)
    renderer.drawScene(scene, view, { ...style, colour, opacity: rest });
  if (picture.difference) drawDifference(renderer, picture.difference, { view, style, theme });
}

/** What lies over the board: the highlighted net, the selection, airwires, what is pointed at. */
export function drawOverBoard(renderer: CanvasRenderer, picture: CanvasPicture, { view, pixelRatio }: Frame): void {
  const { highlight, highlightedPreview, selection, pointed, dimmedRatsnest, compared, theme, hidden, netName } =
    picture;
  const items = drawingOrder(picture.board, viewedSide(view)).filter((id) => id !== "board");
  const style = { theme, order: items, hidden, pixelRatio, netName };
  if (picture.drops) drawDropSteps(renderer, picture.drops, { view, style });
  for (const bright of [highlight, highlightedPreview]) if (bright) renderer.drawScene(bright, view, style);
  if (picture.brought) renderer.drawScene(picture.brought, view, style);
  for (const marked of [selection, pointed])
    if (marked) renderer.drawScene(marked, view, { ...style, colour: theme.selection, opacity: SELECTED });
  if (picture.blocking) renderer.drawScene(picture.blocking, view, { ...style, colour: theme.error });
  const wires = { ...style, order: [RATSNEST_LAYER] as const };
  if (dimmedRatsnest) renderer.drawScene(dimmedRatsnest, view, { ...wires, opacity: DIMMED });
  renderer.drawScene(picture.ratsnest, view, wires);
  if (compared) renderer.drawScene(compared.arrows, view, { ...wires, hidden: NOTHING, colour: theme.warning });
  if (picture.pointedLines)
    renderer.drawScene(picture.pointedLines, view, { ...wires, hidden: NOTHING, colour: theme.selection });
  if (picture.marks) renderer.drawScene(picture.marks, view, { ...wires, hidden: NOTHING, colour: theme.error });
}

/** Pours would veil the colours of drops beneath them. */
function withoutPours(opacityOf: FrameStyle["opacityOf"]): FrameStyle["opacityOf"] {
  return (layer, ink) => (ink === "pours" ? 0 : (opacityOf?.(layer, ink) ?? 1));
}

/** Removed things lie lowest: what came often stands where they were. */
function drawDifference(
  renderer: CanvasRenderer,
  { added, removed, changed, changedBefore, marks }: DifferenceScenes,
  {
    view,
    style,
    theme: { difference },
  }: {
    readonly view: Viewport;
    readonly style: Parameters<CanvasRenderer["drawScene"]>[2];
    readonly theme: BoardTheme;
  },
): void {
  renderer.drawScene(removed, view, { ...style, colour: difference.removed, opacity: SELECTED });
  renderer.drawScene(changedBefore, view, { ...style, colour: difference.changed, opacity: GHOST });
  renderer.drawScene(changed, view, { ...style, colour: difference.changed, opacity: SELECTED });
  renderer.drawScene(added, view, { ...style, colour: difference.added, opacity: SELECTED });
  const lines = { ...style, order: [RATSNEST_LAYER] as const, hidden: NOTHING };
  for (const fate of ["removed", "changed", "added"] as const)
    renderer.drawScene(marks[fate], view, { ...lines, colour: difference[fate] });
}
