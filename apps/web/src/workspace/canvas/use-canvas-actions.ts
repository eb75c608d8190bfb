import { useCamera } from "../controller/canvas/camera.ts";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { netOfPicked } from "./picked-item.ts";
import type { useCanvasMenu } from "./use-canvas-menu.ts";
import { useDisplay } from "./use-display.ts";

/**
 * Tells what can be done about what is chosen on the canvas, besides editing it: lit up, looked for in a menu,
 * ordered of a run.
 */
export function useCanvasActions(menu: ReturnType<typeof useCanvasMenu>): void {
  const { partActions, routeNet } = useSubject();
  const { picked, parts, net, setNet } = useCanvasSelection();
  const { switchUnit } = useDisplay();
  const camera = useCamera();
  const pickedNet = picked && netOfPicked(picked);
  useActions([
    { id: "highlightNet", isEnabled: () => pickedNet !== undefined, run: () => setNet(pickedNet) },
    { id: "units", run: switchUnit },
    { id: "contextMenu", run: menu.openHere },
    {
      id: "placeAnew",
      isEnabled: () => partActions !== undefined && parts.length > 0,
      run: () => partActions?.onPlaceAnew(parts),
    },
    {
      id: "improveAround",
      isEnabled: () => partActions !== undefined,
      run: () => {
        const { centerX, centerY } = camera.view;
        partActions?.onImproveAround(menu.place.current ?? { x: centerX, y: centerY });
      },
    },
    {
      id: "routeNet",
      isEnabled: () => net !== undefined && routeNet !== undefined,
      run: () => net !== undefined && routeNet?.(net),
    },
  ]);
}
