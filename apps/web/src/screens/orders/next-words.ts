import type { OrderFactsFragment } from "../../graphql/generated/documents.ts";

type Facts = Pick<OrderFactsFragment, "state" | "cancelAskedAt" | "quotes">;

/** What is said of what comes next: the key of the text and its values. */
export function nextWords({ state, cancelAskedAt, quotes }: Facts, dateText: (at: string) => string) {
  const [quote] = quotes;
  const values = { date: "" };
  if (state === "QUOTED" && quote) {
    if (!quote.isValid || quote.purchase?.state === "VOID")
      return { key: "orders.next.QUOTED_EXPIRED", values: { date: dateText(quote.validUntil) } } as const;
    if (quote.purchase?.state === "OPEN") return { key: "orders.next.QUOTED_ACCEPTED", values } as const;
  }
  if (state === "PAID" && cancelAskedAt)
    return { key: "orders.next.PAID_ASKED", values: { date: dateText(cancelAskedAt) } } as const;
  return { key: `orders.next.${state}`, values } as const;
}
