import { useCamera, useCameraFact } from "../controller/canvas/camera.ts";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { useEditActions } from "../editing/use-edit-actions.ts";
import { useHandActions } from "../editing/use-hand-actions.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { useGridOriginActions } from "./use-grid-origin-actions.ts";
import { useViewActions } from "./use-view-actions.ts";

/**
 * Provides the actions that depend on where the pointer is. It shows nothing: the pointer moves often, and nothing
 * else rerenders with these actions.
 */
export function MovementActions({ picture: { scene, selection, highlight } }: { picture: CanvasPicture }) {
  const { editor } = useSubject();
  const { forget } = useCanvasSelection();
  const camera = useCamera();
  const pointer = useCameraFact(camera, (one) => one.pointer);
  const over = useCameraFact(camera, (one) => one.over);
  useViewActions({
    bounds: scene.bounds,
    drawn: scene.drawn,
    chosen: selection?.drawn ?? highlight?.drawn,
    pointer,
    onView: camera.setView,
  });
  useGridOriginActions(editor, over);
  // A key that follows a movement may come before this is rendered: the camera answers for the moment.
  const placeNow = () => camera.place;
  useEditActions(editor, placeNow);
  useHandActions(editor, { placeNow, onCancel: forget });
  return null;
}
