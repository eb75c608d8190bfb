import {
  type ItemId,
  indexBoard,
  type NetId,
  type RuleItem,
  resolveLayers,
  type Zone,
  zoneOnBoard,
} from "@tracewright/board";
import type { CopperCollector } from "../copper/collect-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";

/** What a limit is asked about: a piece of copper or a hole, or a pour. */
export type ResolutionSubject =
  | { readonly kind: "copper"; readonly item: CopperItem }
  | { readonly kind: "zone"; readonly zone: Zone; readonly reach: number };

export function subjectOf(collector: CopperCollector, id: ItemId): ResolutionSubject | undefined {
  const { board, bits } = collector;
  const pad = indexBoard(board).padById.get(id);
  const track = board.tracks.find((one) => one.id === id);
  const via = board.vias.find((one) => one.id === id);
  const zone = findZone(collector, id);
  if (zone)
    return zone.keepout ? undefined : { kind: "zone", zone, reach: bits.bitsOf(resolveLayers(board, zone.layers)) };
  const item = pad
    ? collector.ofPad(pad.footprint, pad.pad)
    : track
      ? collector.ofTrack(track)
      : via
        ? collector.ofVia(via)
        : drawnCopper(collector, id);
  return item && item.reach !== 0 ? { kind: "copper", item } : undefined;
}

function findZone({ board }: CopperCollector, id: ItemId): Zone | undefined {
  const own = board.zones.find((one) => one.id === id);
  if (own) return own;
  const part = board.footprints.find(({ zones }) => zones.some((one) => one.id === id));
  const within = part?.zones.find((one) => one.id === id);
  return part && within && zoneOnBoard(within, part);
}

function drawnCopper(collector: CopperCollector, id: ItemId): CopperItem | undefined {
  const { graphics, texts, footprints } = collector.board;
  const sources = [{ graphics, texts, part: undefined }, ...footprints.map((part) => ({ ...part, part }))];
  for (const { part, ...source } of sources) {
    const drawn = source.graphics.filter((one) => one.id === id);
    const written = source.texts.filter((one) => one.id === id);
    const [item] = [...collector.ofDrawings(drawn, part), ...collector.ofTexts(written, part)];
    if (item) return item;
  }
  return undefined;
}

export function asRuleItem(subject: ResolutionSubject, layer: number, { bits }: CopperCollector): RuleItem {
  return subject.kind === "copper" ? subject.item : zoneAsItem(subject.zone, layer, bits);
}

export function idOf(subject: ResolutionSubject): ItemId {
  return subject.kind === "copper" ? subject.item.id : subject.zone.id;
}

export function reachOf(subject: ResolutionSubject): number {
  return subject.kind === "copper" ? subject.item.reach : subject.reach;
}

export function netOf(subject: ResolutionSubject): NetId | undefined {
  return subject.kind === "copper" ? subject.item.net : subject.zone.net;
}
