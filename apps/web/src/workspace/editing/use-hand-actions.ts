import { type Editor, findJoint, MeasureTool, RouteTool, SelectTool } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import type { Action } from "../input/actions/action.ts";
import { useActions, useSituation } from "../input/actions/use-actions.ts";
import { goToLayer } from "./go-to-layer.ts";
import { useEditorState } from "./use-editor-state.ts";

/** Tells which tools can be taken and what the one in hand can do, and what the hands are about. */
export function useHandActions(
  editor: Editor,
  {
    placeNow,
    onCancel,
  }: {
    /** Where the pointer is on the board; undefined: not over the canvas. */
    placeNow: () => Point | undefined;
    /** Nothing is in the hand: what else is lit up goes out. */
    onCancel: () => void;
  },
): void {
  const { board, tool, selection, settings } = useEditorState(editor);
  const mayEdit = !settings.isReadOnly;
  const isIdle = tool.name === "select";
  const { routing } = tool.view;
  useSituation(isIdle ? (selection.length > 0 ? "selected" : "free") : "tool");

  const actions: Action[] = [
    { id: "cancel", run: () => (isIdle ? onCancel() : editor.send({ kind: "cancel" })) },
    {
      id: "selectTool",
      isOn: () => isIdle || tool.name === "box" || tool.name === "drag",
      run: () => editor.take(new SelectTool()),
    },
    {
      id: "route",
      isOn: () => tool.name === "route",
      isEnabled: () => mayEdit,
      run: () => {
        if (routing) return;
        editor.take(new RouteTool());
        // Asked for over copper, it begins there.
        const { layer, reach: tolerance } = settings;
        const at = placeNow();
        if (at && findJoint(board, at, { layer, tolerance })) editor.send({ kind: "press", at });
      },
    },
    {
      id: "measure",
      isOn: () => tool.name === "measure",
      run: () => editor.take(new MeasureTool()),
    },
    { id: "posture", isEnabled: () => !isIdle, run: () => editor.send({ kind: "posture" }) },
    ...(routing
      ? [{ id: "via", run: () => goToLayer(editor, routing.layer === "F.Cu" ? "B.Cu" : "F.Cu") } satisfies Action]
      : []),
  ];
  useActions(actions);
}
