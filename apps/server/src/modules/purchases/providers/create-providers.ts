import type { CurrencyCode } from "@tracewright/assembly";
import type { BankAccount } from "../../../platform/configuration/read-payments.ts";
import type { Configuration } from "../../../platform/configuration.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { createStripeProvider } from "./stripe.ts";
import { createTossProvider } from "./toss.ts";
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
  {
    payments,
    credits,
    publicUrl,
    host,
    port,
  }: Pick<Configuration, "payments" | "credits" | "publicUrl" | "host" | "port">,
  now: () => Date,
): readonly PaymentProvider[] {
  if (credits === "off") return [];
  const { accounts, isPractice, toss, stripe } = payments;
  if (isPractice) return [createTransferProvider(EXAMPLE_ACCOUNTS, { isTest: true, now })];
  const baseUrl = () => publicUrl?.origin ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  return [
    ...(toss ? [createTossProvider(toss, { baseUrl, now })] : []),
    ...(stripe ? [createStripeProvider(stripe, { baseUrl, now })] : []),
    ...(accounts.size > 0 ? [createTransferProvider(accounts, { isTest: false, now })] : []),
  ];
}
