import { type Editor, handlesOf } from "@tracewright/editor";
import { boardToScreen, type Viewport } from "@tracewright/rendering";
import { useMemo } from "react";
import { useEditorState } from "../editing/use-editor-state.ts";
import classes from "./drawing-tools.module.css";

const SIZE_PIXELS = 7;
/** Corners of imported artwork by the hundred hide what they are about. */
const MOST = 200;

/** The places by which what is selected changes its form: corners as squares, sides and bends as circles. */
export function HandlesOverlay({ editor, view }: { editor: Editor; view: Viewport }) {
  const { board, selection, tool, settings } = useEditorState(editor);
  const handles = useMemo(() => handlesOf(board, selection), [board, selection]);
  if (tool.name !== "select" || settings.isReadOnly || handles.length === 0 || handles.length > MOST) return null;
  return (
    <svg className={classes.handles} aria-hidden>
      {handles.map(({ kind, ring, index, point }) => {
        const { x, y } = boardToScreen(view, point);
        const key = `${kind} ${ring} ${index}`;
        return kind === "corner" ? (
          <rect key={key} x={x - SIZE_PIXELS / 2} y={y - SIZE_PIXELS / 2} width={SIZE_PIXELS} height={SIZE_PIXELS} />
        ) : (
          <circle key={key} cx={x} cy={y} r={SIZE_PIXELS / 2} />
        );
      })}
    </svg>
  );
}
