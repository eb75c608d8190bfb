import { type Board, type CustomRule, type Footprint, indexBoard, type NetId, type Zone } from "@tracewright/board";
import { type Nm, toMm } from "@tracewright/geometry";
import type { CopperItem } from "../copper/copper-item.ts";

/** Millimetres as messages show them. */
export function mm(length: Nm): string {
  return `${toMm(length).toFixed(3)} mm`;
}

export function netName(board: Board, net: NetId | undefined): string {
  return net === undefined ? "no net" : (indexBoard(board).netById.get(net)?.name ?? "no net");
}

/** "R12 pad 2 (GND)", "track (GND) on F.Cu", "graphic on B.Cu". */
export function nameItem(board: Board, item: CopperItem, layer?: string): string {
  const on = layer ? ` on ${layer}` : "";
  const part = item.footprint ? `${item.footprint.reference} ` : "";
  switch (item.kind) {
    case "pad":
      return `${part}pad ${item.pad?.number || "(no number)"} (${netName(board, item.net)})`;
    case "track":
      return `track (${netName(board, item.net)})${on}`;
    case "via":
      return `via (${netName(board, item.net)})`;
    default:
      return `${part}${item.kind}${on}`;
  }
}

export function nameZone(board: Board, zone: Zone, layer?: string): string {
  const name = zone.name ? ` ${zone.name}` : "";
  return `zone${name} (${netName(board, zone.net)})${layer ? ` on ${layer}` : ""}`;
}

export function nameFootprint(footprint: Footprint): string {
  return footprint.reference || footprint.library || "a footprint without reference";
}

/** The end of a message: what is asked, and by which of the project's own rules. */
export function sayRule(required: Nm, by?: CustomRule): string {
  return by ? `rule "${by.name}" ${mm(required)}` : `rule ${mm(required)}`;
}
