import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en.ts";

export const LANGUAGES = ["en", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = "tracewright-language";

/** The chosen language, else the browser's, else English. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem(STORAGE_KEY);
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? "en";
}

/** English comes with the first chunk; Korean is fetched when someone reads Korean. */
export async function setUpTranslations(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: "en",
    fallbackLng: "en",
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false }, // React escapes
  });
  await showLanguage(preferredLanguage());
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language);
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  if (language === "ko" && !i18next.hasResourceBundle("ko", "translation")) {
    const { ko } = await import("./ko.ts");
    i18next.addResourceBundle("ko", "translation", ko);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
