import type { FabId } from "@tracewright/board";

/** The fabs whose limits are known, with their names in the API. */
export const FABS = [
  { id: "ours", name: "OURS" },
  { id: "jlcpcb", name: "JLCPCB" },
  { id: "osh-park", name: "OSH_PARK" },
] as const satisfies readonly { readonly id: FabId; readonly name: string }[];

export type Fab = (typeof FABS)[number];
