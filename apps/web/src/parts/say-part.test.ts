import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { en } from "../i18n/en.ts";
import { ko } from "../i18n/ko.ts";
import { type NamedPart, sayDescription, sayPart } from "./say-part.ts";

const texts = i18next.createInstance();
beforeAll(() =>
  texts.init({
    resources: { en: { translation: en }, ko: { translation: ko } },
    interpolation: { escapeValue: false },
  }),
);
const say = (language: string, part: NamedPart) => sayPart(texts.getFixedT(language) as never, part);
const plain = (of: Partial<NonNullable<NamedPart["plain"]>>) => ({
  name: "as the server says it",
  plain: { kind: "RESISTOR", value: null, pins: null, ...of } as NonNullable<NamedPart["plain"]>,
});

test("a plain part is said in the page's language, with its value or its pins", () => {
  expect(say("en", plain({ value: "1 kΩ" }))).toBe("Resistor 1 kΩ");
  expect(say("ko", plain({ value: "1 kΩ" }))).toBe("저항 1 kΩ");
  expect(say("en", plain({ kind: "CONNECTOR", pins: 1 }))).toBe("Connector, 1 pin");
  expect(say("en", plain({ kind: "CONNECTOR", pins: 40 }))).toBe("Connector, 40 pins");
  expect(say("ko", plain({ kind: "CONNECTOR", pins: 40 }))).toBe("커넥터 40핀");
  expect(say("ko", plain({ kind: "MECHANICAL" }))).toBe("기구 부품 또는 표시");
});

test("what a maker or a person called it is said as it is", () => {
  expect(say("ko", { name: "LM358", plain: null })).toBe("LM358");
  expect(say("ko", { name: "Resistor 1 kΩ" })).toBe("Resistor 1 kΩ");
});

test("a plain part is described by its kind and size, any other as it was described", () => {
  const describe = (part: NamedPart & { description: string; package: string }) =>
    sayDescription(texts.getFixedT("ko") as never, part);
  const facts = { description: "Resistor, 0603", package: "0603" };
  expect(describe({ ...plain({ value: "1 kΩ" }), ...facts })).toBe("저항, 0603");
  expect(describe({ ...plain({}), ...facts, package: "" })).toBe("저항");
  expect(describe({ name: "LM358", plain: null, description: "two amplifiers", package: "SOIC-8" })).toBe(
    "two amplifiers",
  );
});
