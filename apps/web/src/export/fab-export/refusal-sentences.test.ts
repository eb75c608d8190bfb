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
      "기판에 없는 접속 1개: R1 pad 1 and R2 pad 1 are joined",
    ]);
  });

  it("is left to the server's sentences where a name is not known or nothing is told", () => {
    for (const failedChecks of [undefined, [], "shorts", [{ id: "moon", problems: [] }], [{ id: "shorts" }], [null]])
      expect(refusalSentences(t, { failedChecks, reasons: ["J1 is off the board."] }, "")).toEqual([
        "J1 is off the board.",
      ]);
  });

  it("is told in the page's language where the server tells what it says as data", () => {
    const worded = { kind: "edit-outer-layers", facts: {} };
    const saidReasons = [
      { message: "a board has the layers F.Cu and B.Cu", words: worded },
      { message: "R1 is outside.", words: null },
    ];
    const first = t("remarks.edit-outer-layers");
    expect(first).toMatch(/[가-힣]/);
    expect(refusalSentences(t, { saidReasons, reasons: ["a", "b"] }, "")).toEqual([first, "R1 is outside."]);
    expect(refusalSentences(t, { saidReasons, reasons: ["a", "b"] }, first)).toEqual(["R1 is outside."]);
    expect(refusalSentences(t, { saidReasons: [{ words: worded }], reasons: ["a"] }, "")).toEqual(["a"]);
  });

  it("is not said twice", () => {
    const said = "The board outline is open.";
    expect(refusalSentences(t, { reasons: [said, "R1 is outside."] }, said)).toEqual(["R1 is outside."]);
    expect(refusalSentences(t, { reasons: "unclear" }, said)).toEqual([]);
  });
});
