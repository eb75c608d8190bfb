import type { Mulberry32 } from "@tracewright/algorithms";

const MAX_PIECE = 300;
const MAX_MUTATIONS = 4;
/** What is made of a file never grows beyond this, so that a slow case says something about the reader. */
const MAX_LENGTH = 200_000;

const NUMBERS = [
  "0",
  "-0",
  "-1",
  "NaN",
  "nan",
  "Infinity",
  "-Infinity",
  "1e308",
  "-1e308",
  "1e-308",
  "1e400",
  "0x7fffffff",
  "2147483648",
  "-2147483649",
  "4294967296",
  "9007199254740993",
  "99999999999999999999999999",
  "1.7976931348623157e308",
  "0.00000000000001",
  "1,5",
  "1.2.3",
  "--5",
  "+",
  ".",
  "",
];
const WORDS = [
  "__proto__",
  "constructor",
  "toString",
  "length",
  "null",
  "undefined",
  "../../etc/passwd",
  "<b>&amp;</b>",
  "=1+1",
  "\u0000",
  "\\",
  '"',
  "\\u0000",
  "\ud800",
  "ÿ",
  "~{",
  "*",
  "%",
  "}{",
];
const OPENERS = ["(", "[", "{", "(a ", '{"a":', '["', '"', "%AM", "$Comp\n", "~", "^^", "#@$"];
const STRUCTURE = /[()[\]{}"'`~,:;*%\n\r#@^$=]/g;
const NUMBER = /-?\d+(\.\d+)?/g;
const WORD = /[A-Za-z_][\w.-]*/g;

/**
 * A file as it might come from a broken disk, a broken program or an attacker: cut, pieces left out, doubled,
 * exchanged or taken from another file, numbers out of all range, words put elsewhere, nesting. The same seed gives the
 * same file. Each letter stands for one byte.
 */
export function mutateText(text: string, random: Mulberry32, donors: readonly string[]): string {
  let mutated = text;
  for (let left = 1 + random.below(MAX_MUTATIONS); left > 0; left -= 1)
    mutated = (random.pick(MUTATIONS) ?? cut)(mutated, random, donors).slice(0, MAX_LENGTH);
  return mutated;
}

type Mutation = (text: string, random: Mulberry32, donors: readonly string[]) => string;

const cut: Mutation = (text, random) => text.slice(0, random.below(text.length + 1));

const leaveOut: Mutation = (text, random) => {
  const [from, to] = piece(text, random);
  return text.slice(0, from) + text.slice(to);
};

const double: Mutation = (text, random) => {
  const [from, to] = piece(text, random);
  const times = random.below(20) === 0 ? 200 : 1 + random.below(3);
  return text.slice(0, to) + text.slice(from, to).repeat(times) + text.slice(to);
};

const exchange: Mutation = (text, random) => {
  const [a, b] = [piece(text, random), piece(text, random)].sort(([one], [other]) => one - other);
  if (!a || !b || a[1] > b[0]) return text;
  return text.slice(0, a[0]) + text.slice(...b) + text.slice(a[1], b[0]) + text.slice(...a) + text.slice(b[1]);
};

const splice: Mutation = (text, random, donors) => {
  const donor = random.pick(donors) ?? text;
  const at = random.below(text.length + 1);
  return text.slice(0, at) + donor.slice(...piece(donor, random)) + text.slice(at);
};

const changeNumber: Mutation = (text, random) => replaceNext(text, NUMBER, random, () => random.pick(NUMBERS) ?? "");

const changeWord: Mutation = (text, random) =>
  replaceNext(text, WORD, random, () => (random.below(2) === 0 ? (random.pick(WORDS) ?? "") : wordOf(text, random)));

const nest: Mutation = (text, random) => {
  const at = random.below(text.length + 1);
  const opener = random.pick(OPENERS) ?? "(";
  return text.slice(0, at) + opener.repeat(10 ** (1 + random.below(4))) + text.slice(at);
};

const dropMark: Mutation = (text, random) => replaceNext(text, STRUCTURE, random, () => "");

const changeMark: Mutation = (text, random) =>
  replaceNext(text, STRUCTURE, random, () => text.charAt(random.below(text.length)));

const flip: Mutation = (text, random) => {
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + 1);
};

const exchangeLines: Mutation = (text, random) => {
  const lines = text.split("\n");
  const [a, b] = [random.below(lines.length), random.below(lines.length)];
  const first = lines[a] ?? "";
  lines[a] = lines[b] ?? "";
  lines[b] = first;
  return lines.join("\n");
};

/** Those that leave most of a file readable come oftener: what is refused at its first letter tries nothing behind. */
const MUTATIONS: readonly Mutation[] = [
  cut,
  leaveOut,
  leaveOut,
  double,
  double,
  exchange,
  splice,
  changeNumber,
  changeNumber,
  changeNumber,
  changeNumber,
  changeWord,
  changeWord,
  changeWord,
  nest,
  dropMark,
  changeMark,
  flip,
  exchangeLines,
];

function piece(text: string, random: Mulberry32): [from: number, to: number] {
  const from = random.below(text.length + 1);
  return [from, Math.min(text.length, from + 1 + random.below(MAX_PIECE))];
}

/** Replaces the first match behind a random place, or the first of all. */
function replaceNext(text: string, pattern: RegExp, random: Mulberry32, by: () => string): string {
  pattern.lastIndex = random.below(text.length + 1);
  let match = pattern.exec(text);
  if (!match) {
    pattern.lastIndex = 0;
    match = pattern.exec(text);
  }
  if (!match) return text;
  return text.slice(0, match.index) + by() + text.slice(match.index + match[0].length);
}

function wordOf(text: string, random: Mulberry32): string {
  WORD.lastIndex = random.below(text.length + 1);
  return WORD.exec(text)?.[0] ?? "";
}
