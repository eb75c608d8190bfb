import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { en } from "../i18n/en.ts";
import { ko } from "../i18n/ko.ts";
import { sayReading } from "./use-reading-error-text.ts";

const texts = i18next.createInstance();
beforeAll(() =>
  texts.init({
    resources: { en: { translation: en }, ko: { translation: ko } },
    interpolation: { escapeValue: false },
  }),
);
const say = (language: string, reading: unknown) =>
  sayReading(texts.getFixedT(language) as never, {
    message: "",
    graphQLErrors: [{ message: "as the server says it", extensions: { code: 500, reading } }],
  });

test("why a design was not read is said in the page's language", () => {
  expect(say("en", { code: "goes-on", facts: {} })).toBe(
    "The server is still reading the design. Try again in a moment.",
  );
  expect(say("ko", { code: "out-of-time", facts: { seconds: 120 } })).toBe(
    "설계를 120초 안에 읽지 못해 중단했습니다. 나중에 다시 시도하세요.",
  );
  expect(say("en", { code: "out-of-memory", facts: { megabytes: 1024 } })).toContain("1024 MB");
});

test("any other failure is none of reading", () => {
  for (const reading of [undefined, null, "goes-on", {}, { code: "constructor", facts: {} }, { code: 3 }])
    expect(say("en", reading)).toBeUndefined();
});
