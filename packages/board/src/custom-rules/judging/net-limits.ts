import type { Nm } from "@tracewright/geometry";
import { copperLayers } from "../../layers/resolve-layers.ts";
import { netClassOf } from "../../queries/net-class-of.ts";
import type { Board, Net } from "../../records/board.ts";
import type { CopperLayerId } from "../../records/layer.ts";
import { type LimitKind, type RuleBook, ruleBookOf } from "./rule-book.ts";
import type { RuleItem } from "./rule-item.ts";

interface Range {
  readonly min?: Nm;
  readonly max?: Nm;
}

/** What custom rules ask of the copper of one net, wherever it is. */
export interface NetLimits {
  /** The largest distance to any other net; 0 where no rule asks for one. */
  readonly clearance: Nm;
  /** On whatever layer: the largest of the smallest widths, the smallest of the largest. */
  readonly width: Range;
  readonly viaDiameter: Range;
  readonly drill: Range;
  readonly ring: { readonly min?: Nm };
  /** Where its tracks may not run. */
  readonly closedLayers: readonly CopperLayerId[];
}

/** So many nets are asked about one by one; of more, one of each net class. */
const MAX_ASKED = 400;

/**
 * For each net the limits that hold for its tracks and vias under rules about nets and layers; undefined on a board without
 * custom rules. A distance between two nets is the larger one for both, and one on some layer holds on all of them, which is
 * more than some pairs need and never less than any does.
 */
export function netLimits(board: Board): ((net: Net) => NetLimits) | undefined {
  const book = ruleBookOf(board);
  if (!book.hasLimits && !book.hasBans) return undefined;
  // What is asked of tracks alone, or of pads, is no rule about nets.
  const others = representativesOf(board).map((net) => [trackOf(net), { ...trackOf(net), kind: "pad" }] as const);
  const layers = copperLayers(board);
  const bits = layers.map((_, place) => 1 << place);
  const asked = book.isOfLayers ? bits : [undefined];
  return (net) => {
    const tracks = asked.map((bit) => trackOf(net, bit));
    const via: RuleItem = { ...trackOf(net), kind: "via" };
    let clearance = 0;
    if (book.limits("clearance"))
      for (const [index, a] of tracks.entries()) {
        const layer = asked[index];
        const between = (b: RuleItem) =>
          book.limit("clearance", { a, b, ...(layer !== undefined && { layer }) })?.min ?? 0;
        for (const [track, pad] of others)
          if (track.net !== net.id) clearance = Math.max(clearance, Math.min(between(track), between(pad)));
      }
    const ofVia = (kind: LimitKind): Range => rangeOf(book, kind, [via]);
    return {
      clearance,
      width: rangeOf(book, "track_width", tracks),
      viaDiameter: ofVia("via_diameter"),
      drill: ofVia("hole_size"),
      ring: ofVia("annular_width"),
      closedLayers: book.hasBans
        ? layers.filter((_, place) => book.banOn(trackOf(net, bits[place]), ["track"], bits[place]) !== undefined)
        : [],
    };
  };
}

/** What satisfies the limits of all of them. */
function rangeOf(book: RuleBook, kind: LimitKind, items: readonly RuleItem[]): Range {
  let min: Nm | undefined;
  let max: Nm | undefined;
  for (const a of items) {
    const limit = book.limit(kind, { a });
    if (limit?.min !== undefined) min = Math.max(min ?? 0, limit.min);
    if (limit?.max !== undefined) max = Math.min(max ?? Number.POSITIVE_INFINITY, limit.max);
  }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** A track of the net somewhere, on that layer or on none in particular: it is in no area and no courtyard. */
function trackOf({ id }: Net, layer = 1): RuleItem {
  return { kind: "track", id: `${id} anywhere` as RuleItem["id"], net: id, reach: layer, solids: [] };
}

function representativesOf(board: Board): readonly Net[] {
  if (board.nets.length <= MAX_ASKED) return board.nets;
  const byClass = new Map(board.nets.map((net) => [netClassOf(board, net.id).name, net]));
  return [...byClass.values()];
}
