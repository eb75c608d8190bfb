import { expect, test } from "vitest";
import { readLanguage } from "./read-language.ts";

test.each([
  [undefined, "en"],
  ["ko-KR,ko;q=0.9,en;q=0.8", "ko"],
  ["en-US,en;q=0.9,ko;q=0.8", "en"],
  ["fr-FR, KO;q=0.5", "ko"],
  ["fr", "en"],
  [",;q=,", "en"],
])("mail to a browser that says %s is written in %s", (header, language) => {
  expect(readLanguage(header)).toBe(language);
});
