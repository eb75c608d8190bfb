import type { Board } from "@tracewright/board";
import type { CopperContext } from "../copper/board-copper.ts";
import { CoveringCopper } from "../copper/covering-copper.ts";
import type { Required } from "../copper/required-clearance.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { ZoneCopper } from "../copper/zone-copper.ts";
import { findNecks } from "../copper/zone-necks.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameZone, sayRule } from "../findings/names.ts";

type Asked = Pick<CopperContext, "zones" | "bits" | "book"> & { readonly now: Board };

/**
 * Places where poured copper is narrower than the project or a custom rule asks between two wider parts: connection_width
 * (KiCad 7). What a track, via or pad of the net covers is as wide as that.
 */
export function judgeConnectionWidths(context: Asked, sink: FindingSink, only?: ReadonlySet<string>): void {
  const { now: board, zones, bits } = context;
  if (!sink.wants("connection_width")) return;
  let copper: CoveringCopper | undefined;
  for (const pour of zones) {
    const { zone, net, layer, islands } = pour;
    if (only && !only.has(zone.id)) continue;
    const { distance: required, by } = requiredWidth(context, pour);
    if (required <= 0) continue;
    const name = bits.nameOf(layer);
    copper ??= new CoveringCopper(board, bits);
    for (const island of islands)
      for (const { width, at } of findNecks(island, required)) {
        if (copper.covers(net, layer, at)) continue;
        sink.add({
          rule: "connection_width",
          message: `${nameZone(board, zone, name)} narrows to ${mm(width)}, ${sayRule(required, by)}`,
          items: [zone.id],
          nets: net === undefined ? [] : [net],
          position: at,
          ...(name ? { layer: name } : {}),
          actual: width,
          required,
          ...(by && { by }),
        });
      }
  }
}

function requiredWidth({ now: board, book, bits }: Asked, { zone, layer }: ZoneCopper): Required {
  const custom = book.limits("connection_width")
    ? book.limit("connection_width", { a: zoneAsItem(zone, layer, bits), layer })
    : undefined;
  if (custom?.min !== undefined) return { distance: custom.min, by: custom.rule };
  return { distance: board.rules.minConnectionWidth ?? 0 };
}
