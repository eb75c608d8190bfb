import type { CurrencyCode } from "@tracewright/assembly";
import type { Language } from "../../platform/database/tables.ts";

const ZONES: Readonly<Record<CurrencyCode, string>> = { KRW: "Asia/Seoul", USD: "UTC" };

/** A day as mails and papers show it, where days begin for what is paid in a currency: "June 1, 2026", "2026년 6월 1일". */
export function formatDay(at: Date, currency: CurrencyCode, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: ZONES[currency] }).format(at);
}
