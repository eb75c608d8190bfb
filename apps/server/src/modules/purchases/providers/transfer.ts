import type { CurrencyCode } from "@tracewright/assembly";
import type { BankAccount } from "../../../platform/configuration/read-payments.ts";
import type { PaymentProvider } from "../payment-provider.ts";

const DAY = 86_400_000;
/** How long a transfer may take; never longer than what is paid is due. */
const DUE_DAYS = 7;
/** Banks do not transfer less, in minor units. */
const LEAST: Readonly<Record<CurrencyCode, bigint>> = { KRW: 200n, USD: 100n };

/** Transfers to an account of the seller. A person compares the books of the bank and confirms each. */
export function createTransferProvider(
  accounts: ReadonlyMap<CurrencyCode, BankAccount>,
  { isTest, now }: { readonly isTest: boolean; readonly now: () => Date },
): PaymentProvider {
  return {
    id: "transfer",
    isTest,
    accounts,
    offers: ({ minor, currency }) => accounts.has(currency) && minor >= LEAST[currency],
    awaitTransfer: ({ currency, dueAt }) => {
      const account = accounts.get(currency);
      if (account === undefined) throw new Error(`no account takes transfers in ${currency}`);
      const last = new Date(now().getTime() + DUE_DAYS * DAY);
      return { account, expiresAt: dueAt < last ? dueAt : last };
    },
  };
}
