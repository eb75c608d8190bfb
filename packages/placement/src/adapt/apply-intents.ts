import {
  type Footprint,
  type Intent,
  type LoopIntent,
  type NearIntent,
  type NearKind,
  type PinLink,
  type PinName,
  padPosition,
} from "@tracewright/board";
import type { CurrentLoop, LoopCorner, Proximity } from "../problem/problem.ts";

/** What a nanometre too far costs, in nanometres of wire. */
const WEIGHTS: Readonly<Record<NearKind | "switching-loop", number>> = {
  "switching-loop": 4,
  decoupling: 2,
  crystal: 2,
  "crystal-load": 2,
  feedback: 1.5,
  esd: 1.5,
  series: 1,
  near: 2,
};

/** Both ends of a part held beside those of another, parallel and in the order of the pair, or one of them turns away. */
const HELD_AT_BOTH_ENDS = 3;

function weightOf({ kind, links }: NearIntent | LoopIntent): number {
  return kind === "series" && links.length > 1 ? HELD_AT_BOTH_ENDS : WEIGHTS[kind];
}

/** How the engine knows parts and pins. */
interface Numbering {
  readonly parts: readonly Footprint[];
  readonly fixed: readonly Footprint[];
  /** Number of the pin that a pad of a moving part is. */
  readonly pinOf: (part: number, pad: Footprint["pads"][number]) => number;
}

/** The nearness that intents ask for, as terms of the cost. What neither of two parts can move for is passed over. */
export function proximitiesOf(intents: readonly Intent[], numbering: Numbering): Proximity[] {
  const find = pinFinder(numbering);
  const proximityOf = ({ from, to, within }: PinLink, weight: number): Proximity | undefined => {
    const [a, b] = [find(from), find(to)];
    if (!a || !b) return undefined;
    const [own, target] = a.part >= 0 ? [a, b] : [b, a];
    if (own.part < 0) return undefined;
    return {
      part: own.part,
      from: numbering.pinOf(own.part, own.pad),
      other: target.part,
      pin: target.part < 0 ? -1 : numbering.pinOf(target.part, target.pad),
      ...padPosition(target.footprint, target.pad),
      distance: within,
      weight,
    };
  };
  return intents.flatMap((intent) =>
    "links" in intent ? intent.links.flatMap((link) => proximityOf(link, weightOf(intent)) ?? []) : [],
  );
}

/**
 * The loops of switched currents of which something moves; one that is not known whole, or goes through fewer than three
 * pins, has no area.
 */
export function loopsOf(intents: readonly Intent[], numbering: Numbering): CurrentLoop[] {
  const find = pinFinder(numbering);
  return intents.flatMap((intent) => {
    if (intent.kind !== "switching-loop") return [];
    const corners = intent.pins.flatMap((name): LoopCorner[] => {
      const found = find(name);
      if (!found) return [];
      const { part, footprint, pad } = found;
      return [{ part, pin: part < 0 ? -1 : numbering.pinOf(part, pad), ...padPosition(footprint, pad) }];
    });
    const isWhole = corners.length === intent.pins.length && corners.length > 2;
    return isWhole && corners.some(({ part }) => part >= 0) ? [{ corners }] : [];
  });
}

/** Finds a pad by its names; `part` is below 0 for those that stay. */
function pinFinder({ parts, fixed }: Numbering) {
  const moving = new Map(parts.map(({ reference }, index) => [reference, index]));
  const standing = new Map(fixed.map((footprint) => [footprint.reference, footprint]));
  return ({ reference, pad }: PinName) => {
    const part = moving.get(reference) ?? -1;
    const footprint = parts[part] ?? standing.get(reference);
    const found = footprint?.pads.find(({ number, net }) => number === pad && net !== undefined);
    return footprint && found ? { part, footprint, pad: found } : undefined;
  };
}

/** Numbers of the moving parts of each group; those of which fewer than two move hold nothing together. */
export function groupsOf(intents: readonly Intent[], parts: readonly Footprint[]): Int32Array[] {
  const moving = new Map(parts.map(({ reference }, index) => [reference, index]));
  return intents.flatMap((intent) => {
    if (intent.kind !== "group") return [];
    const members = intent.parts.flatMap((reference) => moving.get(reference) ?? []);
    return members.length > 1 ? [Int32Array.from(members)] : [];
  });
}

/**
 * Repeated channels of which at least two instances move: of every instance the parts that move and are of one kind in all.
 */
export function channelsOf(
  intents: readonly Intent[],
  { parts, kinds }: { parts: readonly Footprint[]; kinds: Int32Array },
): (readonly Int32Array[])[] {
  const moving = new Map(parts.map(({ reference }, index) => [reference, index]));
  return intents.flatMap((intent) => {
    if (intent.kind !== "channel") return [];
    const [first = []] = intent.instances;
    const columns = first
      .map((_, column) => intent.instances.flatMap((instance) => moving.get(instance[column] ?? "") ?? []))
      .filter(
        (column) => column.length === intent.instances.length && new Set(column.map((part) => kinds[part])).size === 1,
      );
    if (columns.length < 2 || intent.instances.length < 2) return [];
    return [intent.instances.map((_, copy) => Int32Array.from(columns, (column) => column[copy]!))];
  });
}

/** References of the parts that belong to the board's edge. */
export function edgeParts(intents: readonly Intent[]): ReadonlySet<string> {
  return new Set(intents.flatMap((intent) => (intent.kind === "edge" ? [intent.part] : [])));
}

/** References of the parts that stay where they are: a read intent does not hold a part that is named for placement. */
export function fixedParts(intents: readonly Intent[], named: readonly string[] = []): readonly string[] {
  return intents.flatMap((intent) =>
    intent.kind === "fixed" && (intent.origin === "person" || !named.includes(intent.part)) ? [intent.part] : [],
  );
}
