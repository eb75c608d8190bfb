import type { PaymentState } from "../../platform/database/tables.ts";

/** What happens to a payment. `succeed`: the provider, or a person at the bank's books, has the money. */
export const PAYMENT_EVENTS = [
  "start",
  "return",
  "succeed",
  "fail",
  "lose",
  "expire",
  "refund-part",
  "refund-whole",
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** The whole machine; what a state does not list does not change it. */
const NEXT: Readonly<Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>>> = {
  CREATED: { start: "PENDING", fail: "FAILED" },
  PENDING: { return: "CONFIRMING", succeed: "SUCCEEDED", fail: "FAILED", lose: "UNKNOWN", expire: "EXPIRED" },
  // Stored before the provider is called: after a crash the provider is asked what became of the call.
  CONFIRMING: { succeed: "SUCCEEDED", fail: "FAILED", lose: "UNKNOWN" },
  UNKNOWN: { succeed: "SUCCEEDED", fail: "FAILED" },
  AWAITING_DEPOSIT: { succeed: "SUCCEEDED", fail: "FAILED", expire: "EXPIRED" },
  SUCCEEDED: { "refund-part": "PARTLY_REFUNDED", "refund-whole": "REFUNDED" },
  PARTLY_REFUNDED: { "refund-part": "PARTLY_REFUNDED", "refund-whole": "REFUNDED" },
  // Money that came after all is never ignored: it pays the purchase, or is surplus.
  FAILED: { succeed: "SUCCEEDED" },
  EXPIRED: { succeed: "SUCCEEDED" },
  REFUNDED: {},
};

/** Undefined: the event changes nothing in this state. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return NEXT[state][event];
}

/** While a payment is in one of these, its purchase is not paid another way. */
export const UNDECIDED: ReadonlySet<PaymentState> = new Set(["CONFIRMING", "UNKNOWN"]);
/** Where the money is, or was, here. */
export const SETTLED: ReadonlySet<PaymentState> = new Set(["SUCCEEDED", "PARTLY_REFUNDED", "REFUNDED"]);
