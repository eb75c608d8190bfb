import { refuseField } from "../../platform/application-error.ts";
import { isBusinessNumber } from "../../platform/business-number.ts";
import type { BillingDetails } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine } from "../../platform/require-text.ts";
import { normaliseEmail } from "../accounts/credentials.ts";

const MAX = { company: 100, representative: 60, address: 300 } as const;

export type BillingInput = { readonly [Field in keyof BillingDetails]?: string | null | undefined };

/** What papers will say, or a refusal that names the field. Undefined: nothing is given. */
export function readBilling(input: BillingInput): BillingDetails | undefined {
  const given = (field: keyof BillingDetails) => input[field]?.trim() ?? "";
  const optional = (field: "representative" | "address") =>
    given(field) === "" ? null : requireLine(field, given(field), MAX[field]);
  const fields = ["company", "businessNumber", "representative", "address", "email"] as const;
  if (fields.every((field) => given(field) === "")) return undefined;
  return {
    company: requireLine("company", given("company"), MAX.company),
    businessNumber: given("businessNumber") === "" ? null : readBusinessNumber(given("businessNumber")),
    representative: optional("representative"),
    address: optional("address"),
    email: given("email") === "" ? null : normaliseEmail(given("email")),
  };
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
