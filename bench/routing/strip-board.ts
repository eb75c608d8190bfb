import { applyEdit, type Board } from "@tracewright/board";
import { stripRouting } from "@tracewright/routing";

/**
 * What is asked of a router. `T`: tracks, vias and zones are gone, all copper layers carry signals, every net becomes
 * tracks. `P`: pours are kept and filled, planes stay planes.
 */
export const VARIANTS = ["T", "P"] as const;
export type Variant = (typeof VARIANTS)[number];

/** The problem: locked copper stays in both variants. */
export function stripBoard(source: Board, variant: Variant): Board {
  const stripped = applyEdit(source, stripRouting(source, { pours: variant === "T" ? "remove" : "keep" }));
  if (variant === "P") return stripped;
  return { ...stripped, layers: stripped.layers.map((layer) => (layer.role ? { ...layer, role: "signal" } : layer)) };
}
