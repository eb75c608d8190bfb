import type { MembershipState } from "../../platform/database/tables.ts";

const DAY = 86_400_000;
/** A month that is not paid by card is asked for this long before it begins. */
const ASKED_BEFORE_DAYS = 14;
/** Days after the end of the period on which the card is charged, the first and again after a refusal. */
export const TRY_DAYS = [0, 1, 3, 5] as const;
/** An unpaid plan ends this many days after its period. */
export const ENDS_AFTER_DAYS = 7;

/** What the next step of a paid plan depends on. */
export interface PlanFacts {
  readonly state: MembershipState;
  /** AUTO: there is a saved card. */
  readonly renewal: "AUTO" | "MANUAL" | "NONE";
  readonly periodEnd: Date;
  /** The next month costs more, or gives less, and nobody has agreed to it. */
  readonly needsConsent: boolean;
  /** What is owed for the next month. */
  readonly purchase: "NONE" | "OPEN" | "PAID";
  /** The outcome of a payment of it is not known. */
  readonly isUndecided: boolean;
  /** Which of the tries were made and refused. */
  readonly refused: readonly number[];
}

export type PlanEnd = "ENDED" | "NOT_PAID" | "NO_CONSENT";

export type PlanStep =
  | { readonly kind: "wait" }
  /** Open the purchase of the next month, and say so. */
  | { readonly kind: "ask" }
  /** The next month is paid and its time has come. */
  | { readonly kind: "begin" }
  | { readonly kind: "charge"; readonly attempt: number }
  /** The card was refused: the plan stays usable for some days. */
  | { readonly kind: "fall-due" }
  | { readonly kind: "end"; readonly because: PlanEnd };

const WAIT = { kind: "wait" } as const;

/**
 * The next step of a plan at a time. Whatever was missed meanwhile is passed over: after days without a server, one try is
 * made for today, and none for a plan whose time is over.
 */
export function planStep(facts: PlanFacts, at: Date): PlanStep {
  const { state, renewal, periodEnd, purchase } = facts;
  if (state === "FREE" || state === "ENDED") return WAIT;
  const days = (at.getTime() - periodEnd.getTime()) / DAY;
  if (purchase === "PAID") return days >= 0 ? { kind: "begin" } : WAIT;
  if (facts.isUndecided) return WAIT;
  if (days < 0) {
    const isAsked = renewal === "MANUAL" && days >= -ASKED_BEFORE_DAYS && purchase === "NONE" && !facts.needsConsent;
    return state === "ACTIVE" && isAsked ? { kind: "ask" } : WAIT;
  }
  if (renewal === "NONE") return { kind: "end", because: "ENDED" };
  if (state === "ACTIVE" && facts.needsConsent) return { kind: "end", because: "NO_CONSENT" };
  if (days >= ENDS_AFTER_DAYS) return { kind: "end", because: "NOT_PAID" };
  if (state === "ACTIVE" && renewal === "MANUAL") return { kind: "end", because: "NOT_PAID" };
  const attempt = TRY_DAYS.findLastIndex((day) => days >= day);
  if (state === "ACTIVE" && facts.refused.length > 0) return { kind: "fall-due" };
  return renewal === "AUTO" && !facts.refused.includes(attempt) ? { kind: "charge", attempt } : WAIT;
}

/** When the card is charged next; undefined: no more. */
export function nextTryAt({ periodEnd }: Pick<PlanFacts, "periodEnd">, at: Date): Date | undefined {
  return TRY_DAYS.map((day) => new Date(periodEnd.getTime() + day * DAY)).find((time) => time > at);
}

/** When a plan whose card was refused ends. */
export function endOfGrace({ periodEnd }: Pick<PlanFacts, "periodEnd">): Date {
  return new Date(periodEnd.getTime() + ENDS_AFTER_DAYS * DAY);
}
