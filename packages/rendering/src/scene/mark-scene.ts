import { boxOfPoints, type Nm, type Point } from "@tracewright/geometry";
import { RATSNEST_LAYER } from "./ratsnest-scene.ts";
import { type Scene, SceneLayer } from "./scene.ts";
import { tracePath } from "./trace-solid.ts";

/** Lines and places that something is said about. */
export interface Marks {
  readonly lines: readonly { readonly ax: Nm; readonly ay: Nm; readonly bx: Nm; readonly by: Nm }[];
  readonly spots: readonly Point[];
}

/** Wide enough to be seen over tracks, and a hairline where the whole board is in view. */
const WIDTHS: readonly Nm[] = [0, 200_000];
/** Half the side of the diamond around a place. */
const REACH: Nm = 500_000;

/** Marks on the layer of the airwires, above everything else; undefined where there are none. */
export function buildMarkScene({ lines, spots }: Marks): Scene | undefined {
  const paths = [
    ...lines.map(({ ax, ay, bx, by }) => [
      { x: ax, y: ay },
      { x: bx, y: by },
    ]),
    ...spots.map(({ x, y }) => [
      { x: x - REACH, y },
      { x, y: y - REACH },
      { x: x + REACH, y },
      { x, y: y + REACH },
      { x: x - REACH, y },
    ]),
  ];
  const drawn = boxOfPoints(paths.flat());
  if (!drawn) return undefined;
  const layer = new SceneLayer(RATSNEST_LAYER);
  for (const width of WIDTHS) for (const path of paths) tracePath(layer.stroke(width), path);
  return { layers: [layer], bounds: drawn, drawn };
}
