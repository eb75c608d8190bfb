import type { StoredAddress } from "./address-draft.ts";
import { countryName } from "./countries.ts";

type Place = Pick<StoredAddress, "countryCode" | "postalCode" | "city" | "address" | "detailAddress">;

/**
 * The lines of an address as it is written on a parcel. In Korea from the large to the small, with the postal code in front;
 * elsewhere from the small to the large.
 */
export function addressLines(place: Place, language: string): readonly string[] {
  const { postalCode, city, address, detailAddress } = place;
  const country = countryName(place.countryCode, language);
  const lines =
    place.countryCode === "KR"
      ? [`(${postalCode}) ${city} ${address}`, detailAddress, country]
      : [address, detailAddress, `${city} ${postalCode}`, country];
  return lines.filter((line): line is string => line !== null && line !== "");
}

/** The digits after the calling code; of Korea grouped, and without the 0 that is dialled within the country only. */
export function formatPhone({
  phoneNumber,
  countryCallingCode,
}: Pick<StoredAddress, "phoneNumber" | "countryCallingCode">): string {
  if (countryCallingCode !== "+82") return `${countryCallingCode} ${phoneNumber}`;
  const [, area, middle, end] = /^0(2|\d{2})(\d{3,4})(\d{4})$/.exec(phoneNumber) ?? [];
  return `${countryCallingCode} ${area ? `${area}-${middle}-${end}` : phoneNumber}`;
}
