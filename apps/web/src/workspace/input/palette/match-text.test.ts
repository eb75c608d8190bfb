import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchText } from "./match-text.ts";

/** The texts that answer, best first. */
function ranked(query: string, texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => {
      const match = matchText(query, text);
      return match ? [{ text, score: match.score }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

describe("searching by what is typed", () => {
  it("finds letters in their order with others between them", () => {
    expect(matchText("zmfit", "Zoom to fit")?.places).toEqual([0, 3, 8, 9, 10]);
    expect(matchText("tif", "Zoom to fit")).toBeUndefined();
  });

  it("puts beginnings of words and letters in a row first", () => {
    expect(ranked("ro", ["Mirror", "Zoom", "Route a track", "Turn over", "Rotate"])).toEqual([
      "Rotate",
      "Route a track",
      "Mirror",
      "Turn over",
    ]);
    expect(ranked("r4", ["R14", "R40", "R4", "CR4A"])[0]).toBe("R4");
    expect(ranked("mb", ["Measure the board", "Members"])[0]).toBe("Measure the board");
  });

  it("takes several words in any order", () => {
    expect(matchText("board flip", "Flip board view")).toBeDefined();
    expect(matchText("board part", "Flip board view")).toBeUndefined();
  });

  it("finds Korean by first consonants", () => {
    expect(ranked("ㅂㅅ", ["배선", "복사", "비아 놓기", "측정"])).toEqual(["배선", "복사"]);
    expect(ranked("ㅅㅎㅊㅅ", ["실행 취소", "선택"])).toEqual(["실행 취소"]);
    expect(matchText("ㄲㅈ", "끌기")).toBeUndefined();
  });

  it("finds a Korean word while it is being written", () => {
    for (const typed of ["ㅂ", "배", "배ㅅ", "배서", "배선"])
      expect(matchText(typed, "배선 실행"), typed).toBeDefined();
    expect(matchText("배설", "배선 실행")).toBeUndefined();
    expect(matchText("배", "비아")).toBeUndefined();
  });

  it("finds everything, all alike, while nothing is typed", () => {
    expect(matchText(" ", "Undo")).toEqual({ score: expect.closeTo(-0.4), places: [] });
  });

  it("names places of the text only, each once and in order", () => {
    const string = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(string, string, (query, text) => {
        const places = matchText(query, text)?.places ?? [];
        expect([...new Set(places)].sort((a, b) => a - b)).toEqual(places);
        expect(places.every((place) => place >= 0 && place < [...text.normalize("NFC")].length)).toBe(true);
      }),
    );
  });

  it("finds every text by a piece of itself", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, piece, after) => {
        expect(matchText(piece, `${before} ${piece} ${after}`)).toBeDefined();
      }),
    );
  });
});
