import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, it } from "vitest";
import { en } from "../../i18n/en.ts";
import { ko } from "../../i18n/ko.ts";
import { findTradeOff, wordTradeOff } from "./trade-off.ts";

let english: TFunction;
let korean: TFunction;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: "en", resources: { en: { translation: en }, ko: { translation: ko } } });
  [english, korean] = [i18n.getFixedT("en"), i18n.getFixedT("ko")];
});

const three = [
  { trialOpen: 0, trialVias: 34, trialLengthMm: 910, wireLengthMm: 700, areaMm2: 500, crossings: 40 },
  { trialOpen: 0, trialVias: 20, trialLengthMm: 1000, wireLengthMm: 900, areaMm2: 700, crossings: 30 },
  { trialOpen: 2, trialVias: 20, trialLengthMm: 1000, wireLengthMm: 900, areaMm2: 700, crossings: 30 },
];

it("says what is gained and what it costs against the mean of the others, in both languages", () => {
  const compact = findTradeOff(three, 0);
  expect(wordTradeOff(compact, english, "en")).toBe(
    "−1 open connection, −29\u00a0% area, −9\u00a0% copper; +14 vias, +10 crossings",
  );
  expect(wordTradeOff(compact, korean, "ko")).toBe(
    "미연결 −1개, 면적 −29\u00a0%, 배선 길이 −9\u00a0%; 비아 +14개, 교차 +10개",
  );
});

it("goes by airwires only where no trial was routed", () => {
  expect(findTradeOff(three, 0).gains.map(({ name }) => name)).not.toContain("wireLengthMm");
  const untried = three.map(({ wireLengthMm, areaMm2 }) => ({ wireLengthMm, areaMm2 }));
  expect(wordTradeOff(findTradeOff(untried, 0), english, "en")).toBe("−29\u00a0% area, −22\u00a0% airwires");
});

it("says that candidates are alike where they are, and nothing of a single one", () => {
  const alike = [{ areaMm2: 500 }, { areaMm2: 501 }, { areaMm2: 499 }];
  expect(wordTradeOff(findTradeOff(alike, 0), english, "en")).toBe("Similar to the others");
  expect(findTradeOff([three[0]], 0)).toEqual({ gains: [], losses: [] });
  expect(findTradeOff([], 0)).toEqual({ gains: [], losses: [] });
});

it("counts from nothing, where no percentage would say anything", () => {
  const open = [
    { trialOpen: 3, congestion: 1 },
    { trialOpen: 0, congestion: 0 },
  ];
  expect(findTradeOff(open, 0)).toEqual({ gains: [], losses: [{ name: "trialOpen", told: "count", by: 3 }] });
  expect(findTradeOff(open, 1).gains).toContainEqual({ name: "trialOpen", told: "count", by: -3 });
});

it("gives the one of two what the other lacks", () => {
  const two = [
    { trialVias: 10, areaMm2: 600 },
    { trialVias: 20, areaMm2: 500 },
  ];
  const [a, b] = [findTradeOff(two, 0), findTradeOff(two, 1)];
  expect(a.gains.map(({ name }) => name)).toEqual(b.losses.map(({ name }) => name));
  expect(a.losses.map(({ name }) => name)).toEqual(b.gains.map(({ name }) => name));
  expect(a.gains).toEqual([{ name: "trialVias", told: "count", by: -10 }]);
});
