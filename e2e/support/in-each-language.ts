import { test } from "@playwright/test";

const LOCALES = { en: "en-US", ko: "ko-KR" } as const;

export type StoryLanguage = keyof typeof LOCALES;

/** The same stories in English and in Korean, with what their screens say in each. */
export function inEachLanguage<const Words extends Readonly<Record<StoryLanguage, object>>>(
  words: Words,
  stories: (words: Words[StoryLanguage], language: StoryLanguage, locale: string) => void,
): void {
  for (const language of ["en", "ko"] as const)
    test.describe(`in ${language}`, () => {
      test.use({ locale: LOCALES[language] });
      stories(words[language], language, LOCALES[language]);
    });
}
