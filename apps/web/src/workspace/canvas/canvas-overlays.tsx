import type { ReactNode } from "react";
import { FindingMarks } from "../checks-panel/finding-marks.tsx";
import { useView } from "../controller/canvas/camera.ts";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { HandlesOverlay } from "../drawing-tools/handles-overlay.tsx";
import { MeasureLabel } from "../editing/measure-label.tsx";
import { ToolOverlay } from "../editing/tool-overlay.tsx";
import { useEditorState } from "../editing/use-editor-state.ts";
import { menuSections } from "../hands/menu-sections.ts";
import { ActionMenu } from "../input/controls/action-menu.tsx";
import type { useCanvasMenu } from "./use-canvas-menu.ts";
import { useDisplay } from "./use-display.ts";

/** What lies at its place over the drawing and is no part of it: findings, handles, what the tool shows, the menu. */
export function CanvasOverlays({
  menu,
  pins,
}: {
  menu: ReturnType<typeof useCanvasMenu>;
  /** Of comments. */
  pins: ReactNode;
}) {
  const { editor, board, checks } = useSubject();
  const { pressedAt } = useCanvasSelection();
  const { unit } = useDisplay();
  const view = useView();
  const { board: edited, tool, selection, settings } = useEditorState(editor);
  return (
    <>
      {checks && <FindingMarks checks={checks} view={view} />}
      <HandlesOverlay editor={editor} view={view} />
      <ToolOverlay board={board} tool={tool.view} view={view} />
      {tool.view.measure && <MeasureLabel measure={tool.view.measure} view={view} unit={unit} />}
      {pins}
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
