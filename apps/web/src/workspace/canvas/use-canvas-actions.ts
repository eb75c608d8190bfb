import type { NetId } from "@tracewright/board";
import type { PartActions } from "../controller/orders.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { netOfPicked } from "./picked-item.ts";
import type { Camera } from "./use-camera.ts";
import type { useCanvasMenu } from "./use-canvas-menu.ts";
import type { Display } from "./use-display.ts";
import type { CanvasSelection } from "./use-selection.ts";

/**
 * Tells what can be done about what is chosen on the canvas, besides editing it: lit up, looked for in a menu,
 * ordered of a run.
 */
export function useCanvasActions({
  choice: { picked, parts, net, setNet },
  camera: { view },
  menu,
  display,
  partActions,
  onRouteNet,
}: {
  choice: CanvasSelection;
  camera: Camera;
  menu: ReturnType<typeof useCanvasMenu>;
  display: Display;
  partActions: PartActions | undefined;
  /** Routes the highlighted net, where that is possible now. */
  onRouteNet: ((net: NetId) => void) | undefined;
}): void {
  const pickedNet = picked && netOfPicked(picked);
  useActions([
    { id: "highlightNet", isEnabled: () => pickedNet !== undefined, run: () => setNet(pickedNet) },
    { id: "units", run: display.switchUnit },
    { id: "contextMenu", run: menu.openHere },
    {
      id: "placeAnew",
      isEnabled: () => partActions !== undefined && parts.length > 0,
      run: () => partActions?.onPlaceAnew(parts),
    },
    {
      id: "improveAround",
      isEnabled: () => partActions !== undefined,
      run: () => partActions?.onImproveAround(menu.place.current ?? { x: view.centerX, y: view.centerY }),
    },
    {
      id: "routeNet",
      isEnabled: () => net !== undefined && onRouteNet !== undefined,
      run: () => net !== undefined && onRouteNet?.(net),
    },
  ]);
}
