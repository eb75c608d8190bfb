import { type Editor, gridPoint } from "@tracewright/editor";
import { type Point, toMm } from "@tracewright/geometry";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Camera } from "../controller/canvas/camera.ts";
import type { Action } from "../input/actions/action.ts";
import { useActions } from "../input/actions/use-actions.ts";

const WAYS = [
  ["Left", -1, 0],
  ["Right", 1, 0],
  ["Up", 0, -1],
  ["Down", 0, 1],
] as const;
const FAR = 10;
/** A step where there is no grid. */
const STEP = 100_000;

/**
 * The keyboard pointer: with an active tool, arrow keys move its point by steps of the grid, Enter presses there. So
 * everything that is drawn or dragged with the pointer goes without it, too.
 */
export function useToolPoint({
  editor,
  camera,
  onPointer,
  say,
}: {
  editor: Editor;
  camera: Camera;
  /** The point has gone to this place of the board. */
  onPointer: (at: Point) => void;
  say: (sentence: string) => void;
}): void {
  const { t } = useTranslation();
  const point = useRef<Point>(undefined);
  const pointNow = () => {
    const { place, view } = camera;
    return place ?? point.current ?? { x: Math.round(view.centerX), y: Math.round(view.centerY) };
  };
  const step = (x: number, y: number) => () => {
    const { settings, board } = editor.state;
    const by = settings.grid || STEP;
    // Left is what lies left on the screen.
    const way = camera.view.flipped ? -x : x;
    const from = gridPoint(pointNow(), settings.grid, board.gridOrigin);
    const at = { x: from.x + way * by, y: from.y + y * by };
    point.current = at;
    onPointer(at);
    editor.send({ kind: "move", at });
    say(t("workspace.walk.at", { x: toMm(at.x).toFixed(2), y: toMm(at.y).toFixed(2) }));
  };
  const press = () => {
    const at = pointNow();
    editor.send({ kind: "press", at });
    editor.send({ kind: "release", at });
  };
  useActions([
    ...WAYS.flatMap(([way, x, y]): Action[] => [
      { id: `cursor${way}`, run: step(x, y) },
      { id: `cursor${way}Far`, run: step(FAR * x, FAR * y) },
    ]),
    { id: "cursorPress", run: press },
    { id: "cursorFinish", run: () => editor.send({ kind: "finish" }) },
  ]);
}
