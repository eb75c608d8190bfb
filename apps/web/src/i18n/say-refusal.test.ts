import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { errors as en } from "./en/errors.ts";
import { errors as ko } from "./ko/errors.ts";
import { refusalSentences } from "./ko/refusal-sentences.ts";
import { refusals } from "./ko/refusals.ts";
import { showRefusal, translateRefusal, translateSent } from "./say-refusal.ts";

const SERVER = join(import.meta.dirname, "../../../server/src");
const serverFiles = globSync("**/*.ts", { cwd: SERVER }).filter((file) => !/\.test\.ts$|^testkit\/|^demo\//.test(file));
const read = (file: string) => readFileSync(join(SERVER, file), "utf8");

const [table = ""] = /ERROR_CODES = \{[^}]*\}/.exec(read("platform/application-error.ts")) ?? [];
const codes = new Map([...table.matchAll(/(\w+): (\d+)/g)].map(([, name = "", code = ""]) => [name, code]));

/** Sentences of refusals as they stand in the server's source, `{1}` where a value is filled in; with their codes. */
const sentences = serverFiles.flatMap((file) => {
  const calls =
    /(?:new ApplicationError\(\s*"(\w+)"|refuseField\(\s*[^,"`]*(?:"\w+")?)\s*,\s*(?:[\w.?[\]]+ \?\? )?(?:"([^"]+)"|`([^`]+)`)/g;
  return [...read(file).matchAll(calls)].map(([, name = "BAD_REQUEST", text, template]) => {
    let slot = 0;
    const sentence = text ?? template?.replaceAll(/\$\{[^}]*\}/g, () => `{${++slot}}`) ?? "";
    return { file, code: codes.get(name) ?? "", sentence };
  });
});

test("every code that the server refuses with has words in both languages", () => {
  expect(codes.size).toBeGreaterThan(30);
  const worded = (errors: typeof en | typeof ko) => Object.keys({ ...errors.errors.code, ...errors.errors.kind });
  for (const code of codes.values()) {
    expect(worded(en), code).toContain(code);
    expect(worded(ko), code).toContain(code);
  }
});

describe("every sentence that the server refuses with is said in Korean", () => {
  test("the sentences are found in the server's source", () => {
    expect(sentences.length).toBeGreaterThan(20);
  });

  test("only blocks still refuse with sentences instead of kinds", () => {
    expect(sentences.filter(({ file }) => !file.startsWith("modules/blocks/"))).toEqual([]);
  });

  // A code of its own says it all, in words of the catalogue.
  const finer = sentences.filter(({ code }) => !Object.hasOwn(en.errors.code, code));
  test.each([...new Map(finer.map((one) => [one.sentence, one])).values()])("$sentence ($file)", ({ sentence }) => {
    const said = translateRefusal(sentence, refusals);
    expect(said, "add it to i18n/ko/refusals.ts").toMatch(/[가-힣]/);
  });
});

describe("every problem of a price list is said in Korean", () => {
  const source = read("threads/read-price-list.ts");
  const returned = [...source.matchAll(/(?:return|problems: \[)\s*(?:`([^`]+)`|"([^"]+)")/g)].map(
    ([, template, text]) => template ?? text ?? "",
  );

  test("the sentences are found in the server's source", () => {
    expect(returned.length).toBeGreaterThan(9);
  });

  test.each(returned)("%s", (sentence) => {
    const said = sentence.replaceAll(/\$\{[^}]*\}/g, "7");
    expect(translateRefusal(/^(Line|The list)/.test(said) ? said : `Line 7: ${said}`, refusals)).toMatch(/[가-힣]/);
  });
});

test("values of a sentence stand where the other language has them, and are nothing but text", () => {
  const name = "a {2} $& (x). has\n$1.mov";
  expect(translateRefusal(`This block cannot be downloaded as ${name}.`, refusals)).toBe(
    `이 블록은 ${name} 형식으로 내려받을 수 없습니다.`,
  );
});

test("what nobody has translated is not said in English", () => {
  expect(translateRefusal("Something new.", refusals)).toBeUndefined();
  expect(translateRefusal("constructor", refusals)).toBeUndefined();
});

test("each translation fills in the values that the sentence has", () => {
  const slots = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
  for (const [english, korean] of Object.entries(refusals)) expect(slots(korean), english).toEqual(slots(english));
});

describe("refusals that the server sends by kind and values", () => {
  const source = read("platform/refusal-sentences.ts");
  const english = new Map(
    [...source.matchAll(/^ {2}"([\w-]+)":\s+(?:"([^"]*)"|'([^']*)'),$/gm)].map(([, kind = "", a, b]) => [
      kind,
      a ?? b ?? "",
    ]),
  );
  const slots = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

  test("each kind has Korean with the same values, and no other kind has", () => {
    expect(english.size).toBeGreaterThan(200);
    expect(Object.keys(refusalSentences).sort()).toEqual([...english.keys()].sort());
    for (const [kind, sentence] of english) expect(slots(refusalSentences[kind] ?? ""), kind).toEqual(slots(sentence));
    for (const sentence of Object.values(refusalSentences)) expect(sentence).toMatch(/[가-힣]/);
  });

  test("every kind is said somewhere", () => {
    const calls = serverFiles.map(read).join("\n");
    for (const kind of english.keys()) expect(calls, kind).toMatch(new RegExp(`refusal\\([^)]*"${kind}"`));
  });

  test("are shown by their kind, and by their English sentence where the kind is unknown", () => {
    const korean = { byKind: refusalSentences, byEnglish: refusals };
    const sentence = { kind: "too-many-pins", facts: { most: 2000, count: 2001 } };
    const reworded = { message: "Reworded.", extensions: { sentence } };
    expect(translateSent(reworded, korean)).toBe("부품의 핀은 최대 2000개입니다. 지금은 2001개입니다.");
    const message = "This block does not exist.";
    for (const odd of [
      undefined,
      null,
      "text",
      { kind: "constructor", facts: {} },
      { kind: "no-such-run", facts: { a: [] } },
    ])
      expect(translateSent({ message, extensions: { sentence: odd } }, korean)).toBe("블록을 찾을 수 없습니다.");
  });
});

test("what the server says in the language that is shown is shown as it is", () => {
  const message = "회로에 핀이 있는 부품이 없습니다.";
  expect(showRefusal({ message, extensions: { language: "ko" } }, "ko")).toBe(message);
});
