import { type CustomRule, type Footprint, footprintCourtyard, type RuleItem, type Via } from "@tracewright/board";
import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, someLayer } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint, nameItem } from "../findings/names.ts";

type Disallowed = Parameters<CopperContext["book"]["banOn"]>[1][number];

const VIAS: Readonly<Record<Via["kind"], readonly Disallowed[]>> = {
  through: ["via", "through_via"],
  blind: ["via", "blind_via", "buried_via"],
  micro: ["via", "micro_via"],
};

/** Tracks, vias, pads and holes that a custom rule forbids (`disallow`): items_not_allowed. */
export function judgeDisallowed(copper: CopperContext, item: CopperItem, sink: FindingSink): void {
  if (!copper.book.hasBans) return;
  const kinds = kindsOf(item);
  if (kinds.length === 0) return;
  let by: CustomRule | undefined;
  someLayer(item.reach, (layer) => {
    by = copper.book.banOn(item, kinds, layer);
    return by !== undefined;
  });
  if (!by) return;
  const layer = item.track?.layer;
  sink.add({
    rule: "items_not_allowed",
    message: `${nameItem(copper.board, item, layer)} is not allowed by rule "${by.name}"`,
    items: [item.id],
    nets: item.net === undefined ? [] : [item.net],
    position: item.track?.start ?? item.via?.position ?? { x: item.box.minX, y: item.box.minY },
    ...(layer ? { layer } : {}),
    by,
  });
}

function kindsOf({ track, via, pad, hole }: CopperItem): readonly Disallowed[] {
  const drilled: readonly Disallowed[] = hole ? ["hole"] : [];
  if (track) return ["track"];
  if (via) return [...VIAS[via.kind], ...drilled];
  return pad ? ["pad", ...drilled] : [];
}

/** The same of a whole part, which is where its courtyard is. */
export function judgeDisallowedPart(
  { book, bits }: Pick<CopperContext, "book" | "bits">,
  footprint: Footprint,
  sink: FindingSink,
): void {
  if (!book.hasBans) return;
  const { front, back } = footprintCourtyard(footprint);
  const polygons = footprint.side === "front" ? front : back;
  const item: RuleItem = {
    kind: "footprint",
    id: footprint.id,
    reach: bits.bitOf(footprint.side === "front" ? "F.Cu" : "B.Cu"),
    solids: polygons.map((polygon) => ({ kind: "polygon", polygon, radius: 0 })),
    footprint,
  };
  const by = book.banOn(item, ["footprint"], item.reach);
  if (!by) return;
  sink.add({
    rule: "items_not_allowed",
    message: `${nameFootprint(footprint)} is not allowed by rule "${by.name}"`,
    items: [footprint.id],
    nets: [],
    position: footprint.position,
    by,
  });
}
