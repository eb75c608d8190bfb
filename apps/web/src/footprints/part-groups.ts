import { compareNaturally } from "@tracewright/text";
import type { FootprintSource } from "../graphql/generated/documents.ts";

/** A part of a schematic with the footprint that it has for now. */
export interface ChoosablePart {
  readonly reference: string;
  /** The letters of the reference. */
  readonly kind: string;
  readonly value: string;
  /** What the schematic names; empty where it names none. */
  readonly wanted: string;
  /** Different numbers of its symbol's pins. */
  readonly pins: readonly string[];
  readonly footprint: string | null;
  readonly source: FootprintSource;
  readonly pinsWithoutPad: readonly string[];
}

/** Parts of one kind that name the same and have got the same. */
export interface PartGroup {
  readonly key: string;
  readonly parts: readonly [ChoosablePart, ...ChoosablePart[]];
}

/** What stands in the way of ordering comes first, then what somebody should look at, then what was decided. */
const ORDER: readonly FootprintSource[] = [
  "STAND_IN",
  "NONE",
  "RELATIVE",
  "PROPOSED",
  "REMEMBERED",
  "CHOSEN",
  "FILES",
  "OFFICIAL",
  "FAMILY",
];

export function groupParts(parts: readonly ChoosablePart[]): PartGroup[] {
  const groups = new Map<string, [ChoosablePart, ...ChoosablePart[]]>();
  for (const part of parts.toSorted((a, b) => compareNaturally(a.reference, b.reference))) {
    const { kind, wanted, pins, footprint, source, pinsWithoutPad } = part;
    // A part without a name is what its value makes it: 100 nF and 100 µF are two.
    const named = wanted === "" ? `value ${part.value}` : wanted;
    const key = JSON.stringify([kind, named, pins.length, footprint, source, pinsWithoutPad]);
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  const weight = ({ parts: [first] }: PartGroup) =>
    ORDER.indexOf(first.source) - (first.pinsWithoutPad.length > 0 && first.source !== "STAND_IN" ? 2.5 : 0);
  return [...groups].map(([key, group]) => ({ key, parts: group })).sort((a, b) => weight(a) - weight(b));
}

/** Nobody has confirmed what these parts got, and it is not what they name. */
export function isUndecided({ parts: [{ source, pins, pinsWithoutPad }] }: PartGroup): boolean {
  // A logo or a note without pins needs no footprint.
  if (source === "NONE") return pins.length > 0;
  return DOUBTFUL.has(source) || pinsWithoutPad.length > 0;
}

const DOUBTFUL: ReadonlySet<FootprintSource> = new Set(["STAND_IN", "RELATIVE", "PROPOSED"]);

/** Parts by what is to be said of them. */
export interface PartCounts {
  readonly all: number;
  readonly standIns: number;
  /** Relatives and proposals. */
  readonly proposed: number;
  /** Of footprints that lack pads. */
  readonly lacking: number;
  /** Without any footprint: they are left out. */
  readonly none: number;
}

export function countParts(parts: readonly ChoosablePart[]): PartCounts {
  const count = (is: (part: ChoosablePart) => boolean) => parts.filter(is).length;
  return {
    all: parts.length,
    standIns: count(({ source }) => source === "STAND_IN"),
    proposed: count(({ source }) => source === "RELATIVE" || source === "PROPOSED"),
    lacking: count(({ source, pinsWithoutPad }) => source !== "STAND_IN" && pinsWithoutPad.length > 0),
    none: count(({ source }) => source === "NONE"),
  };
}

/** Footprints that were chosen, by reference. */
export type Picks = ReadonlyMap<string, PickedFootprint>;

export interface PickedFootprint {
  readonly footprint: string;
  /** Numbers of its pads, where they are known. */
  readonly pads?: readonly string[];
}

/** The parts with what was chosen since the server proposed theirs. */
export function withPicks<Part extends ChoosablePart>(parts: readonly Part[], picks: Picks): readonly Part[] {
  if (picks.size === 0) return parts;
  return parts.map((part) => {
    const pick = picks.get(part.reference);
    if (!pick || (part.source === "CHOSEN" && part.footprint === pick.footprint)) return part;
    const pads = pick.pads && new Set(pick.pads);
    const pinsWithoutPad = pads ? part.pins.filter((pin) => !pads.has(pin)) : [];
    return { ...part, footprint: pick.footprint, source: "CHOSEN" as const, pinsWithoutPad };
  });
}

/** The choices for parts that there are: what was chosen for other files says nothing of these. */
export function picksFor(parts: readonly ChoosablePart[], picks: Picks): Picks {
  const references = new Set(parts.map(({ reference }) => reference));
  const kept = [...picks].filter(([reference]) => references.has(reference));
  return kept.length === picks.size ? picks : new Map(kept);
}

/** The choices that the server took; one from a file that was removed since is none any more. */
export function takenPicks(parts: readonly ChoosablePart[], picks: Picks): Picks {
  const chosen = new Set(parts.flatMap(({ reference, source }) => (source === "CHOSEN" ? [reference] : [])));
  return new Map([...picks].filter(([reference]) => chosen.has(reference)));
}

/** What goes to the server: one entry for each footprint. */
export function picksAsInput(picks: Picks): { footprint: string; references: string[] }[] {
  const byFootprint = new Map<string, string[]>();
  for (const [reference, { footprint }] of picks) {
    const references = byFootprint.get(footprint);
    if (references) references.push(reference);
    else byFootprint.set(footprint, [reference]);
  }
  return [...byFootprint].map(([footprint, references]) => ({ footprint, references }));
}

export function withoutLibrary(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

/** "R1, R2, R3 +9". */
export function shortReferences(parts: readonly ChoosablePart[], most: number): { shown: string; more: number } {
  return {
    shown: parts
      .slice(0, most)
      .map(({ reference }) => reference)
      .join(", "),
    more: Math.max(0, parts.length - most),
  };
}
