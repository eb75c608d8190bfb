import { expect, it } from "vitest";
import { countryName, countryOptions, likelyCountry } from "./countries.ts";

it("countries are listed by name in the language of the screen, with their calling codes", () => {
  const [english, korean] = [countryOptions("en"), countryOptions("ko")];
  expect(english[0]?.label).toBe("Afghanistan (+93)");
  expect(korean[0]?.label).toBe("가나 (+233)");
  expect(korean.find(({ value }) => value === "KR")?.label).toBe("대한민국 (+82)");
  expect(countryName("KR", "en")).toBe("South Korea");
});

it.each([
  ["ko", ["ko-KR", "en-US"], "KR"],
  ["ko", ["en-GB"], "KR"],
  ["en", ["ko-KR", "en-GB"], "GB"],
  ["en", ["en"], "US"],
  ["en", ["en-AQ"], "KR"],
])("somebody who reads %s with %j is likely in %s", (language, languages, country) => {
  expect(likelyCountry(language, languages)).toBe(country);
});
