import type { TossKeys } from "../../../platform/configuration/read-payments.ts";

/** What is read of Toss's object of a payment. */
export interface TossPayment {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: string;
  readonly totalAmount: number;
  readonly currency: string;
  readonly receipt?: { readonly url: string } | null;
  readonly cancels?:
    | readonly { readonly cancelReason: string; readonly cancelAmount: number; readonly transactionKey: string }[]
    | null;
}

export type TossAnswer =
  | { readonly kind: "answered"; readonly body: unknown }
  /** Toss did not do it. */
  | { readonly kind: "refused"; readonly code: string; readonly words: string }
  /** It is not known what Toss did. */
  | { readonly kind: "lost"; readonly why: string };

const SECONDS = 10;
const MAX_WORDS = 300;
/** Refusals after which the first call may still have counted. */
const UNDECIDED_CODES = new Set(["IDEMPOTENT_REQUEST_PROCESSING", "FAILED_INTERNAL_SYSTEM_PROCESSING"]);

/**
 * One call of Toss's API. The key of idempotency is good for 15 days and belongs to the address, not to the body
 * (docs.tosspayments.com/guides/using-api/idempotency-key): it names the payment and the operation.
 */
export async function askToss(
  { secretKey, apiUrl }: TossKeys,
  {
    path,
    body,
    idempotencyKey,
    seconds = SECONDS,
  }: { readonly path: string; readonly body?: object; readonly idempotencyKey?: string; readonly seconds?: number },
): Promise<TossAnswer> {
  try {
    const response = await fetch(new URL(path, apiUrl), {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: "answered", body: answer };
    const { code, message } = answer as { readonly code?: unknown; readonly message?: unknown };
    if (response.status >= 500 || typeof code !== "string" || UNDECIDED_CODES.has(code))
      return { kind: "lost", why: `status ${response.status}` };
    return { kind: "refused", code, words: String(message ?? "").slice(0, MAX_WORDS) };
  } catch (error) {
    return { kind: "lost", why: error instanceof Error ? error.name : "no answer" };
  }
}
