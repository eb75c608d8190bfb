import { blockSentence, checkBlock, type Need, parseBlock } from "@tracewright/blocks";
import { canonicalJson } from "@tracewright/board";
import { FROZEN } from "../../blocks/index.ts";
import type { Proof } from "./proof.ts";

const HANGUL = /\p{Script=Hangul}/u;

/** The document is valid, every figure has its source, and people read it in both languages. */
export const documentIsSound: Proof = ({ definition, document }) => {
  const parsed = parseBlock(canonicalJson(document));
  const known = new Set(definition.sources.map(({ id }) => id));
  const words = [definition.names, definition.summary];
  return [
    ...(parsed.status === "valid" ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)),
    ...checkBlock(document).map(blockSentence),
    ...words.filter(({ ko }) => !HANGUL.test(ko)).map(({ en }) => `"${en}" has no Korean`),
    ...(definition.parameters ?? [])
      .filter(({ koreanName = "" }) => !HANGUL.test(koreanName))
      .map(({ key }) => `parameter ${key} has no Korean name`),
    ...definition.parts
      .filter(({ source }) => !known.has(source))
      .map((part) => `${part.reference}: no source ${part.source}`),
    ...definition.ports
      .filter(({ voltage, current, facts, sources }) => (voltage || current || facts) && sources.length === 0)
      .map(({ key }) => `port ${key} has figures without a source`),
    ...(definition.parameters ?? [])
      .filter(
        ({ formula, tolerance, source }) =>
          (formula !== undefined || tolerance !== undefined) && (source === undefined || !known.has(source)),
      )
      .map(({ key }) => `parameter ${key} has no source`),
    ...document.needs.flatMap(needProblems),
    ...definition.sources.filter(({ locator }) => !locator).map(({ id }) => `source ${id} names no place`),
  ];
};

/** What is needed is a built-in block that needs nothing itself, with the ports that are joined to it. */
function needProblems({ key, blockKey, joins }: Need): string[] {
  const needed = FROZEN.find(({ definition }) => definition.key === blockKey)?.definition;
  if (!needed) return [`need ${key}: there is no built-in block ${blockKey}`];
  const ports = new Set(needed.ports.map((port) => port.key));
  return [
    ...(needed.needs?.length ? [`need ${key}: ${needed.key} needs others itself`] : []),
    ...Object.values(joins)
      .filter((port) => !ports.has(port))
      .map((port) => `need ${key}: ${needed.key} has no port ${port}`),
  ];
}
