import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine } from "../../platform/require-text.ts";

export interface AddressInput {
  readonly name: string;
  readonly receiver: string;
  readonly phoneNumber: string;
  readonly countryCode: string;
  readonly countryCallingCode: string;
  readonly city: string;
  readonly address: string;
  readonly detailAddress?: string | null | undefined;
  readonly postalCode: string;
}

/** An address as it is stored: required fields filled, codes of a form that exists. */
export function readAddress(input: AddressInput) {
  const countryCode = readCountry(input.countryCode);
  const countryCallingCode = readCallingCode(input.countryCallingCode);
  return {
    name: requireLine("name", input.name, 40),
    receiver: requireLine("receiver", input.receiver, 60),
    phoneNumber: readPhone(input.phoneNumber, countryCallingCode),
    countryCode,
    countryCallingCode,
    city: requireLine("city", input.city, 100),
    address: requireLine("address", input.address, 200),
    detailAddress: input.detailAddress?.trim() ? requireLine("detailAddress", input.detailAddress, 200) : null,
    postalCode: readPostalCode(input.postalCode, countryCode),
  };
}

const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function readCountry(given: string): string {
  const code = given.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || COUNTRIES.of(code) === undefined)
    refuseField("countryCode", refusal("not-a-country-code", {}));
  return code;
}

function readCallingCode(given: string): string {
  const digits = /^\+?([1-9]\d{0,2})$/.exec(given.trim())?.[1];
  if (digits === undefined) refuseField("countryCallingCode", refusal("not-a-calling-code", {}));
  return `+${digits}`;
}

/** ITU-T E.164: at most 15 digits with the calling code. A leading 0 is dialled within the country only. */
function readPhone(given: string, callingCode: string): string {
  const digits = given.replace(/[\s().-]/g, "");
  const international = callingCode.length - 1 + digits.replace(/^0/, "").length;
  if (!/^\d{4,}$/.test(digits) || international > 15) refuseField("phoneNumber", refusal("not-a-phone-number", {}));
  return digits;
}

function readPostalCode(given: string, countryCode: string): string {
  const code = given.trim().toUpperCase();
  if (countryCode === "KR" && !/^\d{5}$/.test(code)) refuseField("postalCode", refusal("postal-code-of-korea", {}));
  if (!/^[A-Z0-9][A-Z0-9 -]{0,11}$/.test(code)) refuseField("postalCode", refusal("postal-code-form", {}));
  return code;
}
