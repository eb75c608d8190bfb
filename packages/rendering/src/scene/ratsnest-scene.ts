import { boxOfPoints, type Point } from "@tracewright/geometry";
import { type Scene, SceneLayer } from "./scene.ts";
import { tracePath } from "./trace-solid.ts";

/** The layer that airwires are drawn on. */
export const RATSNEST_LAYER = "ratsnest";

const NOWHERE = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/** Airwires as hairlines on a layer of their own, so that a frame replays them like everything else. */
export function buildRatsnestScene(
  airwires: readonly { readonly from: { readonly position: Point }; readonly to: { readonly position: Point } }[],
): Scene {
  const layer = new SceneLayer(RATSNEST_LAYER);
  for (const { from, to } of airwires) tracePath(layer.stroke(0), [from.position, to.position]);
  const drawn = boxOfPoints(airwires.flatMap(({ from, to }) => [from.position, to.position]));
  return { layers: [layer], bounds: drawn ?? NOWHERE, drawn };
}
