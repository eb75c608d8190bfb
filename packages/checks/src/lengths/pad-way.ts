import type { Nm } from "@tracewright/geometry";

/** How long the way from pad to pad is. */
export interface PadWay {
  /** Along the board. */
  readonly length: Nm;
  /** Through the board, from copper layer to copper layer. */
  readonly viaHeight: Nm;
}
