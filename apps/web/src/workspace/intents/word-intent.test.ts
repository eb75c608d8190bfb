import { fromMm } from "@tracewright/geometry";
import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, it } from "vitest";
import { en } from "../../i18n/en.ts";
import { ko } from "../../i18n/ko.ts";
import type { Intent } from "./arrange-intents.ts";
import { wordIntent, wordIntentProblem } from "./word-intent.ts";

let english: TFunction;
let korean: TFunction;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: "en",
    resources: { en: { translation: en }, ko: { translation: ko } },
    interpolation: { escapeValue: false },
  });
  [english, korean] = [i18n.getFixedT("en"), i18n.getFixedT("ko")];
});

function near(reason: Intent["reason"], pads: readonly string[] = ["14"]): Intent {
  return {
    id: "decoupling C7",
    kind: "DECOUPLING",
    origin: "CIRCUIT",
    part: "C7",
    name: null,
    parts: [],
    side: null,
    height: null,
    area: null,
    unknownHeights: null,
    instances: null,
    reason,
    links: pads.map((pad) => ({
      from: { reference: "C7", pad: "1" },
      to: { reference: "U3", pad },
      within: fromMm(2.5),
    })),
    pins: [],
  };
}

const decoupling = {
  code: "decoupling",
  facts: { net: "3V3", pin: "14", name: "VDD", circuit: "U3", value: "100n" },
};

it("says which pin a capacitor is for, why, and how near, in both languages", () => {
  expect(wordIntent(near(decoupling), { t: english, language: "en", pins: undefined })).toEqual({
    title: "C7 → U3 pin 14 (VDD)",
    why: "100n between 3V3 and ground, for this supply pin · within 2.5 mm",
  });
  expect(wordIntent(near(decoupling), { t: korean, language: "ko", pins: undefined })).toEqual({
    title: "C7 → U3 14번 핀 (VDD)",
    why: "3V3와 접지 사이의 100n, 이 전원 핀을 맡음 · 2.5 mm 이내",
  });
});

it("names a pin by what the board calls it, and several by their numbers", () => {
  const pin = { reference: "U3", pad: "15", name: "AVDD" };
  const pins = new Map([["U3", new Map([["15", pin]])]]);
  const wording = { t: english, language: "en", pins };
  expect(wordIntent(near(decoupling, ["15"]), wording).title).toBe("C7 → U3 pin 15 (AVDD)");
  expect(wordIntent(near(decoupling, ["16"]), wording).title).toBe("C7 → U3 pin 16");
  expect(wordIntent(near(decoupling, ["15", "16"]), wording).title).toBe("C7 → U3 pins 15, 16");
});

it("does not say the number of a pin twice", () => {
  const pins = new Map([["U3", new Map([["1", { reference: "U3", pad: "1", name: "1" }]])]]);
  expect(wordIntent(near(decoupling, ["1"]), { t: english, language: "en", pins }).title).toBe("C7 → U3 pin 1");
});

it("names the first parts of a group and counts the rest", () => {
  const group = (count: number): Intent => ({
    ...near({ code: "sheet", facts: { sheet: "Power", parts: count } }, []),
    kind: "GROUP",
    name: "Power",
    parts: Array.from({ length: count }, (_, index) => `R${index + 1}`),
  });
  const wording = { t: english, language: "en", pins: undefined };
  expect(wordIntent(group(3), wording)).toEqual({ title: "Power", why: "Drawn on sheet Power · R1, R2, R3" });
  expect(wordIntent(group(20), wording).why).toMatch(/R8 and 12 more$/);
});

it("has words for every reason that intents are read with, none of which shows a placeholder", () => {
  const codes = Object.keys(en.intents.why).filter((code) => code !== "other");
  for (const code of codes)
    for (const t of [english, korean]) {
      const { why } = wordIntent(near({ code, facts: {} }), { t, language: "en", pins: undefined });
      expect(why).not.toMatch(/\{\{|intents\./);
    }
});

it("says of a reason that it does not know that it was read", () => {
  const { why } = wordIntent(near({ code: "of tomorrow", facts: null }), {
    t: english,
    language: "en",
    pins: undefined,
  });
  expect(why).toBe("Read from the circuit · within 2.5 mm");
});

it("words problems in the page's language, and leaves what it does not know in the server's words", () => {
  const problem = { kind: "unknown-pin", facts: { part: "U3", pin: "99" }, message: "no" };
  expect(wordIntentProblem(problem, english)).toBe("U3 has no pin 99.");
  expect(wordIntentProblem(problem, korean)).toBe("U3에 99번 핀이 없습니다.");
  expect(wordIntentProblem({ ...problem, kind: "other-intent" }, korean)).toBe("no");
});
