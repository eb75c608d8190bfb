import { formatMoney } from "../format/format-money.ts";

/** An amount of a price or a payment, as written in the language. */
export function moneyText(money: { readonly amount: string; readonly currency: string }, language: string): string {
  return formatMoney(money.amount, money.currency, language);
}
