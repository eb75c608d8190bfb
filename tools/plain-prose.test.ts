import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Phrases that read as translated, archaic or personified, for documentation and comments. See CONTRIBUTING.md, "Writing". */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\btold\b/gi, "reported, shown, passed, distinguished"],
  [/(?<!--|Begin )\banew\b/gi, "again, re-"],
  [/\bonce more\b/gi, "again"],
  [/\bwhoever\b/gi, "the caller, the user, code that"],
  [/\bof ours\b/gi, "nothing, or the name of the program"],
  [/\bour own\b/gi, "built-in, internal"],
  [/\b(?:comes?|coming|came) to lie\b/gi, "is placed"],
  [/\bleads? through(?! (?:the board|holes))\b/gi, "passes"],
  [/\b(?:go|goes|gone|went|going) over\b/gi, "visits, checks"],
  [/(?<!`)\bparted\b/gi, "separated, cut, split"],
  [/\bnought\b|\bmanieth\b/gi, "0, nth"],
  [/\bfaults? of\b/gi, "error, caused by"],
];

/** As well in documentation; comments still have several hundred of them. */
const FURTHER: typeof PHRASES = [
  [/\b(?:no|some|every|any)body\b/gi, "the user, a part, all; or the passive"],
  [/\bheld against\b/gi, "compared with, checked against"],
  [/\bthrown? away\b/gi, "removed"],
  [/\bmend(?:s|ed)?\b/gi, "fix, correct"],
  [/\bin vain\b/gi, "without success"],
];

interface Area {
  readonly files: RegExp;
  readonly phrases: typeof PHRASES;
  readonly linesOf: (text: string) => readonly Line[];
  /** A pattern that matches too few lines would pass. */
  readonly atLeast: number;
  /** Phrases still there; only ever made smaller. */
  readonly left: number;
}

interface Line {
  readonly line: number;
  readonly text: string;
}

const CODE = /^(?:apps|packages|e2e|bench|tools)\/.*\.(?:tsx?|mjs|css)$/;

const AREAS: Readonly<Record<string, Area>> = {
  documentation: {
    files: /^(?!CONTRIBUTING).*\.md$/,
    phrases: [...PHRASES, ...FURTHER],
    linesOf: linesOfText,
    atLeast: 4000,
    left: 0,
  },
  comments: { files: CODE, phrases: PHRASES, linesOf: commentLinesOf, atLeast: 10_000, left: 0 },
};

/** Comment lines over 130 characters; only ever made smaller. */
const LONG_COMMENTS = 0;

describe("documentation and comments are plain technical English", () => {
  for (const [name, { files, phrases, linesOf, atLeast, left }] of Object.entries(AREAS))
    it(name, () => {
      const lines = linesIn(files, linesOf);
      expect(lines.length).toBeGreaterThanOrEqual(atLeast);
      const found = lines.flatMap(({ place, text }) => phrasesIn(text, phrases).map((phrase) => `${place}: ${phrase}`));
      expect(found.length, found.join("\n")).toBeLessThanOrEqual(left);
    });
});

test("comment lines have at most 130 characters", () => {
  const long = linesIn(CODE, commentLinesOf).filter(({ text }) => text.length > 130);
  expect(long.length, long.map(({ place }) => place).join("\n")).toBeLessThanOrEqual(LONG_COMMENTS);
});

test("a phrase is found in a comment and not in code", () => {
  expect(commentLinesOf('const told = "anew"; // Whoever asks').flatMap(({ text }) => phrasesIn(text))).toEqual([
    '"Whoever": write the caller, the user, code that',
  ]);
  expect(commentLinesOf("/**\n * Made anew.\n */\nmadeAnew();").map(({ line }) => line)).toEqual([1, 2, 3]);
});

function phrasesIn(text: string, phrases = PHRASES): string[] {
  return phrases.flatMap(([phrase, instead]) =>
    [...text.matchAll(phrase)].map(([found]) => `"${found}": write ${instead}`),
  );
}

function linesIn(files: RegExp, linesOf: Area["linesOf"]): { readonly place: string; readonly text: string }[] {
  return execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => files.test(file) && !/generated|plain-prose|banned-words/.test(file))
    .flatMap((file) =>
      linesOf(readFileSync(join(ROOT, file), "utf8")).map(({ line, text }) => ({ place: `${file}:${line}`, text })),
    );
}

function linesOfText(text: string): Line[] {
  return text.split("\n").map((line, index) => ({ line: index + 1, text: line }));
}

/** Lines of comments; of a comment behind code, the comment alone. Strings that hold `//` follow a quote or a colon. */
function commentLinesOf(source: string): Line[] {
  let isInside = false;
  return linesOfText(source).flatMap(({ line, text }) => {
    const trimmed = text.trim();
    const wasInside = isInside;
    if (trimmed.startsWith("/*")) isInside = !trimmed.includes("*/");
    else if (isInside) isInside = !trimmed.includes("*/");
    if (wasInside || trimmed.startsWith("/*") || trimmed.startsWith("//")) return [{ line, text }];
    const behind = /(?<![:"'`\w/\\])\/\/(?!\/)[^\n]*$/.exec(text)?.[0];
    return behind === undefined ? [] : [{ line, text: behind }];
  });
}
