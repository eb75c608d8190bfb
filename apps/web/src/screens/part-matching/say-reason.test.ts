import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { partMatching } from "../../i18n/en/part-matching.ts";
import { sayReason } from "./say-reason.ts";

const t = i18next.createInstance();
beforeAll(() =>
  t.init({ lng: "en", resources: { en: { translation: partMatching } }, interpolation: { escapeValue: false } }),
);

test.each([
  ["unknown-part", { text: "XY4711" }, ["Unknown part “XY4711”."]],
  ["other-pads", { padsWithoutPin: ["9"], pinsWithoutPad: [] }, ["Pads without a pin: 9."]],
  [
    "other-pads",
    { padsWithoutPin: ["9"], pinsWithoutPad: ["EP", "10"] },
    ["Pads without a pin: 9.", "Pins without a pad: EP, 10."],
  ],
  [
    "other-pin-names",
    { pins: [{ number: "3", known: "OUT", symbol: "VO" }] },
    ["The schematic uses a different name for 1 pin: 3 OUT ≠ VO."],
  ],
  ["several", { count: 3 }, ["3 parts match the design. Choose one."]],
  ["something-new", {}, ["Review this part (something-new)."]],
])("%s with %j is said in words", (code, facts, sentences) => {
  expect(sayReason(t.t, { code, facts })).toEqual(sentences);
});

test("facts of another form than expected break nothing", () => {
  for (const facts of [null, 5, [], { pins: "x", packages: 5, text: {}, padsWithoutPin: [null] }])
    for (const code of ["other-pads", "other-pin-names", "other-package", "unknown-part", "several"])
      for (const sentence of sayReason(t.t, { code, facts })) expect(sentence).not.toContain("[object");
});
