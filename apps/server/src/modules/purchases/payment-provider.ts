import type { CurrencyCode, Money } from "@tracewright/assembly";
import type { BankAccount } from "../../platform/configuration/read-payments.ts";
import type { PaymentProviderId, payments, purchases, refunds } from "../../platform/database/tables.ts";
import { serviceKey } from "../../platform/services.ts";

export type PurchaseRow = typeof purchases.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** The provider's page where the payer enters their card. */
export interface CardPage {
  readonly kind: "card-page";
  readonly url: string;
  /** The provider's name of the payment, where it has one already. */
  readonly ref?: string;
  readonly expiresAt: Date;
}

export interface TransferDetails {
  readonly account: BankAccount;
  readonly expiresAt: Date;
}

/** A card that the provider keeps for renewals. */
export interface SavedCard {
  /** What the provider knows the card by. */
  readonly token: string;
  /** What the provider knows the holder by. */
  readonly customerKey: string;
}

/** What the provider says became of a payment or a refund. */
export type Outcome =
  | { readonly kind: "succeeded"; readonly ref: string; readonly amount: Money; readonly receiptUrl?: string }
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly code: string; readonly words: string }
  | { readonly kind: "unknown"; readonly why: string };

/**
 * A way to pay. What can be expected is an outcome and never thrown; calls end within ten seconds and run outside of
 * database transactions.
 */
export interface PaymentProvider {
  readonly id: PaymentProviderId;
  /** No money moves: practice, or keys for tests. */
  readonly isTest: boolean;
  /** Where transfers are sent, by currency; of transfers alone. */
  readonly accounts?: ReadonlyMap<CurrencyCode, BankAccount>;
  /** Whether it takes this amount. */
  offers(total: Money): boolean;
  /** Of transfers: where the money is sent, and until when. */
  awaitTransfer?(purchase: PurchaseRow): TransferDetails;
  /** Of cards: opens the page where the payer enters theirs. */
  start?(
    payment: PaymentRow,
    purchase: PurchaseRow,
  ): Promise<CardPage | Extract<Outcome, { kind: "failed" | "unknown" }>>;
  /** True: nothing is charged before `settle` is called. False: the provider charges on its page. */
  readonly isConfirmedHere?: boolean;
  /** After the payer came back: completes the payment, where the provider wants that. */
  settle?(payment: PaymentRow, returned: URLSearchParams): Promise<Outcome>;
  /** The provider's own word on a payment; `card`: the saved card that was charged. */
  lookUp?(payment: PaymentRow, card?: SavedCard): Promise<Outcome>;
  /** Charges a saved card, of renewals alone. Called again with the same payment, it charges nothing more. */
  chargeSaved?(payment: PaymentRow, purchase: PurchaseRow, card: SavedCard): Promise<Outcome>;
  /** Makes the provider know a new holder; absent: it knows them by the key alone. */
  createCustomer?(key: string): Promise<string>;
  /** The page on which a card is saved; `setup` comes back with the browser. */
  beginSaving?(saving: {
    readonly setup: string;
    readonly customerKey: string;
    readonly currency: CurrencyCode;
  }): Promise<string>;
  finishSaving?(saving: { readonly customerKey: string; readonly returned: URLSearchParams }): Promise<SaveResult>;
  removeCard?(card: SavedCard): Promise<void>;
  /** Sends money back; absent where a person does. Called again with the same refund, it sends nothing more. */
  refund?(refund: RefundRow, payment: PaymentRow): Promise<Outcome>;
  /** What a message of the provider is about, once its signature is right. */
  readHook?(headers: Headers, body: Uint8Array, at: Date): Hint | "refused";
  /** What the provider took within a time, for the comparison of every night. */
  transactions?(from: Date, to: Date): AsyncIterable<ProviderTransaction>;
}

export type SaveResult =
  /** expiresAt: the end of the last day on which the card is good, where the provider says it. */
  | { readonly kind: "saved"; readonly token: string; readonly label: string; readonly expiresAt?: Date }
  | { readonly kind: "failed"; readonly code: string; readonly words: string };

/** Why a provider sent a message: never what is true, only what to ask for. */
export interface Hint {
  readonly eventId: string;
  readonly type: string;
  readonly paymentId?: string;
  /** Of a payer who disputes a charge: the provider's name of the payment. */
  readonly disputedRef?: string;
}

export interface ProviderTransaction {
  readonly paymentId: string;
  readonly ref: string;
  readonly amount: Money;
  readonly isDisputed: boolean;
}

/** The ways to pay that this server has, in the order in which they are offered. */
export const PAYMENT_PROVIDERS = serviceKey<readonly PaymentProvider[]>("payment providers");
