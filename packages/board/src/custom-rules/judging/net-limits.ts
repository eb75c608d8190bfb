import type { Nm } from "@tracewright/geometry";
import { netClassOf } from "../../queries/net-class-of.ts";
import type { Board, Net } from "../../records/board.ts";
import { type LimitKind, ruleBookOf } from "./rule-book.ts";
import type { RuleItem } from "./rule-item.ts";

/** What custom rules ask of the copper of one net, wherever it is. */
export interface NetLimits {
  /** The largest distance to any other net; 0 where no rule asks for one. */
  readonly clearance: Nm;
  readonly width: { readonly min?: Nm; readonly max?: Nm };
  readonly viaDiameter: { readonly min?: Nm; readonly max?: Nm };
  readonly drill: { readonly min?: Nm; readonly max?: Nm };
  readonly ring: { readonly min?: Nm };
}

/** So many nets are asked about one by one; of more, one of each net class. */
const MAX_ASKED = 400;

/**
 * For each net the limits that hold for its tracks and vias under rules about nets; undefined on a board without custom rules.
 * A distance between two nets is the larger one for both, which is more than some pairs need and never less than any does.
 */
export function netLimits(board: Board): ((net: Net) => NetLimits) | undefined {
  const book = ruleBookOf(board);
  if (!book.hasLimits) return undefined;
  const others = representativesOf(board).map(trackOf);
  return (net) => {
    const track = trackOf(net);
    const via: RuleItem = { ...track, kind: "via" };
    const distances = others
      .filter(({ net: other }) => other !== net.id)
      .map((b) => book.limit("clearance", { a: track, b })?.min ?? 0);
    const sizeOf = (kind: LimitKind, a: RuleItem) => {
      const { min, max } = book.limit(kind, { a }) ?? {};
      return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    };
    return {
      clearance: distances.reduce((largest, distance) => Math.max(largest, distance), 0),
      width: sizeOf("track_width", track),
      viaDiameter: sizeOf("via_diameter", via),
      drill: sizeOf("hole_size", via),
      ring: sizeOf("annular_width", via),
    };
  };
}

/** A track of the net somewhere: it is in no area and no courtyard. */
function trackOf({ id }: Net): RuleItem {
  return { kind: "track", id: `${id} anywhere` as RuleItem["id"], net: id, reach: 1, solids: [] };
}

function representativesOf(board: Board): readonly Net[] {
  if (board.nets.length <= MAX_ASKED) return board.nets;
  const byClass = new Map(board.nets.map((net) => [netClassOf(board, net.id).name, net]));
  return [...byClass.values()];
}
