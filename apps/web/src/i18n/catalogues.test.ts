import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { ko } from "./ko.ts";

type Catalogue = { readonly [key: string]: string | Catalogue };

/** "projects.found_one" → text, for every text in the tree. */
function flatten(catalogue: Catalogue, path = ""): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value] as const] : [...flatten(value, `${path}${key}.`)],
    ),
  );
}

const english = flatten(en);
const korean = flatten(ko);

/** Korean has no plural forms: English `_one` and `_other` both answer to Korean `_other`. */
const koreanKey = (key: string) => key.replace(/_one$/, "_other");

const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, slot]) => slot).sort();
const tags = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, tag]) => tag).sort();

describe("the two catalogues", () => {
  it("hold the same keys", () => {
    expect([...korean.keys()].sort()).toEqual([...new Set([...english.keys()].map(koreanKey))].sort());
  });

  it.each([...english])("fill the same values into %s", (key, text) => {
    const translation = korean.get(koreanKey(key)) ?? "";
    const needed = slots(text);
    // "1 part" may leave the number out; every other form needs each value.
    if (!key.endsWith("_one")) expect(slots(translation)).toEqual(needed);
    expect(tags(translation)).toEqual(tags(text));
  });

  it("leave no text empty", () => {
    for (const [key, text] of [...english, ...korean]) expect(text.trim(), key).not.toBe("");
  });

  it("write Korean in Korean, not in copied English", () => {
    const names = /Tracewright|KiCad|EasyEDA|Altium|Gerber|JLCPCB|OSH Park|X2|English|한국어|zip|m/;
    const copied = [...english].filter(([key, text]) => korean.get(koreanKey(key)) === text && !names.test(text));
    const words = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, "");
    expect(copied.filter(([, text]) => /[a-z]{3}/.test(words(text)))).toEqual([]);
  });
});
