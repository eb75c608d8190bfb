import i18next, { type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { en } from "../../i18n/en.ts";
import { ko } from "../../i18n/ko.ts";
import { wordNotes } from "./word-notes.ts";

let say: Record<"en" | "ko", TFunction>;
beforeAll(async () => {
  const resources = { en: { translation: en }, ko: { translation: ko } };
  await i18next.init({ lng: "en", resources, interpolation: { escapeValue: false } });
  say = { en: i18next.getFixedT("en"), ko: i18next.getFixedT("ko") };
});

const placement = (notes: { kind: string; parts: string[] }[] | null) => ({
  profile: "compact",
  metrics: {},
  findings: [],
  errors: null,
  removed: null,
  compromises: ["R1 was turned over."],
  notes,
});

describe("what a placement gave up", () => {
  it("is told in both languages, and many parts are counted", () => {
    const parts = Array.from({ length: 10 }, (_, index) => `R${index + 1}`);
    const told = placement([{ kind: "reference-hidden", parts }]);
    expect(wordNotes(told, say.en)).toEqual([
      "Reference hidden, no free space on silkscreen: R1, R2, R3, R4, R5, R6, R7, R8 and 2 more",
    ]);
    expect(wordNotes(told, say.ko)[0]).toMatch(/^실크스크린.*R8 외 2개$/);
  });

  it("is told gravest first, three sentences at the most", () => {
    const kinds = ["value-smaller", "reference-hidden", "over-edge", "off-edge"];
    const told = wordNotes(placement(kinds.map((kind) => ({ kind, parts: ["J1"] }))), say.en);
    expect(told).toHaveLength(3);
    expect(told[0]).toContain("at the board edge");
    expect(told[2]).toContain("Reference hidden");
  });

  it("is told in the server's sentences where it has a kind that this page does not know", () => {
    expect(wordNotes(placement([{ kind: "levitates", parts: ["U1"] }]), say.en)).toEqual(["R1 was turned over."]);
  });

  it("is told in the server's sentences where a result is older than the kinds", () => {
    expect(wordNotes(placement(null), say.en)).toEqual(["R1 was turned over."]);
  });
});
