import { boxOfPoints, growBox } from "../geometry/box.ts";
import { type Solid, strokeOf } from "../geometry/solid.ts";
import type { Box } from "../records/point.ts";
import type { DrawnText } from "./draw-text.ts";

/** The ink of a drawn text as solids; `wider` widens its pen, nanometres over all. */
export function drawnSolids({ paths, areas, thickness }: DrawnText, wider = 0): Solid[] {
  return [
    ...paths.flatMap((path) => strokeOf(path, thickness + wider)),
    ...areas.map((polygon): Solid => ({ kind: "polygon", polygon, radius: wider / 2 })),
  ];
}

/** Box about the ink of a drawn text; undefined where it leaves none. */
export function drawnBox({ paths, areas, thickness }: DrawnText): Box | undefined {
  const box = boxOfPoints([...paths.flat(), ...areas.flatMap(({ outer }) => outer)]);
  return box && growBox(box, Math.ceil(thickness / 2));
}
