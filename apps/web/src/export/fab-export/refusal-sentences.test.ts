import i18next, { type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { ko } from "../../i18n/ko.ts";
import { refusalSentences } from "./refusal-sentences.ts";

let t: TFunction;
beforeAll(async () => {
  t = await i18next
    .createInstance()
    .init({ lng: "ko", resources: { ko: { translation: ko } }, interpolation: { escapeValue: false } });
});

describe("why files were refused", () => {
  it("is told by the names of the checks in the page's language", () => {
    const failedChecks = [{ id: "shorts", problems: ["R1 pad 1 and R2 pad 1 are joined"] }];
    expect(refusalSentences(t, { failedChecks, reasons: ["shorts"] }, "Not written.")).toEqual([
      "통과하지 못함: 떨어져야 할 동박이 붙지 않음. R1 pad 1 and R2 pad 1 are joined",
    ]);
  });

  it("is left to the server's sentences where a name is not known or nothing is told", () => {
    for (const failedChecks of [undefined, [], "shorts", [{ id: "moon", problems: [] }], [{ id: "shorts" }], [null]])
      expect(refusalSentences(t, { failedChecks, reasons: ["J1 is off the board."] }, "")).toEqual([
        "J1 is off the board.",
      ]);
  });

  it("is not said twice", () => {
    const said = "The board outline is open.";
    expect(refusalSentences(t, { reasons: [said, "R1 is outside."] }, said)).toEqual(["R1 is outside."]);
    expect(refusalSentences(t, { reasons: "unclear" }, said)).toEqual([]);
  });
});
