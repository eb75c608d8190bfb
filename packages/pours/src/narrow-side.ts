import type { Pad } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/** The shorter side of a pad, as it is drawn unturned. */
export function narrowSide({ shape }: Pad): Nm {
  return shape.kind === "circle" ? shape.diameter : Math.min(shape.size.width, shape.size.height);
}
