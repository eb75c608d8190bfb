import { stripVTControlCharacters } from "node:util";

const TAIL = 5;
/** Where the story of an end begins that no report tells of: what nobody caught, a death of V8. */
const DEATHS = [/# Fatal error/, /FATAL ERROR/];
const UNCAUGHT = /Unhandled Errors/;
const UNCAUGHT_LINES = [/Error: /, /originated in/];
/** Lines of a compiler, a linter and a formatter that name a place. */
const PLACES = [/error TS\d+/, /^\S+\.\w+(:\d+:\d+)? \S.*━/];

/**
 * The lines of a message without colours and empty ones.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function plainLines(text) {
  return stripVTControlCharacters(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));
}

/**
 * The lines that say why a program failed: those that name a place in a file, else what it tells of its end, else its last.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function errorLines(output) {
  const lines = plainLines(output);
  const places = linesLike(lines, PLACES);
  if (places.length > 0) return places.map((line) => line.replace(/[\s━]+$/, ""));
  const uncaught = uncaughtErrorLines(output);
  if (uncaught.length > 0) return uncaught;
  const death = lines.findLastIndex((line) => DEATHS.some((pattern) => pattern.test(line)));
  return death >= 0 ? lines.slice(death) : lines.slice(-TAIL);
}

/**
 * What a test runner caught outside any test: rejections nobody waited for, workers that died.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function uncaughtErrorLines(output) {
  const lines = plainLines(output);
  const beginning = lines.findLastIndex((line) => UNCAUGHT.test(line));
  return beginning >= 0 ? linesLike(lines.slice(beginning), UNCAUGHT_LINES) : [];
}

function linesLike(lines, patterns) {
  return lines.filter((line) => patterns.some((pattern) => pattern.test(line)));
}
