import { randomUUID } from "node:crypto";
import type { CurrencyCode } from "@tracewright/assembly";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { memberships, type PaymentProviderId, paymentMethods } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { refusal } from "../../platform/refusal.ts";
import { type Holder, heldByTeam, heldByUser, holderId } from "../access/holder.ts";
import { lockWallet } from "../credits/wallet.ts";
import { PAYMENT_PROVIDERS, type PaymentProvider } from "./payment-provider.ts";
import { CARD_PURPOSE, findCard, openCard, type PaymentMethodRow } from "./saved-cards.ts";

const SETUP_PURPOSE = "card-setup";
/** The page of the provider does not stay open longer. */
const SETUP_MS = 60 * 60_000;

/** What the browser carries to the provider's page and back; sealed. */
interface CardSetup {
  readonly provider: PaymentProviderId;
  readonly ownerId: string | null;
  readonly teamId: string | null;
  readonly customerKey: string;
  readonly until: number;
}

/** The first provider that keeps cards for renewals in a currency. */
export function findCardProvider(
  { services }: Pick<Application, "services">,
  currency: CurrencyCode,
): PaymentProvider | undefined {
  const example = { minor: 100_000n, currency };
  return services
    .get(PAYMENT_PROVIDERS)
    .find((provider) => provider.beginSaving !== undefined && provider.offers(example));
}

/** Opens the provider's page on which a card is saved; answers its address. */
export async function beginSavingCard(
  application: Application,
  holder: Holder,
  currency: CurrencyCode,
): Promise<string> {
  const { sealer, now, log } = application;
  const provider = findCardProvider(application, currency);
  if (provider?.beginSaving === undefined) refuseCards();
  const key = randomUUID();
  try {
    const customerKey = (await provider.createCustomer?.(key)) ?? key;
    const until = now().getTime() + SETUP_MS;
    const setup: CardSetup = { ...holder, provider: provider.id, customerKey, until };
    const sealed = sealer.seal(SETUP_PURPOSE, JSON.stringify(setup));
    return await provider.beginSaving({ setup: sealed, customerKey, currency });
  } catch (error) {
    log.error("no page to save a card", { provider: provider.id, message: describeFault(error) });
    return refuseCards();
  }
}

/** What is in a sealed setup; undefined: it is not of this server, or its time has passed. */
export function openSetup({ sealer, now }: Pick<Application, "sealer" | "now">, sealed: string): CardSetup | undefined {
  const text = sealer.open(SETUP_PURPOSE, sealed);
  const setup = text === undefined ? undefined : (JSON.parse(text) as CardSetup);
  return setup !== undefined && setup.until > now().getTime() ? setup : undefined;
}

export type SaveOutcome = { readonly isSaved: boolean; readonly teamId: string | null };

/**
 * The browser is back from the provider's page: the card replaces the one before, and paid plans of the holder renew with it.
 * Only the holder that is sealed into the setup gets it, from any browser.
 */
export async function finishSavingCard(application: Application, returned: URLSearchParams): Promise<SaveOutcome> {
  const { db, sealer, now, services } = application;
  const setup = openSetup(application, returned.get("setup") ?? "");
  const provider = services.get(PAYMENT_PROVIDERS).find(({ id }) => id === setup?.provider);
  const teamId = setup?.teamId ?? null;
  if (setup === undefined || provider?.finishSaving === undefined) return { isSaved: false, teamId };
  const saved = await provider.finishSaving({ customerKey: setup.customerKey, returned });
  if (saved.kind === "failed") return { isSaved: false, teamId };
  const holder = setup.teamId === null ? heldByUser(setup.ownerId ?? "") : heldByTeam(setup.teamId);
  const at = now();
  await db.transaction(async (transaction) => {
    await lockWallet(transaction, holder);
    await transaction
      .update(paymentMethods)
      .set({ removedAt: at })
      .where(and(eq(paymentMethods.holderId, holderId(holder)), isNull(paymentMethods.removedAt)));
    await transaction.insert(paymentMethods).values({
      ...holder,
      provider: provider.id,
      sealedToken: sealer.seal(CARD_PURPOSE, saved.token),
      customerKey: setup.customerKey,
      label: saved.label.replaceAll(/\p{Cc}/gu, " ").slice(0, 60),
      expiresAt: saved.expiresAt ?? null,
      isTest: provider.isTest,
      createdAt: at,
    });
    await transaction
      .update(memberships)
      .set({ renewal: "AUTO", updatedAt: at })
      .where(
        and(
          eq(memberships.holderId, holderId(holder)),
          eq(memberships.renewal, "MANUAL"),
          inArray(memberships.state, ["ACTIVE", "PAST_DUE"]),
        ),
      );
  });
  return { isSaved: true, teamId };
}

/** Forgets the card, here and at the provider; the plan is then paid month by month. */
export async function removeCard(application: Application, holder: Holder): Promise<void> {
  const { db, now } = application;
  const at = now();
  const card = await db.transaction(async (transaction) => {
    await lockWallet(transaction, holder);
    const found = await findCard(transaction, holder);
    if (found === undefined) return undefined;
    await transaction.update(paymentMethods).set({ removedAt: at }).where(eq(paymentMethods.id, found.id));
    await transaction
      .update(memberships)
      .set({ renewal: "MANUAL", updatedAt: at })
      .where(and(eq(memberships.holderId, holderId(holder)), eq(memberships.renewal, "AUTO")));
    return found;
  });
  if (card !== undefined) await forgetAtProvider(application, card);
}

/** The cards of accounts and teams that are about to be deleted. */
export function listCards(db: Database, holderIds: readonly string[]): Promise<PaymentMethodRow[]> {
  const isSaved = and(inArray(paymentMethods.holderId, [...holderIds]), isNull(paymentMethods.removedAt));
  return db.select().from(paymentMethods).where(isSaved);
}

/** It is not charged any more, whether the provider forgets it now or not. */
export async function forgetAtProvider(application: Application, card: PaymentMethodRow): Promise<void> {
  const provider = application.services.get(PAYMENT_PROVIDERS).find(({ id }) => id === card.provider);
  const saved = openCard(application, card);
  if (saved !== undefined)
    await provider
      ?.removeCard?.(saved)
      .catch((error: unknown) => application.log.warning("card not removed", { message: describeFault(error) }));
}

function refuseCards(): never {
  throw new ApplicationError("CONFLICT", refusal("payment-method-not-offered", {}), { reason: "NOT_FOR_SALE" });
}
