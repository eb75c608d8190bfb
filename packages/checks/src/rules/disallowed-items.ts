import {
  type Board,
  type CustomRule,
  drawnText,
  type Footprint,
  type Graphic,
  graphicSolids,
  type ItemId,
  type RuleItem,
  resolveLayers,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import { corePoint, type Point } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";
import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, someLayer } from "../copper/copper-item.ts";
import { footprintAsItem } from "../copper/footprint-as-item.ts";
import { placeOf } from "../copper/place-of.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint, nameItem, nameZone } from "../findings/names.ts";
import { nameOfText, textAsItem, textsOf } from "./text-sizes.ts";

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
    position: placeOf(item),
    ...(layer ? { layer } : {}),
    by,
  });
}

function kindsOf({ kind, track, via, pad, hole }: CopperItem): readonly Disallowed[] {
  const drilled: readonly Disallowed[] = hole ? ["hole"] : [];
  if (track) return ["track"];
  if (via) return [...VIAS[via.kind], ...drilled];
  if (kind === "text" || kind === "graphic") return [kind];
  return pad ? ["pad", ...drilled] : [];
}

/** The same of a part, which is where its courtyard is, and of a pour, which is where its copper is. */
export function judgeDisallowedRecord(
  copper: Pick<CopperContext, "board" | "book" | "bits">,
  record: Track | Zone | Footprint,
  sink: FindingSink,
): void {
  if (!copper.book.hasBans || "start" in record) return;
  if ("pads" in record) judgePart(copper, record, sink);
  else if (!record.keepout) judgePour(copper, record, sink);
}

function judgePart(
  { book, bits }: Pick<CopperContext, "book" | "bits">,
  footprint: Footprint,
  sink: FindingSink,
): void {
  const item = footprintAsItem(footprint, bits);
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

function judgePour(
  { board, book, bits }: Pick<CopperContext, "board" | "book" | "bits">,
  zone: Zone,
  sink: FindingSink,
): void {
  someLayer(bits.bitsOf(resolveLayers(board, zone.layers)), (layer) => {
    const by = book.banOn(zoneAsItem(zone, layer, bits), ["zone"], layer);
    if (!by) return false;
    const name = bits.nameOf(layer);
    sink.add({
      rule: "items_not_allowed",
      message: `${nameZone(board, zone, name)} is not allowed by rule "${by.name}"`,
      items: [zone.id],
      nets: zone.net === undefined ? [] : [zone.net],
      position: zone.outline[0]?.[0] ?? { x: 0, y: 0 },
      ...(name ? { layer: name } : {}),
      by,
    });
    return true;
  });
}

/** Drawings and texts on layers without copper that a custom rule forbids. */
export function judgeDisallowedInk(
  { now: board, book, bits }: Pick<CopperContext, "book" | "bits"> & { readonly now: Board },
  sink: FindingSink,
  only?: ReadonlySet<ItemId>,
): void {
  if (!book.hasBans) return;
  const judge = (item: RuleItem, name: string, position: Point): void => {
    const by = item.reach === 0 ? book.banOn(item, [item.kind === "text" ? "text" : "graphic"]) : undefined;
    if (!by || (only && !only.has(item.id))) return;
    const message = `${name} is not allowed by rule "${by.name}"`;
    sink.add({
      rule: "items_not_allowed",
      message,
      items: [item.id],
      nets: [],
      position,
      ...(item.sheet && { layer: item.sheet }),
      by,
    });
  };
  for (const [text, part] of textsOf(board)) {
    const drawn = drawnText(board, text, part);
    const item = { ...textAsItem(text, part, bits), solids: drawnSolids(drawn) };
    judge(item, `${nameOfText(text, part)} on ${text.layer}`, drawn.paths[0]?.[0] ?? text.position);
  }
  const ofGraphic = (graphic: Graphic, part?: Footprint): void => {
    const { id, layer, shape } = graphic;
    if (layer === "Edge.Cuts" || bits.bitOf(layer) !== 0) return;
    const solids = graphicSolids(graphic, part);
    const [first] = solids;
    if (!first) return;
    const owner = part && { footprint: part };
    const name = `${part ? `${part.reference} ` : ""}${shape.kind} on ${layer}`;
    judge({ kind: "graphic", id, reach: 0, sheet: layer, solids, graphic, ...owner }, name, corePoint(first));
  };
  for (const graphic of board.graphics) ofGraphic(graphic);
  for (const part of board.footprints) for (const graphic of part.graphics) ofGraphic(graphic, part);
}
