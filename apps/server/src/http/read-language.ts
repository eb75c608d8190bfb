import type { Language } from "../platform/database/tables.ts";

/**
 * The first of our languages in an Accept-Language header. Our screens send the one they show; a browser's own list is in
 * order of preference, so its weights need no reading.
 */
export function readLanguage(header: string | undefined): Language {
  for (const tag of (header ?? "").slice(0, 200).split(",")) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    if (language === "ko" || language === "en") return language;
  }
  return "en";
}
