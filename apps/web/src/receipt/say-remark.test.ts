import { phrase, worded } from "@tracewright/board";
import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { en } from "../i18n/en.ts";
import { ko } from "../i18n/ko.ts";
import { sayRemark } from "./say-remark.ts";

const texts = i18next.createInstance();
beforeAll(() =>
  texts.init({
    resources: { en: { translation: en }, ko: { translation: ko } },
    interpolation: { escapeValue: false },
  }),
);
const say = (language: string, remark: { message: string; words: unknown }) =>
  sayRemark(texts.getFixedT(language) as never, remark);

const REMARK = worded("pin-on-other-net", {
  reference: "$t(app) {{pin}}",
  pin: 3,
  circuitNet: "<b>GND</b>",
  boardNet: phrase("no-net", {}),
});

test("a remark is said in the page's language with the file's own names in it, phrases too", () => {
  expect(say("en", REMARK)).toBe(REMARK.message);
  expect(say("ko", REMARK)).toBe(
    "$t(app) {{pin}} 핀 3: 회로도에서는 <b>GND</b>, 기판에서는 넷 없음에 연결되어 있습니다.",
  );
});

test("a remark without words, or with words of a later version, is said as it came", () => {
  for (const words of [
    null,
    "kind",
    { kind: "constructor", facts: {} },
    { kind: "of-tomorrow", facts: {} },
    { kind: "no-net" },
  ])
    expect(say("ko", { message: "As it came.", words })).toBe("As it came.");
});
