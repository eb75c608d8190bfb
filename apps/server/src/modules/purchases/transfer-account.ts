import type { CurrencyCode } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import type { BankAccount } from "../../platform/configuration/read-payments.ts";
import { PAYMENT_PROVIDERS } from "./payment-provider.ts";

/** Where transfers in a currency are sent; undefined: nowhere. */
export function accountOf(
  { services }: Pick<Application, "services">,
  currency: CurrencyCode,
): BankAccount | undefined {
  return services
    .get(PAYMENT_PROVIDERS)
    .find(({ id }) => id === "transfer")
    ?.accounts?.get(currency);
}
