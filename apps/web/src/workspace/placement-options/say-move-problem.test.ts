import i18next, { type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { en } from "../../i18n/en.ts";
import { ko } from "../../i18n/ko.ts";
import { sayMoveProblem } from "./say-move-problem.ts";

const texts = i18next.createInstance();
let say: Record<"en" | "ko", TFunction>;
beforeAll(async () => {
  const resources = { en: { translation: en }, ko: { translation: ko } };
  await texts.init({ lng: "en", resources, interpolation: { escapeValue: false } });
  say = { en: texts.getFixedT("en"), ko: texts.getFixedT("ko") };
});

/** One of each kind, as the server sends them. */
const PROBLEMS = [
  { kind: "notObject", setting: "", given: '"everything"' },
  { kind: "unknownSetting", setting: "", given: '"fixed"', known: ["mode", "radius"] },
  { kind: "notOneOf", setting: "sides", given: '"inside"', known: ["as-is", "front", "both"] },
  { kind: "notParts", setting: "parts", given: "7" },
  { kind: "noParts", setting: "parts" },
  { kind: "unknownPart", setting: "parts", given: '"R99"' },
  { kind: "lockedPart", setting: "parts", part: "U3" },
  { kind: "fixedPart", setting: "parts", part: "J1" },
  { kind: "netlessPart", setting: "parts", part: "H1" },
  { kind: "onCopperPart", setting: "parts", part: "U2" },
  { kind: "notLength", setting: "radius", given: "0 mm", min: 0.1, max: 1000 },
  { kind: "noRadius", setting: "radius" },
  { kind: "notInMode", setting: "radius", mode: "swap" },
  { kind: "nothingFree", setting: "mode" },
  { kind: "nothingUnplaced", setting: "mode" },
  { kind: "more", count: 12 },
];

describe("what a placement's options are refused for", () => {
  it("is told in the language of the page", () => {
    const unknown = PROBLEMS.find(({ kind }) => kind === "unknownPart");
    expect(sayMoveProblem(unknown, say.en, "en")).toBe('Parts: the board has no part "R99".');
    expect(sayMoveProblem(unknown, say.ko, "ko")).toBe('부품: 기판에 "R99" 부품이 없습니다.');
    const senseless = PROBLEMS.find(({ kind }) => kind === "notInMode");
    expect(sayMoveProblem(senseless, say.en, "en")).toBe("Radius: it does not apply to “Swap and rotate only”.");
    const length = PROBLEMS.find(({ kind }) => kind === "notLength");
    expect(sayMoveProblem(length, say.en, "en")).toBe("Radius: 0 mm is not a length from 0.1 to 1,000 mm.");
  });

  it("is worded whatever it is, with every fact in its place", () => {
    for (const problem of PROBLEMS)
      for (const language of ["en", "ko"] as const) {
        const said = sayMoveProblem(problem, say[language], language) ?? "";
        expect(said).not.toMatch(/\{\{|placementOptions|undefined|^$/);
        if (problem.given !== undefined) expect(said).toContain(problem.given);
        if (problem.part !== undefined) expect(said).toContain(problem.part);
      }
  });

  it("is left to the server's sentence where this page does not know it", () => {
    for (const strange of [undefined, null, "no", { message: "no" }, { kind: "toString" }, { kind: 3 }])
      expect(sayMoveProblem(strange, say.en, "en")).toBeUndefined();
  });
});
