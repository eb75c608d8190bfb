import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { errors as en } from "./en/errors.ts";
import { errors as ko } from "./ko/errors.ts";
import { refusalSentences } from "./ko/refusal-sentences.ts";
import { showRefusal, translateSent } from "./say-refusal.ts";

const SERVER = join(import.meta.dirname, "../../../server/src");
const serverFiles = globSync("**/*.ts", { cwd: SERVER }).filter((file) => !/\.test\.ts$|^testkit\/|^demo\//.test(file));
const read = (file: string) => readFileSync(join(SERVER, file), "utf8");

const [table = ""] = /ERROR_CODES = \{[^}]*\}/.exec(read("platform/application-error.ts")) ?? [];
const codes = new Map([...table.matchAll(/(\w+): (\d+)/g)].map(([, name = "", code = ""]) => [name, code]));

/** Sentences that refusals have in a source, in place of a kind. */
function sentencesIn(source: string): string[] {
  const calls =
    /(?:new ApplicationError\(\s*"\w+"|refuseField\(\s*[^,"`]*(?:"[\w.]+")?)\s*,\s*(?:[^",`();]+[?:]{1,2} )?(?:"([^"]+)"|`([^`]+)`)/g;
  return [...source.matchAll(calls)].map(([, text, template]) => text ?? template ?? "");
}

test("every code that the server refuses with has words in both languages", () => {
  expect(codes.size).toBeGreaterThan(30);
  const worded = (errors: typeof en | typeof ko) => Object.keys({ ...errors.errors.code, ...errors.errors.kind });
  for (const code of codes.values()) {
    expect(worded(en), code).toContain(code);
    expect(worded(ko), code).toContain(code);
  }
});

test("the server refuses by kind and values, never with a sentence", () => {
  const written = ['refuseField("name", "A.")', 'new ApplicationError("CONFLICT", `B.`)', 'refuseField(`a.0`, "C.")'];
  const chosen = 'new ApplicationError(\n  "CONFLICT",\n  isTeam ? "D." : refusal("no-such-team", {}))';
  expect([...written, chosen].flatMap(sentencesIn)).toEqual(["A.", "B.", "D."]);
  expect(serverFiles.filter((file) => sentencesIn(read(file)).length > 0)).toEqual([]);
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

  test("are shown by their kind; what nobody has translated is not said in English", () => {
    const sentence = { kind: "too-many-pins", facts: { most: 2000, count: 2001 } };
    expect(translateSent({ message: "Reworded.", extensions: { sentence } }, refusalSentences)).toBe(
      "부품의 핀은 최대 2000개입니다. 지금은 2001개입니다.",
    );
    for (const odd of [
      undefined,
      null,
      "text",
      { kind: "constructor", facts: {} },
      { kind: "no-such-run", facts: { a: [] } },
    ])
      expect(
        translateSent({ message: "Something new.", extensions: { sentence: odd } }, refusalSentences),
      ).toBeUndefined();
  });

  test("values stand where the other language has them, and are nothing but text", () => {
    const fileKind = "a {{2}} $& (x). has\n$1.mov";
    const sentence = { kind: "block-not-written-as", facts: { fileKind } };
    expect(translateSent({ message: "", extensions: { sentence } }, refusalSentences)).toBe(
      `이 블록은 ${fileKind} 형식으로 내려받을 수 없습니다.`,
    );
  });
});

test("what the server says in the language that is shown is shown as it is", () => {
  const message = "회로에 핀이 있는 부품이 없습니다.";
  expect(showRefusal({ message, extensions: { language: "ko" } }, "ko")).toBe(message);
});
