import type { Board } from "@tracewright/board";
import type { SupplyMap } from "@tracewright/checks";
import type { EditorState } from "@tracewright/editor";
import { useMemo } from "react";
import type { CanvasSelection } from "../controller/canvas/selection.ts";
import type { Compared } from "../controller/results.ts";
import type { InHand } from "../editing/in-hand.ts";
import type { Pointed } from "../focus.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { previewedCopper, type RunPreview } from "../ratsnest/preview-board.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { useCanvasPicture } from "./use-canvas-picture.ts";
import type { Display } from "./use-display.ts";

/** What lies over a board besides what is chosen on it. */
export interface PictureOver {
  /** What a running task has found so far. */
  readonly preview?: RunPreview | null | undefined;
  /** What is still to be connected, once it is known. */
  readonly ratsnest?: Ratsnest | undefined;
  /** What is pointed at beside the canvas: lit up where it is, without going there. */
  readonly pointed?: Pointed | undefined;
  /** Another board of the same parts. */
  readonly compared?: Compared | undefined;
  /** An earlier version of this board: what differs is drawn. */
  readonly before?: Board | undefined;
  /** The drop over the copper of a supply, which takes the place of the highlighted net and of marks. */
  readonly drops?: SupplyMap | undefined;
}

/** The picture of a board in the workspace: as somebody likes to see it, with what is chosen and in hand. */
export function useBoardPicture(
  { board, shownBoard, held, tool }: PictureOf,
  choice: CanvasSelection,
  display: Display,
  { preview, ratsnest, pointed, compared, before, drops }: PictureOver,
): CanvasPicture {
  const copper = useMemo(() => previewedCopper(board, preview), [board, preview]);
  return useCanvasPicture({
    board: shownBoard,
    held,
    inTheWay: (tool.view.inTheWay ?? tool.view.collisions)?.map(({ other }) => other),
    copper,
    airwires: ratsnest?.airwires,
    net: drops?.net ?? choice.net,
    marked: choice.marked,
    pointed,
    compared,
    before,
    marks: drops ? undefined : choice.marks,
    drops,
    theme: display.theme,
    hidden: display.hidden,
    hiddenParts: display.hiddenParts,
    nets: display.nets,
    opacityOf: display.opacityOf,
    names: display.appearance.names,
    grid: display.shownGrid,
  });
}

interface PictureOf {
  readonly board: Board;
  /** With what a run has moved. */
  readonly shownBoard: Board;
  readonly held: InHand | undefined;
  readonly tool: EditorState["tool"];
}
