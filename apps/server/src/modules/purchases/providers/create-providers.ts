import type { CurrencyCode } from "@tracewright/assembly";
import type { BankAccount, Configuration } from "../../../platform/configuration.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { createTransferProvider } from "./transfer.ts";

/** For practice on the own machine: nobody can send money to it. */
const EXAMPLE_ACCOUNTS: ReadonlyMap<CurrencyCode, BankAccount> = new Map([
  ["KRW", { bank: "Example Bank", number: "000-000-000000", holder: "Tracewright example" }],
  ["USD", { bank: "Example Bank", number: "0000000000", holder: "Tracewright example" }],
]);

/**
 * What the configuration has accounts and keys for. Where only the own machine reaches the server and nothing is
 * configured, transfers can be practised. No provider reports money that was not seen by a bank, a card company or a person.
 */
export function createPaymentProviders(
  { payments, credits }: Pick<Configuration, "payments" | "credits">,
  now: () => Date,
): readonly PaymentProvider[] {
  if (credits === "off") return [];
  const { accounts, isPractice } = payments;
  if (accounts.size > 0) return [createTransferProvider(accounts, { isTest: false, now })];
  return isPractice ? [createTransferProvider(EXAMPLE_ACCOUNTS, { isTest: true, now })] : [];
}
