import { applyEdit, type Board } from "@tracewright/board";
import { stripRouting } from "@tracewright/routing";
import type { StartChoice } from "./desk-protocol.ts";

/** The board as the engine is to find it, as the board suites do it. */
export function startBoard(source: Board, { tracks, pours }: Pick<StartChoice, "tracks" | "pours">): Board {
  const copper = applyEdit(
    source,
    stripRouting(source, { pours, holds: (item) => tracks === "strip" || "outline" in item }),
  );
  if (pours === "keep") return copper;
  return { ...copper, layers: copper.layers.map((layer) => (layer.role ? { ...layer, role: "signal" } : layer)) };
}
