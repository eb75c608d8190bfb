import type { Box } from "@tracewright/geometry";
import type { Viewport } from "@tracewright/rendering";
import { CanvasToolbar } from "../workspace/canvas/canvas-toolbar.tsx";
import { useViewActions } from "../workspace/canvas/use-view-actions.ts";
import { useActions } from "../workspace/input/actions/use-actions.ts";
import { ActionRoom } from "../workspace/input/controls/action-room.tsx";

interface ViewToolsProps {
  readonly bounds: Box;
  readonly onView: (change: (before: Viewport) => Viewport) => void;
  readonly onKeys: () => void;
}

/** Buttons and keys that move the view of a workbench, as in the workspace. */
export function ViewTools(props: ViewToolsProps) {
  return (
    <ActionRoom>
      <Tools {...props} />
    </ActionRoom>
  );
}

function Tools({ bounds, onView, onKeys }: ViewToolsProps) {
  useViewActions({ bounds, drawn: undefined, chosen: undefined, pointer: undefined, onView });
  useActions([{ id: "shortcuts", run: onKeys }]);
  return <CanvasToolbar />;
}
