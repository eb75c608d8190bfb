import { formatMoney } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import type { Language } from "../../platform/database/tables.ts";
import type { PurchaseRow } from "../purchases/payment-provider.ts";
import { purchasePage } from "../purchases/purchase-page.ts";
import { formatDay } from "./format-day.ts";
import { endOfGrace, nextTryAt, type PlanEnd } from "./plan-step.ts";
import { postOnce } from "./post-once.ts";
import { NOTICE_DAYS } from "./renewal-terms.ts";
import type { Subscription } from "./subscription.ts";

const DAY = 86_400_000;
/** Before the period ends: when the next charge is announced. */
const ANNOUNCED_DAYS = 7;
/** Before the period ends: when consent is asked for, each once. */
const CONSENT_DAYS = [NOTICE_DAYS, 14, 3] as const;

/** Where what a mail tells is done; undefined where the server does not know how people reach it. */
export function pageUrl(
  { configuration: { publicUrl } }: Pick<Application, "configuration">,
  path: string,
): string | undefined {
  return publicUrl && new URL(path, publicUrl).href;
}

function planUrl(application: Application, { membership }: Subscription): string | undefined {
  const { teamId } = membership;
  return pageUrl(application, `/mypage/membership/plan/${teamId === null ? "" : `?teamId=${teamId}`}`);
}

const day = (at: Date, { membership: { currency } }: Subscription, language: Language) =>
  formatDay(at, currency, language);
const amountOf = ({ terms, membership: { currency } }: Subscription) => formatMoney({ minor: terms.price, currency });

/** The purchase of the next month was opened. */
export async function tellToPay(
  application: Application,
  subscription: Subscription,
  { id, total, currency }: PurchaseRow,
): Promise<void> {
  const { membership, holder, terms } = subscription;
  await postOnce(application, {
    key: `to-pay:${id}`,
    kind: "PLAN_TO_PAY",
    holder,
    values: (language) => ({
      plan: terms.version.planId,
      amount: formatMoney({ minor: total, currency }),
      date: day(membership.periodEnd, subscription, language),
      url: pageUrl(application, purchasePage(id)),
    }),
  });
}

/** Each try that was refused, with the next one. */
export async function tellRefusedTries(application: Application, subscription: Subscription, at: Date): Promise<void> {
  const { membership, holder, payments, purchase, current } = subscription;
  for (const payment of payments) {
    if (payment.attempt === null || payment.state !== "FAILED" || purchase?.state !== "OPEN") continue;
    const next = nextTryAt(membership, at);
    await postOnce(application, {
      key: `refused:${payment.id}`,
      kind: "PAYMENT_FAILED",
      holder,
      values: (language) => ({
        plan: current.planId,
        amount: formatMoney({ minor: payment.amount, currency: payment.currency }),
        reason: payment.failure?.words ?? "",
        nextTry: next === undefined ? undefined : day(next, subscription, language),
        endsOn: day(endOfGrace(membership), subscription, language),
        url: pageUrl(application, purchasePage(purchase.id)),
      }),
    });
  }
}

/** The next charge a week before it, and a price that needs consent 30, 14 and 3 days before. */
export async function tellWhatComes(application: Application, subscription: Subscription, at: Date): Promise<void> {
  const { membership, holder, current, terms, facts } = subscription;
  if (facts.state !== "ACTIVE" || facts.renewal === "NONE" || facts.purchase === "PAID") return;
  const daysLeft = (membership.periodEnd.getTime() - at.getTime()) / DAY;
  if (daysLeft <= 0) return;
  const cause = `${membership.id}:${membership.periodEnd.toISOString()}`;
  const url = planUrl(application, subscription);
  if (terms.needsConsent) {
    const due = CONSENT_DAYS.findLast((days) => daysLeft <= days);
    if (due === undefined) return;
    const before = membership.currency === "KRW" ? current.priceKrw : current.priceUsd;
    await postOnce(application, {
      key: `consent:${cause}:${terms.version.id}:${due}`,
      kind: "PLAN_PRICE_CONSENT",
      holder,
      values: (language) => ({
        plan: current.planId,
        before: formatMoney({ minor: before ?? 0n, currency: membership.currency }),
        after: amountOf(subscription),
        date: day(membership.periodEnd, subscription, language),
        url,
      }),
    });
  } else if (facts.renewal === "AUTO" && daysLeft <= ANNOUNCED_DAYS)
    await postOnce(application, {
      key: `renews:${cause}`,
      kind: "PLAN_RENEWS_SOON",
      holder,
      values: (language) => ({
        plan: terms.version.planId,
        amount: amountOf(subscription),
        card: subscription.card?.label ?? "",
        date: day(membership.periodEnd, subscription, language),
        url,
      }),
    });
}

export async function tellEnd(application: Application, subscription: Subscription, because: PlanEnd): Promise<void> {
  const { membership, holder, current } = subscription;
  await postOnce(application, {
    key: `ended:${membership.id}:${membership.periodEnd.toISOString()}`,
    kind: "PLAN_ENDED",
    holder,
    values: () => ({ plan: current.planId, because, url: planUrl(application, subscription) }),
  });
}
