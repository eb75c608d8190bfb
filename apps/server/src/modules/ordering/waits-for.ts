import { isValid, type OrderRow, type QuoteRow } from "../orders/order-store.ts";

export const WAITS = ["STAFF", "CUSTOMER", "APPROVAL", "CARRIER", "NO_ONE"] as const;
export type WaitsFor = (typeof WAITS)[number];

/** Who has to act next on an order. */
export function waitsFor(
  { state, approval }: Pick<OrderRow, "state" | "approval">,
  newest: Pick<QuoteRow, "validUntil"> | undefined,
  at: Date,
): WaitsFor {
  switch (state) {
    case "REQUESTED":
    case "PAID":
    case "PRODUCING":
      return "STAFF";
    case "QUOTED":
      if (newest === undefined || !isValid(newest, at)) return "CUSTOMER";
      return approval === "WANTED" ? "APPROVAL" : "CUSTOMER";
    case "SHIPPED":
      return "CARRIER";
    case "DELIVERED":
    case "CANCELED":
      return "NO_ONE";
  }
}
