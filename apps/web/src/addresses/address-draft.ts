import { callingCodeOf } from "./calling-codes.ts";

/** An address as the form holds it and as the server takes it; an empty detail is none. */
export interface AddressDraft {
  readonly name: string;
  readonly receiver: string;
  readonly phoneNumber: string;
  readonly countryCode: string;
  readonly countryCallingCode: string;
  readonly city: string;
  readonly address: string;
  readonly detailAddress: string;
  readonly postalCode: string;
  readonly isDefault: boolean;
}

export interface StoredAddress extends Omit<AddressDraft, "detailAddress"> {
  readonly id: string;
  readonly detailAddress: string | null;
}

/** Fields that can be wrong; each is also the name by which the server refuses it. */
export type AddressField = Exclude<keyof AddressDraft, "isDefault">;

export type AddressProblem = "missing" | "tooLong" | "phone" | "callingCode" | "postalCode" | "koreanPostalCode";

/** Characters that the server takes. */
export const MAX_CHARACTERS: Readonly<Record<"name" | "receiver" | "city" | "address" | "detailAddress", number>> = {
  name: 40,
  receiver: 60,
  city: 100,
  address: 200,
  detailAddress: 200,
};

/** A new address, in the country where its reader is likely to be. */
export function emptyAddress(countryCode: string): AddressDraft {
  return {
    name: "",
    receiver: "",
    phoneNumber: "",
    countryCode,
    countryCallingCode: callingCodeOf(countryCode) ?? "",
    city: "",
    address: "",
    detailAddress: "",
    postalCode: "",
    isDefault: false,
  };
}

/** Without the id: an address is always sent as a whole. */
export function draftOfAddress({ id: _id, detailAddress, ...rest }: StoredAddress): AddressDraft {
  return { ...rest, detailAddress: detailAddress ?? "" };
}

/** Another country brings its calling code, unless the phone is one of a third. */
export function withCountry(draft: AddressDraft, countryCode: string): AddressDraft {
  const isUsual = draft.countryCallingCode === "" || draft.countryCallingCode === callingCodeOf(draft.countryCode);
  const countryCallingCode = isUsual ? (callingCodeOf(countryCode) ?? "") : draft.countryCallingCode;
  return { ...draft, countryCode, countryCallingCode };
}

/** What the server would refuse, by the field where it is. */
export function addressProblems(draft: AddressDraft): ReadonlyMap<AddressField, AddressProblem> {
  const problems = new Map<AddressField, AddressProblem>();
  for (const [field, most] of Object.entries(MAX_CHARACTERS) as [keyof typeof MAX_CHARACTERS, number][]) {
    const { length } = [...draft[field].normalize("NFC").trim()];
    if (length === 0 && field !== "detailAddress") problems.set(field, "missing");
    if (length > most) problems.set(field, "tooLong");
  }
  if (draft.countryCode === "") problems.set("countryCode", "missing");
  const [, callingDigits = ""] = /^\+?([1-9]\d{0,2})$/.exec(draft.countryCallingCode.trim()) ?? [];
  if (callingDigits === "") problems.set("countryCallingCode", "callingCode");
  const digits = draft.phoneNumber.replace(/[\s().-]/g, "");
  if (digits === "") problems.set("phoneNumber", "missing");
  else if (!/^\d{4,}$/.test(digits) || callingDigits.length + digits.replace(/^0/, "").length > MAX_PHONE_DIGITS)
    problems.set("phoneNumber", "phone");
  const code = draft.postalCode.trim().toUpperCase();
  if (code === "") problems.set("postalCode", "missing");
  else if (draft.countryCode === "KR" && !/^\d{5}$/.test(code)) problems.set("postalCode", "koreanPostalCode");
  else if (!/^[A-Z0-9][A-Z0-9 -]{0,11}$/.test(code)) problems.set("postalCode", "postalCode");
  return problems;
}

/** ITU-T E.164, with the calling code. */
const MAX_PHONE_DIGITS = 15;
