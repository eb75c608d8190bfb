import { refuseField } from "../../platform/application-error.ts";
import { isBusinessNumber } from "../../platform/business-number.ts";
import type { BillingDetails, ReceiptKind } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine } from "../../platform/require-text.ts";
import { normaliseEmail } from "../accounts/credentials.ts";

export const RECEIPT_KINDS = [
  "NONE",
  "CASH_PERSONAL",
  "CASH_BUSINESS",
  "TAX_INVOICE",
] as const satisfies readonly ReceiptKind[];

/** What the tax law of Korea asks a tax invoice to name, and who receives it. */
const OF_TAX_INVOICE = ["businessNumber", "representative", "address", "email"] as const;

const MAX = { company: 100, representative: 60, address: 300 } as const;

export type BillingInput = { readonly [Field in keyof BillingDetails]?: string | null | undefined };

/**
 * What papers will say, or a refusal that names the field. Undefined: nothing is given. `storedNumber` is kept where the
 * personal cash receipt stays as it is and no other number is given; both are sealed by `seal`.
 */
export function readBilling(
  input: BillingInput,
  { seal, storedNumber }: { readonly seal: (text: string) => string; readonly storedNumber: string | null },
): BillingDetails | undefined {
  const given = (field: keyof BillingDetails) => input[field]?.trim() ?? "";
  const optional = (field: "representative" | "address") =>
    given(field) === "" ? null : requireLine(field, given(field), MAX[field]);
  const fields = ["company", "businessNumber", "representative", "address", "email"] as const;
  if (fields.every((field) => given(field) === "")) return undefined;
  const receiptKind = RECEIPT_KINDS.find((kind) => kind === input.receiptKind) ?? "NONE";
  const needed =
    receiptKind === "TAX_INVOICE" ? OF_TAX_INVOICE : receiptKind === "CASH_BUSINESS" ? OF_TAX_INVOICE.slice(0, 1) : [];
  const missing = needed.find((field) => given(field) === "");
  if (missing !== undefined) refuseField(missing, refusal("needed-for-receipt", {}));
  return {
    company: requireLine("company", given("company"), MAX.company),
    businessNumber: given("businessNumber") === "" ? null : readBusinessNumber(given("businessNumber")),
    representative: optional("representative"),
    address: optional("address"),
    email: given("email") === "" ? null : normaliseEmail(given("email")),
    receiptKind,
    receiptNumber:
      receiptKind !== "CASH_PERSONAL"
        ? null
        : given("receiptNumber") === "" && storedNumber !== null
          ? storedNumber
          : seal(readReceiptNumber(given("receiptNumber"))),
  };
}

/** A Korean mobile phone, or the number of a card for cash receipts. */
function readReceiptNumber(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^(01\d{8,9}|\d{13,19})$/.test(digits)) refuseField("receiptNumber", refusal("not-a-receipt-number", {}));
  return digits;
}

/** Digits alone are a Korean number, whose last digit checks the others; other countries have letters in theirs. */
function readBusinessNumber(text: string): string {
  const digits = text.replaceAll("-", "");
  if (isBusinessNumber(text)) return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
  const number = text.toUpperCase();
  if (/^[\d-]*$/.test(text) || !/^[A-Z0-9][A-Z0-9 ./-]{3,29}$/.test(number))
    refuseField("businessNumber", refusal("not-a-business-number", {}));
  return number;
}
