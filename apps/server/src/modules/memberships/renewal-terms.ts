import type { CurrencyCode } from "@tracewright/assembly";
import type { PriceConsent } from "../../platform/database/tables.ts";
import type { PlanVersionRow } from "../credits/monthly-credits.ts";

/**
 * A newer version applies to periods that begin at least this long after its publication: within it, consent is asked for.
 * Korean law wants consent to a higher price within the 30 days before it is charged (전자상거래법 §13(6)).
 */
export const NOTICE_DAYS = 30;
const DAY = 86_400_000;

export interface RenewalTerms {
  /** What the next period is. */
  readonly version: PlanVersionRow;
  /** Minor units of the currency of the membership, with tax. */
  readonly price: bigint;
  /** It costs more or gives less than what was agreed to: nothing is charged before the holder agrees. */
  readonly needsConsent: boolean;
}

export interface SubscribedTerms {
  readonly currency: CurrencyCode;
  readonly periodEnd: Date;
  readonly consents: readonly PriceConsent[];
  readonly current: PlanVersionRow;
  /** The lower plan that was chosen to follow; undefined: none. */
  readonly next: PlanVersionRow | undefined;
  /** The newest published version of the current plan. */
  readonly newest: PlanVersionRow;
}

/** What the next period of a plan costs and gives. What was chosen is agreed to; a newer version may need consent. */
export function renewalTerms(subscribed: SubscribedTerms): RenewalTerms {
  const { currency, periodEnd, consents, current, next, newest } = subscribed;
  const priceOf = (version: PlanVersionRow) => (currency === "KRW" ? version.priceKrw : version.priceUsd);
  const keep = (version: PlanVersionRow) => ({ version, price: priceOf(version) ?? 0n, needsConsent: false });
  if (next !== undefined) return keep(next);
  const price = priceOf(newest);
  const appliesFrom = newest.publishedAt === null ? undefined : newest.publishedAt.getTime() + NOTICE_DAYS * DAY;
  const applies = appliesFrom !== undefined && appliesFrom <= periodEnd.getTime();
  // Not sold in this currency any more: who has it keeps it.
  if (newest.id === current.id || price === null || !applies) return keep(current);
  const isAgreed = consents.some(
    (consent) =>
      consent.planVersionId === newest.id && consent.currency === currency && BigInt(consent.price) === price,
  );
  const isWorse =
    price > (priceOf(current) ?? 0n) ||
    newest.creditsAMonth < current.creditsAMonth ||
    newest.projectLimit < current.projectLimit ||
    newest.queueWeight < current.queueWeight ||
    (newest.memberLimit ?? 0) < (current.memberLimit ?? 0);
  return { version: newest, price, needsConsent: isWorse && !isAgreed };
}
