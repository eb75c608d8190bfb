import { expect, it } from "vitest";
import { addressLines, formatPhone } from "./format-address.ts";

it("a Korean address is written from the large to the small, one abroad from the small to the large", () => {
  const seoul = { countryCode: "KR", postalCode: "06234", city: "서울특별시 강남구", address: "테헤란로 123" };
  expect(addressLines({ ...seoul, detailAddress: "5층" }, "ko")).toEqual([
    "(06234) 서울특별시 강남구 테헤란로 123",
    "5층",
    "대한민국",
  ]);
  const london = { countryCode: "GB", postalCode: "SW1A 1AA", city: "London", address: "1 Main Street" };
  expect(addressLines({ ...london, detailAddress: null }, "en")).toEqual([
    "1 Main Street",
    "London SW1A 1AA",
    "United Kingdom",
  ]);
});

it.each([
  ["+82", "01012345678", "+82 10-1234-5678"],
  ["+82", "0212345678", "+82 2-1234-5678"],
  ["+82", "0311234567", "+82 31-123-4567"],
  ["+82", "15881234", "+82 15881234"],
  ["+44", "2079460018", "+44 2079460018"],
])("%s and %s are shown as %s", (countryCallingCode, phoneNumber, shown) => {
  expect(formatPhone({ countryCallingCode, phoneNumber })).toBe(shown);
});
