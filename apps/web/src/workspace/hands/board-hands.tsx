import { findItems } from "@tracewright/board";
import { connectedItems, type LengthUnit } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { boardToScreen } from "@tracewright/rendering";
import { type RefObject, useEffect, useRef, useState } from "react";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { BlockOfAddress } from "../blocks/block-of-address.tsx";
import { useCamera, useCameraFact, useView } from "../controller/canvas/camera.ts";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { hasCorners } from "../corners/has-corners.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { useToolPoint } from "../walking/use-tool-point.ts";
import { useWalk } from "../walking/use-walk.ts";
import classes from "./board-hands.module.css";
import { useSay } from "./use-say.ts";

const loadTextTwin = async () => ({ default: (await import("../text-twin/text-twin-dialog.tsx")).TextTwinDialog });
const loadMoveExactly = async () => ({
  default: (await import("../moving/move-exactly-dialog.tsx")).MoveExactlyDialog,
});
const loadCorners = async () => ({ default: (await import("../corners/corners-dialog.tsx")).CornersDialog });
const loadCreateBlock = () => import("../blocks/create-block-dialog.tsx");
const loadPutBlock = () => import("../blocks/put-block-dialog.tsx");
const loadGetPart = async () => ({ default: (await import("../moving/get-part-dialog.tsx")).GetPartDialog });

/** Everything on the board without a pointer: walking it, moving a tool's point, typed places, and the board in words. */
export function BoardHands({ unit }: { unit: LengthUnit }) {
  const { editor, board, ratsnest } = useSubject();
  const { parts: chosen, pressedAt, walkTo, showPart: onPart, setNet: onNet } = useCanvasSelection();
  const camera = useCamera();
  const isFromBelow = useCameraFact(camera, ({ view }) => view.flipped);
  const [said, say] = useSay();
  const [opened, setOpened] = useState<"twin" | "exact" | "get" | "fillet" | "chamfer" | "create" | "put">();
  const [point, setPoint] = useState<Point>();
  const close = () => setOpened(undefined);

  /** What is gone to lies in view, and is where the pointer is meant. */
  const pointTo = (at: Point) => {
    const { view } = camera;
    const screen = boardToScreen(view, at);
    const isInView = screen.x > 0 && screen.y > 0 && screen.x < view.width && screen.y < view.height;
    if (!isInView) camera.setView((before) => ({ ...before, centerX: at.x, centerY: at.y }));
    camera.setPointer(isInView ? screen : { x: view.width / 2, y: view.height / 2 });
  };
  const walk = useWalk({
    board,
    selected: chosen.length === 1 ? chosen[0] : undefined,
    isFromBelow,
    onPlace: ({ part, pad }, at) => {
      walkTo(part, pad === undefined ? undefined : at);
      pointTo(at);
    },
    say,
  });
  useToolPoint({
    editor,
    camera,
    onPointer: (at) => {
      setPoint(at);
      pointTo(at);
    },
    say,
  });
  useHandOnCanvas(camera.canvasRef, {
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
    {
      id: "createBlock",
      isEnabled: () => findItems(editor.state.board, editor.state.selection).some(({ list }) => list === "footprints"),
      run: () => setOpened("create"),
    },
    { id: "putBlock", isEnabled: () => !editor.state.settings.isReadOnly, run: () => setOpened("put") },
  ]);
  const isMarked = point && editor.state.tool.name !== "select";

  return (
    <>
      <p className="tw-visually-hidden" role="status">
        {said}
      </p>
      {isMarked && <PointMark point={point} />}
      {opened === "twin" && (
        <LateDialog load={loadTextTwin} props={{ board, ratsnest, onPart, onNet, onClose: close }} />
      )}
      {opened === "exact" && <LateDialog load={loadMoveExactly} props={{ editor, unit, onClose: close }} />}
      {(opened === "fillet" || opened === "chamfer") && (
        <LateDialog load={loadCorners} props={{ editor, unit, form: opened, pressedAt, onClose: close }} />
      )}
      {opened === "create" && <LateDialog load={loadCreateBlock} props={{ editor, onClose: close }} />}
      {opened === "put" && <LateDialog load={loadPutBlock} props={{ editor, unit, onClose: close }} />}
      <BlockOfAddress editor={editor} unit={unit} />
      {opened === "get" && <LateDialog load={loadGetPart} props={{ editor, unit, onPart, onClose: close }} />}
    </>
  );
}

/** Where the keyboard has moved the point of a tool. */
function PointMark({ point }: { point: Point }) {
  const { x, y } = boardToScreen(useView(), point);
  return <span className={classes.point} style={{ left: x, top: y }} aria-hidden />;
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
