import { expect, test } from "vitest";
import type { PlanVersionRow } from "../credits/monthly-credits.ts";
import { renewalTerms, type SubscribedTerms } from "./renewal-terms.ts";

const END = new Date("2026-06-30T15:00:00Z");
const DAY = 86_400_000;

const aVersion = (version: number, change: Partial<PlanVersionRow> = {}): PlanVersionRow => ({
  id: `version-${version}`,
  planId: "PRO",
  version,
  priceKrw: 19_000n,
  priceUsd: 1500n,
  creditsAMonth: 200,
  projectLimit: 500,
  memberLimit: null,
  queueWeight: 2,
  isSample: false,
  publishedAt: new Date(END.getTime() - 30 * DAY),
  ...change,
});
const terms = (newest: PlanVersionRow, more: Partial<SubscribedTerms> = {}) => {
  const { version, price, needsConsent } = renewalTerms({
    currency: "KRW",
    periodEnd: END,
    consents: [],
    current: aVersion(1),
    next: undefined,
    newest,
    ...more,
  });
  return { version: version.version, price, needsConsent };
};
const consent = (price: string, currency: "KRW" | "USD" = "KRW") => ({
  consents: [{ planVersionId: "version-2", currency, price, at: "2026-06-10T00:00:00Z" }],
});

test("a dearer version needs consent, to exactly its price in the currency of the plan", () => {
  const dearer = aVersion(2, { priceKrw: 19_001n });
  expect(terms(dearer)).toEqual({ version: 2, price: 19_001n, needsConsent: true });
  expect(terms(dearer, consent("19001")).needsConsent).toBe(false);
  for (const other of [consent("19000"), consent("19002"), consent("19001", "USD")])
    expect(terms(dearer, other).needsConsent).toBe(true);
});

test("a version that gives less needs consent; one that is cheaper or gives more does not", () => {
  for (const worse of [{ creditsAMonth: 199 }, { projectLimit: 499 }, { queueWeight: 1 }])
    expect(terms(aVersion(2, { priceKrw: 1n, ...worse })).needsConsent).toBe(true);
  const team = { current: aVersion(1, { memberLimit: 20 }) };
  expect(terms(aVersion(2, { memberLimit: 19 }), team).needsConsent).toBe(true);
  expect(terms(aVersion(2, { priceKrw: 18_000n, creditsAMonth: 300 }))).toEqual({
    version: 2,
    price: 18_000n,
    needsConsent: false,
  });
});

test("a version that was published less than 30 days before the end applies to the period after the next", () => {
  const late = aVersion(2, { priceKrw: 90_000n, publishedAt: new Date(END.getTime() - 30 * DAY + 1) });
  expect(terms(late)).toEqual({ version: 1, price: 19_000n, needsConsent: false });
});

test("a version that is not sold in the currency of the plan changes nothing for its subscribers", () => {
  expect(terms(aVersion(2, { priceKrw: null, priceUsd: 1n }))).toEqual({
    version: 1,
    price: 19_000n,
    needsConsent: false,
  });
});

test("a lower plan that was chosen is agreed to", () => {
  const next = aVersion(7, { planId: "SMALL", priceKrw: 5000n, creditsAMonth: 10 });
  expect(terms(aVersion(2, { priceKrw: 90_000n }), { next })).toEqual({
    version: 7,
    price: 5000n,
    needsConsent: false,
  });
});
