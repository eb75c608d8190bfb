import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApplicationError } from "../../platform/application-error.ts";
import { FAVORITES, ratingOf, readAnswers, readComment } from "./read-answers.ts";

const PLACED = { speed: 4, quality: 5, usability: 3, favorites: ["TIDY_ROWS"], other: "" };
const ROUTED = { speed: 1, quality: 2, manufacturability: 5, favorites: [], other: "" };

const refusal = (work: () => unknown): ApplicationError => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApplicationError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
};

describe("the answers about a run", () => {
  it("are kept as they are, with the scale that belongs to the kind of run", () => {
    expect(readAnswers("PLACEMENT", PLACED)).toEqual(PLACED);
    expect(readAnswers("ROUTING", ROUTED)).toEqual(ROUTED);
    expect(readAnswers("ROUTING", { speed: 1, quality: 2, manufacturability: 5 })).toEqual(ROUTED);
  });

  it("come to one number, the rounded mean of speed and quality", () => {
    expect(ratingOf(PLACED)).toBe(5);
    expect(ratingOf(ROUTED)).toBe(2);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (speed, quality) => {
        const rating = ratingOf({ speed, quality });
        expect(rating).toBeGreaterThanOrEqual(Math.min(speed, quality));
        expect(rating).toBeLessThanOrEqual(Math.max(speed, quality));
      }),
    );
  });

  it.each([
    ["speed", { ...PLACED, speed: 0 }],
    ["speed", { ...PLACED, speed: undefined }],
    ["quality", { ...PLACED, quality: 2.5 }],
    ["quality", { ...PLACED, quality: "5" }],
    ["usability", { speed: 4, quality: 5 }],
    ["raw", { ...PLACED, manufacturability: 3 }],
    ["raw", { ...PLACED, price: 3 }],
    ["favorites", { ...PLACED, favorites: ["FEW_VIAS"] }],
    ["favorites", { ...PLACED, favorites: "TIDY_ROWS" }],
    ["other", { ...PLACED, favorites: ["OTHER"] }],
    ["other", { ...PLACED, other: "words that nothing asked for" }],
    ["other", { ...PLACED, favorites: ["OTHER"], other: "x".repeat(201) }],
    ["raw", null],
    ["raw", []],
    ["raw", "speed"],
  ])("are refused by the name of the field: %s in %j", (field, raw) => {
    expect(refusal(() => readAnswers("PLACEMENT", raw)).details).toMatchObject({ field });
  });

  it("take a favorite of people's own with its words, once however often it is named", () => {
    const raw = { ...ROUTED, favorites: ["OTHER", "OTHER"], other: "  배선이 깔끔합니다\u0007 " };
    expect(readAnswers("ROUTING", raw)).toMatchObject({ favorites: ["OTHER"], other: "배선이 깔끔합니다" });
  });

  it("never let through what is no answer, whatever JSON comes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        try {
          const answers = readAnswers("ROUTING", raw);
          for (const one of answers.favorites) expect(FAVORITES.ROUTING).toContain(one);
          expect(answers.speed).toBeGreaterThanOrEqual(1);
        } catch (error) {
          expect(error).toBeInstanceOf(ApplicationError);
        }
      }),
    );
  });

  it("come with a comment of a thousand letters at most, which keeps its lines", () => {
    expect(readComment(undefined)).toBe("");
    expect(readComment(" a\nb ")).toBe("a\nb");
    expect(refusal(() => readComment("x".repeat(1001))).message).toContain("1001");
  });
});
