import { formatRelative } from "../../format/format-date.ts";

const MINUTE = 60;
/** Counted in steps, so that the words do not jump every second. */
const STEP = 5;

/** "now", "10 seconds ago", "5 minutes ago". */
export function formatSavedWhen(iso: string, now: number, language: string): string {
  const seconds = Math.floor(Math.max(0, now - Date.parse(iso)) / 1000);
  if (seconds >= MINUTE || seconds < STEP) return formatRelative(iso, now, language);
  return new Intl.RelativeTimeFormat(language).format(-(seconds - (seconds % STEP)), "second");
}
