import type { ItemId, LayerId, NetId } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import type { FactsOf } from "@tracewright/text";
import type { REVIEW_SENTENCES } from "./review-sentences.ts";

/** The rules of a review, in the order in which findings are listed. */
export const REVIEW_RULES = [
  "plane-cut",
  "signal-over-gap",
  "pad-far-from-plane",
  "thermal-vias",
  "decoupling-far",
  "decoupling-ground",
  "pair-uncoupled",
  "pair-unequal",
  "no-return-via",
  "crystal-crossed",
  "copper-under-antenna",
  "narrow-neck",
  "supply-drop",
  "long-detour",
  "loose-end",
  "sharp-corner",
  "via-in-pad",
  "track-at-edge",
  "silkscreen-on-pads",
  "no-fiducials",
  "no-test-point",
] as const;

export type ReviewRuleId = (typeof REVIEW_RULES)[number];

/** `note`: worth a look, and often meant so. */
export type ReviewSeverity = "error" | "warning" | "note";

export type ReviewSentence = keyof typeof REVIEW_SENTENCES;

/** What is wrong, as data; lengths in it are written with their unit ("2.41 mm"). */
export type ReviewMessage<Kind extends ReviewSentence = ReviewSentence> = Kind extends ReviewSentence
  ? { readonly kind: Kind; readonly facts: FactsOf<typeof REVIEW_SENTENCES, Kind> }
  : never;

/** What a rule found at one place. */
export interface FoundByReview {
  /** The same on every reading of the same design: names of parts, pads and nets, and places where names do not suffice. */
  readonly about: string;
  readonly message: ReviewMessage;
  readonly position: Point;
  readonly items: readonly ItemId[];
  readonly nets: readonly NetId[];
  /** Both ends of what is too far or too near. */
  readonly ends?: readonly [Point, Point];
  readonly layer?: LayerId;
  readonly actual?: Nm;
  readonly required?: Nm;
}

export interface ReviewFinding extends FoundByReview {
  readonly rule: ReviewRuleId;
  readonly severity: ReviewSeverity;
  /** Rule and what it is about: by it a finding is known again. */
  readonly key: string;
  /** Accepted with this note. */
  readonly accepted?: string;
}
