import type { Footprint, RuleItem, Track, Zone } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { footprintAsItem } from "../copper/footprint-as-item.ts";
import { placeOf } from "../copper/place-of.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint, nameItem, nameZone } from "../findings/names.ts";

type Asked = Pick<CopperContext, "board" | "book" | "bits">;

/** What custom rules assert of tracks, vias, pads, drawings and texts on copper: assertion_failure. */
export function judgeAssertions(copper: Asked, item: CopperItem, sink: FindingSink): void {
  if (!copper.book.hasAssertions) return;
  report(copper, item, { name: nameItem(copper.board, item, item.track?.layer), position: placeOf(item) }, sink);
}

/** The same of a part or a zone. */
export function judgeRecordAssertions(copper: Asked, record: Track | Zone | Footprint, sink: FindingSink): void {
  if (!copper.book.hasAssertions || "start" in record) return;
  if ("pads" in record) {
    const about = { name: nameFootprint(record), position: record.position };
    report(copper, footprintAsItem(record, copper.bits), about, sink);
  } else if (!record.keepout) {
    const layers = copper.bits.bitsOf(record.layers);
    const position = record.outline[0]?.[0] ?? { x: 0, y: 0 };
    const item = { ...zoneAsItem(record, layers & -layers, copper.bits), reach: layers };
    report(copper, item, { name: nameZone(copper.board, record), position }, sink);
  }
}

function report(
  { book }: Asked,
  item: RuleItem,
  { name, position }: { readonly name: string; readonly position: Point },
  sink: FindingSink,
): void {
  for (const by of book.rulesBrokenBy(item))
    sink.add({
      rule: "assertion_failure",
      message: `${name} is not what rule "${by.name}" asserts`,
      items: [item.id],
      nets: item.net === undefined ? [] : [item.net],
      position,
      by,
    });
}
