import type { VariableReader } from "./variable-reader.ts";

export interface TossKeys {
  readonly clientKey: string;
  readonly secretKey: string;
  /** https://api.tosspayments.com, or what speaks as it does. */
  readonly apiUrl: URL;
  readonly scriptUrl: URL;
}

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** https://api.stripe.com, or what speaks as it does. */
  readonly apiUrl: URL;
}

/** How purchases can be paid. */
export interface PaymentConfiguration {
  /** Undefined: no cards by Toss Payments. */
  readonly toss?: TossKeys | undefined;
  /** Undefined: no cards by Stripe. */
  readonly stripe?: StripeKeys | undefined;
  /** Where transfers are sent, by currency. */
  readonly accounts: ReadonlyMap<"KRW" | "USD", BankAccount>;
  /** Nothing is configured and only the own machine reaches the server: transfers are practised, and no money moves. */
  readonly isPractice: boolean;
}

export interface BankAccount {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

interface Surroundings {
  readonly publicUrl: URL | undefined;
  /** Only the own machine reaches the server. */
  readonly isPrivate: boolean;
}

export function readPayments(reader: VariableReader, { publicUrl, isPrivate }: Surroundings): PaymentConfiguration {
  const accounts = readAccounts(reader);
  const [toss, stripe] = [readToss(reader, publicUrl), readStripe(reader, publicUrl)];
  return {
    accounts,
    toss,
    stripe,
    isPractice: isPrivate && accounts.size === 0 && toss === undefined && stripe === undefined,
  };
}

function readAccounts(reader: VariableReader): PaymentConfiguration["accounts"] {
  const accounts = new Map<"KRW" | "USD", BankAccount>();
  for (const currency of ["KRW", "USD"] as const) {
    const value = reader.text(`BANK_TRANSFER_${currency}`);
    if (value === "") continue;
    const [bank = "", number = "", holder = "", ...others] = value.split(",").map((part) => part.trim());
    if (bank === "" || number === "" || holder === "" || others.length > 0)
      reader.problems.push(
        `BANK_TRANSFER_${currency}=${value}: bank, number and holder are needed, separated by commas`,
      );
    accounts.set(currency, { bank, number, holder });
  }
  return accounts;
}

function readToss(reader: VariableReader, publicUrl: URL | undefined): TossKeys | undefined {
  const [clientKey, secretKey] = [reader.text("TOSS_CLIENT_KEY"), reader.text("TOSS_SECRET_KEY")];
  const [apiUrl, scriptUrl] = [reader.safeUrl("TOSS_API_URL"), reader.safeUrl("TOSS_SCRIPT_URL")];
  if (clientKey === "" && secretKey === "") return undefined;
  const [client, secret] = [/^(test|live)_g?ck_/.exec(clientKey)?.[1], /^(test|live)_g?sk_/.exec(secretKey)?.[1]];
  if (client === undefined || secret === undefined)
    reader.problems.push(
      "TOSS_CLIENT_KEY and TOSS_SECRET_KEY: a client key (…_ck_…) and a secret key (…_sk_…) are needed",
    );
  else if (client !== secret)
    reader.problems.push("TOSS_CLIENT_KEY and TOSS_SECRET_KEY: one is for tests, the other live");
  if (secret === "live") refuseUnsafe(reader, "TOSS_SECRET_KEY", publicUrl);
  return apiUrl && scriptUrl && { clientKey, secretKey, apiUrl, scriptUrl };
}

function readStripe(reader: VariableReader, publicUrl: URL | undefined): StripeKeys | undefined {
  const [secretKey, webhookSecret] = [reader.text("STRIPE_SECRET_KEY"), reader.text("STRIPE_WEBHOOK_SECRET")];
  const apiUrl = reader.safeUrl("STRIPE_API_URL");
  if (secretKey === "" && webhookSecret === "") return undefined;
  const mode = /^[sr]k_(test|live)_/.exec(secretKey)?.[1];
  if (mode === undefined || !webhookSecret.startsWith("whsec_"))
    reader.problems.push(
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: a secret key (sk_…) and a secret (whsec_…) are needed",
    );
  if (mode === "live") refuseUnsafe(reader, "STRIPE_SECRET_KEY", publicUrl);
  return apiUrl && { secretKey, webhookSecret, apiUrl };
}

/** Where live keys would be used without what real money needs. */
function refuseUnsafe(reader: VariableReader, name: string, publicUrl: URL | undefined): void {
  if (publicUrl?.protocol !== "https:") reader.problems.push(`${name}: live keys need a PUBLIC_URL with https://`);
  // The embedded database does not wait for the disk: a power cut could lose a payment that was confirmed.
  if (reader.optional("DATABASE_URL") === undefined) reader.problems.push(`${name}: live keys need DATABASE_URL`);
}
