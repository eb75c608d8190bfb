import type { Nm, Pad } from "@tracewright/board";

/** The shorter side of a pad, as it is drawn unturned. */
export function narrowSide({ shape }: Pad): Nm {
  return shape.kind === "circle" ? shape.diameter : Math.min(shape.size.width, shape.size.height);
}
