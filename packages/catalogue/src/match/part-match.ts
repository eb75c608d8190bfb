import type { MatchCandidate } from "./match-candidate.ts";

/** Why a part was not matched outright; data, for screens to word. */
export type MatchReason =
  /** The part says neither value nor number. */
  | { readonly code: "nothing-said" }
  /** No part of this name or number is known. */
  | { readonly code: "unknown-part"; readonly text: string }
  /** A value that is none of its kind: a resistor of "banana". */
  | { readonly code: "unreadable-value"; readonly text: string }
  /** Known, but the value names a family of parts and no particular one. */
  | { readonly code: "name-only"; readonly text: string }
  /** Its footprint is no package of the part. */
  | { readonly code: "other-package"; readonly footprint: string; readonly packages: readonly string[] }
  | { readonly code: "no-footprint" }
  /** Numbers that only the footprint has, and those that only the part has. */
  | {
      readonly code: "other-pads";
      readonly padsWithoutPin: readonly string[];
      readonly pinsWithoutPad: readonly string[];
    }
  | {
      readonly code: "other-pin-names";
      readonly pins: readonly { readonly number: string; readonly known: string; readonly symbol: string }[];
    }
  /** More than one part answers to what is said. */
  | { readonly code: "several"; readonly count: number };

/** Decision A-26: `matched` is certain, `review` is a part known by name only or one of several. */
export type PartMatch =
  | {
      readonly kind: "matched";
      readonly by: "part-number" | "earlier" | "generic";
      /** 0 to 1. */
      readonly confidence: number;
      readonly candidate: MatchCandidate;
    }
  | {
      readonly kind: "review";
      /** The likeliest first, at most ten. */
      readonly candidates: readonly MatchCandidate[];
      readonly reasons: readonly MatchReason[];
    }
  | { readonly kind: "unmatched"; readonly reasons: readonly MatchReason[] };

/** What the owner chose before, by `partSignature` of the part it was chosen for. */
export type EarlierMatches = ReadonlyMap<string, MatchCandidate>;
