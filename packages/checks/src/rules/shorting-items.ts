import { padPosition } from "@tracewright/board";
import type { CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameItem } from "../findings/names.ts";

/** Pads of one part with one number are one terminal. */
export function areOnePad(a: CopperItem, b: CopperItem): boolean {
  return a.footprint !== undefined && a.footprint === b.footprint && !!a.pad?.number && a.pad.number === b.pad?.number;
}

/** Pads that are one terminal belong to one net. */
export function judgeShorting(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  if (a.net === undefined || b.net === undefined || a.net === b.net || !b.footprint || !b.pad) return;
  sink.add({
    rule: "shorting_items",
    message: `${nameItem(copper.board, a)} and ${nameItem(copper.board, b)} are one terminal with two nets`,
    items: [a.id, b.id],
    nets: [a.net, b.net],
    position: padPosition(b.footprint, b.pad),
  });
}
