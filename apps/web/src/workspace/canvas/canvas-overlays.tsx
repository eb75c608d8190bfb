import type { Board, Point } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { FindingMarks } from "../checks-panel/finding-marks.tsx";
import { HandlesOverlay } from "../drawing-tools/handles-overlay.tsx";
import { MeasureLabel } from "../editing/measure-label.tsx";
import { ToolOverlay } from "../editing/tool-overlay.tsx";
import { useEditorState } from "../editing/use-editor-state.ts";
import { menuSections } from "../hands/menu-sections.ts";
import { ActionMenu } from "../input/controls/action-menu.tsx";
import type { LiveChecks } from "../live-checks/live-checks.ts";
import type { LengthUnit } from "../texts/format-length.ts";
import type { Camera } from "./use-camera.ts";
import type { useCanvasMenu } from "./use-canvas-menu.ts";

/** What lies at its place over the drawing and is no part of it: findings, handles, what the tool shows, the menu. */
export function CanvasOverlays({
  editor,
  board,
  camera: { view },
  unit,
  menu,
  pressedAt,
  checks,
}: {
  editor: Editor;
  /** As it is shown. */
  board: Board;
  camera: Camera;
  unit: LengthUnit;
  menu: ReturnType<typeof useCanvasMenu>;
  /** Where what is selected was pressed. */
  pressedAt: Point | undefined;
  /** Undefined while they are not about what is shown. */
  checks: LiveChecks | undefined;
}) {
  const { board: edited, tool, selection, settings } = useEditorState(editor);
  return (
    <>
      {checks && <FindingMarks checks={checks} view={view} />}
      <HandlesOverlay editor={editor} view={view} />
      <ToolOverlay board={board} tool={tool.view} view={view} />
      {tool.view.measure && <MeasureLabel measure={tool.view.measure} view={view} unit={unit} />}
      {menu.at && (
        <ActionMenu
          at={menu.at}
          sections={menuSections(edited, selection, { pressed: pressedAt, reach: settings.reach })}
          onClose={menu.close}
        />
      )}
    </>
  );
}
