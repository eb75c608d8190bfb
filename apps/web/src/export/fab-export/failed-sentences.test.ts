import i18next, { type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { ko } from "../../i18n/ko.ts";
import { failedSentences } from "./failed-sentences.ts";

let t: TFunction;
beforeAll(async () => {
  t = await i18next
    .createInstance()
    .init({ lng: "ko", resources: { ko: { translation: ko } }, interpolation: { escapeValue: false } });
});

describe("checks that files did not stand", () => {
  it("are told by their names in the page's language", () => {
    const checks = [{ id: "shorts", problems: ["R1 pad 1 and R2 pad 1 are joined"] }];
    expect(failedSentences(t, checks)).toEqual([
      "통과하지 못함: 떨어져야 할 동박이 붙지 않음. R1 pad 1 and R2 pad 1 are joined",
    ]);
  });

  it("are left to the server's sentences where a name is not known or nothing is told", () => {
    for (const told of [undefined, [], "shorts", [{ id: "moon", problems: [] }], [{ id: "shorts" }], [null]])
      expect(failedSentences(t, told)).toBeUndefined();
  });
});
