import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { STORAGE_KEYS } from "../storage-keys.ts";
import { enFirst } from "./en-first.ts";
import { REFUSAL_SENTENCES } from "./say-refusal.ts";

export const LANGUAGES = ["en", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = STORAGE_KEYS.language;

/** The chosen language, else the browser's, else English. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE_KEY);
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? "en";
}

/** Whether more than the texts of pages for everybody is wanted. */
let all = false;

/** The texts of pages for everybody; English comes with the first chunk, Korean is fetched when someone reads Korean. */
export async function setUpTranslations(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: "en",
    fallbackLng: "en",
    resources: { en: { translation: enFirst } },
    interpolation: { escapeValue: false }, // React escapes
  });
  await showLanguage(preferredLanguage());
}

/** The texts of all screens, in the language that is shown and in those that are chosen from now on. */
export async function loadAllTexts(): Promise<void> {
  all = true;
  await loadTexts(shownLanguage());
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language);
  await showLanguage(language);
}

const shownLanguage = () => LANGUAGES.find((language) => language === i18next.language) ?? "en";

async function showLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

const FIRST_TEXTS = {
  en: async () => enFirst,
  ko: async () => (await import("./ko-first.ts")).koFirst,
};

const ALL_TEXTS = {
  en: async () => (await import("./en.ts")).en,
  ko: async () => (await import("./ko.ts")).ko,
};

async function loadTexts(language: Language): Promise<void> {
  const texts = await (all ? ALL_TEXTS : FIRST_TEXTS)[language]();
  // Neither merged text by text nor copied: the texts of all screens contain those for everybody, and nothing changes them.
  i18next.addResourceBundle(language, "translation", texts, false, true, { skipCopy: true });
  if (language !== "ko") return;
  const { refusalSentences } = await import("./ko/refusal-sentences.ts");
  i18next.addResourceBundle("ko", REFUSAL_SENTENCES, refusalSentences);
}
