import type { Board, LayerId, Side } from "@tracewright/board";
import { copperLayers } from "@tracewright/board";
import type { Sheet } from "./primitive.ts";

const BELOW_COPPER = ["CrtYd", "Fab"] as const;
const ABOVE_COPPER = ["Mask", "SilkS"] as const;

/** Sheets from the farthest to the nearest, for somebody who looks at the given side. */
export function drawOrder(board: Pick<Board, "layers">, viewedFrom: Side = "front"): readonly Sheet[] {
  const near = viewedFrom === "front" ? "F" : "B";
  const far = near === "F" ? "B" : "F";
  const copper = [...copperLayers(board)];
  if (viewedFrom === "front") copper.reverse();
  const of = (side: "F" | "B", names: readonly ("CrtYd" | "Fab" | "Mask" | "SilkS")[]): LayerId[] =>
    names.map((name): LayerId => `${side}.${name}`);
  return [
    "Dwgs.User",
    "Cmts.User",
    ...of(far, ABOVE_COPPER),
    ...of(far, BELOW_COPPER),
    ...copper,
    "through-hole pads",
    "vias",
    "npth",
    "holes",
    ...of(near, ABOVE_COPPER),
    ...of(near, BELOW_COPPER),
    "Edge.Cuts",
  ];
}

/** What is shown until somebody chooses: what an engineer wants to see of a board at first sight. */
export function defaultVisibleSheets(board: Pick<Board, "layers">): ReadonlySet<Sheet> {
  const hidden = new Set<Sheet>(["F.Mask", "B.Mask", "F.Paste", "B.Paste", "F.Fab", "B.Fab", "B.CrtYd", "F.CrtYd"]);
  return new Set(drawOrder(board).filter((sheet) => !hidden.has(sheet)));
}
