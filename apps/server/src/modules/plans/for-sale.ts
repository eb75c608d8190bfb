import type { CurrencyCode, Money } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { PAYMENT_PROVIDERS } from "../purchases/payment-provider.ts";
import { providersFor } from "../purchases/start-payment.ts";

/** What is sold: a version of a plan, a pack of credits. Null: not sold in that currency. */
export interface Offer {
  readonly priceKrw: bigint | null;
  readonly priceUsd: bigint | null;
  readonly isSample: boolean;
}

/** In every currency that it is sold in. */
export function pricesOf({ priceKrw, priceUsd }: Pick<Offer, "priceKrw" | "priceUsd">): readonly Money[] {
  const of = (minor: bigint | null, currency: CurrencyCode) => (minor === null ? [] : [{ minor, currency }]);
  return [...of(priceKrw, "KRW"), ...of(priceUsd, "USD")];
}

/** Samples are sold for practice alone, where no money moves. */
export function isSampleSold({ services }: Pick<Application, "services">): boolean {
  const providers = services.get(PAYMENT_PROVIDERS);
  return providers.length > 0 && providers.every(({ isTest }) => isTest);
}

/** The currencies in which an offer can be paid here. */
export function currenciesOf(application: Pick<Application, "services">, offer: Offer): readonly CurrencyCode[] {
  if (offer.isSample && !isSampleSold(application)) return [];
  return pricesOf(offer)
    .filter((price) => price.minor > 0n && providersFor(application, price).length > 0)
    .map(({ currency }) => currency);
}

/** The price in minor units; refuses what is not sold here. */
export function requireForSale(
  application: Pick<Application, "services">,
  offer: Offer,
  currency: CurrencyCode,
): bigint {
  const price = pricesOf(offer).find((one) => one.currency === currency);
  if (price === undefined || !currenciesOf(application, offer).includes(currency))
    throw new ApplicationError("CONFLICT", refusal("not-for-sale", {}), { reason: "NOT_FOR_SALE" });
  return price.minor;
}
