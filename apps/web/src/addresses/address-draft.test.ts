import { describe, expect, it } from "vitest";
import { type AddressDraft, addressProblems, draftOfAddress, emptyAddress, withCountry } from "./address-draft.ts";

const office: AddressDraft = {
  ...emptyAddress("KR"),
  name: "Office",
  receiver: "김미나",
  phoneNumber: "010-1234-5678",
  city: "서울특별시 강남구",
  address: "테헤란로 123",
  postalCode: "06234",
};

describe("an address", () => {
  it("is complete without a detail", () => {
    expect([...addressProblems(office)]).toEqual([]);
  });

  it("misses everything at first but its country and calling code", () => {
    expect([...addressProblems(emptyAddress("KR"))].sort()).toEqual(
      ["address", "city", "name", "phoneNumber", "postalCode", "receiver"].map((field) => [field, "missing"]),
    );
  });

  it.each<[Partial<AddressDraft>, string, string]>([
    [{ name: "x".repeat(41) }, "name", "tooLong"],
    [{ receiver: "  " }, "receiver", "missing"],
    [{ detailAddress: "x".repeat(201) }, "detailAddress", "tooLong"],
    [{ phoneNumber: "call me" }, "phoneNumber", "phone"],
    [{ phoneNumber: "123" }, "phoneNumber", "phone"],
    [{ phoneNumber: "12345678901234" }, "phoneNumber", "phone"],
    [{ countryCallingCode: "+0" }, "countryCallingCode", "callingCode"],
    [{ countryCode: "" }, "countryCode", "missing"],
    [{ postalCode: "123" }, "postalCode", "koreanPostalCode"],
    [{ countryCode: "GB", postalCode: "SW1A/1AA" }, "postalCode", "postalCode"],
  ])("with %j has a problem at %s: %s", (change, field, problem) => {
    expect([...addressProblems({ ...office, ...change })]).toEqual([[field, problem]]);
  });

  it("abroad has a postal code of letters and digits", () => {
    expect([...addressProblems({ ...office, countryCode: "GB", postalCode: "sw1a 1aa" })]).toEqual([]);
  });

  it("is sent as a whole, without its id, and with an empty detail where there is none", () => {
    const { detailAddress: _detail, ...rest } = office;
    expect(draftOfAddress({ ...rest, id: "7", detailAddress: null })).toEqual(office);
  });
});

describe("another country", () => {
  it("brings its calling code", () => {
    expect(withCountry(office, "US").countryCallingCode).toBe("+1");
  });

  it("leaves the calling code of a phone of a third country", () => {
    expect(withCountry({ ...office, countryCallingCode: "+49" }, "US").countryCallingCode).toBe("+49");
  });
});
