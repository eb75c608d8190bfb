import { ORDER_WORDS } from "@tracewright/assembly";
import type { Language } from "../../platform/database/tables.ts";

/** Units of price lists behind a count, as papers say them. */
const UNITS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ORDER: "order", BOARD: "boards", DM2: "dm²", JOINT: "joints", LINE: "lines of the bill" },
  ko: { ORDER: "건", BOARD: "장", DM2: "dm²", JOINT: "개", LINE: "개 항목" },
};

const wordOf = (words: Readonly<Record<string, string>>, name: string) => words[name] ?? name;

export function sayItem(item: string, language: Language): string {
  return wordOf(ORDER_WORDS[language].item, item);
}

/** A thickness has its unit; two letters are a country. */
export function sayChoice(choice: string, language: Language): string {
  if (/^[A-Z]{2}$/.test(choice)) return new Intl.DisplayNames([language], { type: "region" }).of(choice) ?? choice;
  const said = wordOf(ORDER_WORDS[language].choice, choice);
  return /^\d+\.\d$/.test(said) ? `${said} mm` : said;
}

export function sayUnit(unit: string, language: Language): string {
  return wordOf(UNITS[language], unit);
}
