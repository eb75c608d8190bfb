import type { Board, Footprint, ItemId, NetId, Point } from "@tracewright/board";
import { connectedItems, type Editor, type LengthUnit } from "@tracewright/editor";
import { boardToScreen, type Viewport } from "@tracewright/rendering";
import { type RefObject, useEffect, useRef, useState } from "react";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { hasCorners } from "../corners/has-corners.ts";
import { roundedPlace } from "../editing/rounded-place.ts";
import { useActions } from "../input/actions/use-actions.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { useToolPoint } from "../walking/use-tool-point.ts";
import { useWalk } from "../walking/use-walk.ts";
import classes from "./board-hands.module.css";
import { useSay } from "./use-say.ts";

const loadTextTwin = async () => ({ default: (await import("../text-twin/text-twin-dialog.tsx")).TextTwinDialog });
const loadMoveExactly = async () => ({
  default: (await import("../moving/move-exactly-dialog.tsx")).MoveExactlyDialog,
});
const loadCorners = async () => ({ default: (await import("../corners/corners-dialog.tsx")).CornersDialog });
const loadGetPart = async () => ({ default: (await import("../moving/get-part-dialog.tsx")).GetPartDialog });

/** Everything on the board without a pointer: walking it, moving a tool's point, typed places, and the board in words. */
export function BoardHands({
  editor,
  board,
  chosen,
  view,
  pointer,
  pressedAt,
  unit,
  ratsnest,
  canvasRef,
  onView,
  onPointer,
  onPlace,
  onPart,
  onNet,
}: {
  editor: Editor;
  /** As it is shown. */
  board: Board;
  /** The parts that are selected. */
  chosen: readonly ItemId[];
  view: Viewport;
  /** Where the pointer is over the canvas, pixels. */
  pointer: Point | undefined;
  /** Where what is selected was pressed. */
  pressedAt: Point | undefined;
  unit: LengthUnit;
  ratsnest: Ratsnest | undefined;
  canvasRef: RefObject<HTMLCanvasElement | null>;
  onView: (change: (before: Viewport) => Viewport) => void;
  onPointer: (at: Point) => void;
  /** A part is walked to, or one of its pads at this place. */
  onPlace: (part: ItemId, pad: Point | undefined) => void;
  onPart: (part: Footprint) => void;
  onNet: (net: NetId) => void;
}) {
  const [said, say] = useSay();
  const [opened, setOpened] = useState<"twin" | "exact" | "get" | "fillet" | "chamfer">();
  const [point, setPoint] = useState<Point>();
  const close = () => setOpened(undefined);

  /** What is gone to lies in view, and is where the pointer is meant. */
  const pointTo = (at: Point) => {
    const screen = boardToScreen(view, at);
    const isInView = screen.x > 0 && screen.y > 0 && screen.x < view.width && screen.y < view.height;
    if (!isInView) onView((before) => ({ ...before, centerX: at.x, centerY: at.y }));
    onPointer(isInView ? screen : { x: view.width / 2, y: view.height / 2 });
  };
  const walk = useWalk({
    board,
    selected: chosen.length === 1 ? chosen[0] : undefined,
    isFromBelow: view.flipped,
    onPlace: ({ part, pad }, at) => {
      onPlace(part, pad === undefined ? undefined : at);
      pointTo(at);
    },
    say,
  });
  useToolPoint({
    editor,
    pointer: pointer && roundedPlace(view, pointer),
    middle: { x: Math.round(view.centerX), y: Math.round(view.centerY) },
    isFromBelow: view.flipped,
    onPointer: (at) => {
      setPoint(at);
      pointTo(at);
    },
    say,
  });
  useHandOnCanvas(canvasRef, {
    onTab: () => editor.state.selection.length === 0 && walk.begin(),
    onPointer: () => {
      setPoint(undefined);
      walk.end();
    },
  });
  const mayMove = () => !editor.state.settings.isReadOnly && editor.state.selection.length > 0;
  useActions([
    { id: "textTwin", run: () => setOpened("twin") },
    { id: "moveExactly", isEnabled: mayMove, run: () => setOpened("exact") },
    {
      id: "expandSelection",
      isEnabled: () => editor.state.selection.length > 0,
      run: () => editor.select(connectedItems(editor.state.board, editor.state.selection)),
    },
    ...(["fillet", "chamfer"] as const).map((id) => ({
      id,
      isEnabled: () => mayMove() && hasCorners(editor.state.board, editor.state.selection),
      run: () => setOpened(id),
    })),
    { id: "getByReference", run: () => setOpened("get") },
  ]);
  const mark = point && editor.state.tool.name !== "select" ? boardToScreen(view, point) : undefined;

  return (
    <>
      <p className="tw-visually-hidden" role="status">
        {said}
      </p>
      {mark && <span className={classes.point} style={{ left: mark.x, top: mark.y }} aria-hidden />}
      {opened === "twin" && (
        <LateDialog load={loadTextTwin} props={{ board, ratsnest, onPart, onNet, onClose: close }} />
      )}
      {opened === "exact" && <LateDialog load={loadMoveExactly} props={{ editor, unit, onClose: close }} />}
      {(opened === "fillet" || opened === "chamfer") && (
        <LateDialog load={loadCorners} props={{ editor, unit, form: opened, pressedAt, onClose: close }} />
      )}
      {opened === "get" && <LateDialog load={loadGetPart} props={{ editor, unit, onPart, onClose: close }} />}
    </>
  );
}

/** The keyboard comes to the canvas by Tab; the pointer is used on it. */
function useHandOnCanvas(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  told: { readonly onTab: () => void; readonly onPointer: () => void },
): void {
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    // The key is let go where the focus has come to.
    const letGo = (event: KeyboardEvent) => event.code === "Tab" && latest.current.onTab();
    const press = () => latest.current.onPointer();
    canvas.addEventListener("keyup", letGo);
    canvas.addEventListener("pointerdown", press);
    return () => {
      canvas.removeEventListener("keyup", letGo);
      canvas.removeEventListener("pointerdown", press);
    };
  }, [canvasRef]);
}
