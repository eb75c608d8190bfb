import { COUNTRY_CODES, callingCodeOf } from "./calling-codes.ts";

/** The name of a country in the language of the screen. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
}

/** All countries by name, as a list to choose from; the calling code beside it is found by typing it, too. */
export function countryOptions(language: string): { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const { compare } = new Intl.Collator(language);
  return COUNTRY_CODES.map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ value, name }) => ({ value, label: `${name} (${callingCodeOf(value)})` }));
}

/** Where a reader with these languages is likely to be: "ko" → KR, "en-GB" → GB; of the language of the screen first. */
export function likelyCountry(language: string, languages: readonly string[]): string {
  const tag = languages.find((one) => one.split("-")[0] === language) ?? language;
  const { region = "" } = new Intl.Locale(tag).maximize();
  return COUNTRY_CODES.includes(region) ? region : "KR";
}
