/** Date and time as written in the language: "21 Nov 2026, 14:05" is left to the locale. */
export function formatDateTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

/** The day alone, as written in the language. */
export function formatDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(iso));
}

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago", "yesterday"; under a minute "now". A clock that is behind the server's never says "in 3 s". */
export function formatRelative(iso: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const step = STEPS.find(([, size]) => seconds >= size);
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : format.format(0, "second");
}
