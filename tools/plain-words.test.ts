import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parseAst } from "vitest/node";
import { BANNED_WORDS } from "./banned-words.ts";

const ROOT = join(import.meta.dirname, "..");

/** A key, a code or the name of an option: not read by people. */
const IDENTIFIER = /^[\w.-]*$|^(height|group) said \{\}$/;

/** Pin names of parts: WE is write enable. */
const PIN_NAMES = /^packages\/catalogue\/src\/data\//;

interface Area {
  readonly files: readonly string[];
  /** What of the files people read: every text, or those that the server refuses with. */
  readonly said: (file: string) => readonly Said[];
  /** At least this many texts are found: a pattern that matches nothing would pass. */
  readonly atLeast: number;
  /** Phrases still there; only ever made smaller. */
  readonly left: number;
}

interface Said {
  readonly line: number;
  readonly text: string;
}

const AREAS: Readonly<Record<string, Area>> = {
  screens: {
    files: ["apps/web/src/i18n/en/*.ts", "apps/web/src/workspace/**/texts.en.ts"],
    said: literalsOf,
    atLeast: 2300,
    left: 0,
  },
  mails: {
    files: ["apps/server/src/platform/mail/templates/{english,run-failure-words}.ts"],
    said: literalsOf,
    atLeast: 30,
    left: 0,
  },
  refusals: { files: ["apps/server/src/platform/refusal-sentences.ts"], said: literalsOf, atLeast: 200, left: 0 },
  "all else that the server writes": { files: ["apps/server/src/**/*.ts"], said: sentencesOf, atLeast: 250, left: 0 },
  remarks: { files: ["packages/board/src/remarks/remark-sentences.ts"], said: literalsOf, atLeast: 350, left: 0 },
  "engines and readers": { files: ["packages/*/src/**/*.ts"], said: sentencesOf, atLeast: 500, left: 0 },
  "command line": { files: ["apps/cli/src/**/*.ts"], said: literalsOf, atLeast: 400, left: 0 },
};

describe("texts that people read are plain technical English", () => {
  for (const [name, { files, said, atLeast, left }] of Object.entries(AREAS))
    it(name, () => {
      const texts = files
        .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
        .filter((file) => !/\.test\.ts$|\/testing\/|\/testkit\/|\/demo\//.test(file) && !PIN_NAMES.test(file))
        .flatMap((file) => said(file).map((one) => ({ file, ...one })))
        .filter(({ text }) => !IDENTIFIER.test(text));
      expect(texts.length).toBeGreaterThanOrEqual(atLeast);
      const found = texts.flatMap(({ file, line, text }) =>
        bannedIn(text).map((words) => `${file}:${line}: ${words} (${text.trim().slice(0, 90)})`),
      );
      expect(found.length, found.join("\n")).toBeLessThanOrEqual(left);
    });
});

test("a banned phrase is found with what to write instead, in any case and inside a sentence", () => {
  expect(bannedIn("Route it anew.")).toEqual(['"anew": write again']);
  expect(bannedIn("Whoever runs the server")[0]).toContain('"Whoever"');
  expect(bannedIn("There is no room here, and it is no longer shown.")).toEqual([]);
  expect(bannedIn("This is no PDF.")).toEqual(['"is no ": write is not a']);
});

function bannedIn(text: string): string[] {
  return BANNED_WORDS.flatMap(({ pattern, instead }) =>
    [...text.matchAll(new RegExp(pattern, "gi"))].map(([found]) => `"${found}": write ${instead}`),
  );
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";

function* nodesBelow(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesBelow(value);
}

function programOf(file: string): { readonly program: SyntaxNode; readonly lineOf: (start: number) => number } {
  const source = readFileSync(join(ROOT, file), "utf8");
  return {
    program: parseAst(source, { lang: "ts" }) as unknown as SyntaxNode,
    lineOf: (start) => source.slice(0, start).split("\n").length,
  };
}

/** Texts and templates of a file; a value that is filled in stands as `{}`. */
function literalsOf(file: string): Said[] {
  const { program, lineOf } = programOf(file);
  return textsBelow(program).map(({ start, text }) => ({ line: lineOf(start), text }));
}

/** Texts of at least three words: names, keys and codes are none. */
function sentencesOf(file: string): Said[] {
  return literalsOf(file).filter(({ text }) => /\S+\s+\S+\s+\S+/.test(text));
}

function textsBelow(node: SyntaxNode): { readonly start: number; readonly text: string }[] {
  return [...nodesBelow(node)].flatMap(({ type, start, value, quasis }) => {
    if (type === "Literal" && typeof value === "string") return [{ start, text: value }];
    if (type !== "TemplateLiteral") return [];
    return [{ start, text: (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join("{}") }];
  });
}
