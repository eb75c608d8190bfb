import { FUNCTION_NAMES, type FunctionName, functionNamed } from "../judging/item-functions.ts";
import { PROPERTY_NAMES, PROPERTY_VALUES } from "../judging/item-properties.ts";
import { BARE_KINDS, DISALLOWED, MEASURED_KINDS, SEVERITIES, ZONE_CONNECTIONS } from "../language/rule-file.ts";
import { RuleTokens } from "../language/rule-tokens.ts";
import type { RuleVocabulary } from "./rule-vocabulary.ts";

export type CompletionKind =
  | "area"
  | "clause"
  | "component-class"
  | "constraint"
  | "field"
  | "function"
  | "group"
  | "layer"
  | "net"
  | "net-class"
  | "pad"
  | "pair"
  | "part"
  | "property"
  | "sheet"
  | "subject"
  | "value";

export interface Completion {
  /** What takes the place of the letters from `from` to the caret. */
  readonly text: string;
  readonly kind: CompletionKind;
  /** Where the caret is afterwards, from the beginning of `text`; absent: behind it. */
  readonly caret?: number;
}

export interface Completions {
  /** Where the word begins that the caret is in or behind. */
  readonly from: number;
  readonly choices: readonly Completion[];
}

/** More are not offered: a few letters find the others. */
const MAX_CHOICES = 40;

const SPOKES_AND_OTHERS = ["assertion", "disallow", "min_resolved_spokes", "zone_connection"] as const;
const CONSTRAINTS = [...MEASURED_KINDS, ...BARE_KINDS, ...SPOKES_AND_OTHERS].sort();
const NEW_RULE = '(rule ""\n\t(constraint clearance (min 0.2mm))\n\t(condition ""))';

/** What fits at a place of a text of custom rules, for the word that has been begun there. */
export function completeRules(source: string, caret: number, names: RuleVocabulary): Completions {
  const { lists, quotedFrom } = scopeAt(source, caret);
  const list = lists.at(-1);
  const isNote = /^\s*#/.test(source.slice(source.lastIndexOf("\n", caret - 1) + 1, caret));
  if (quotedFrom === undefined && isNote) return { from: caret, choices: [] };
  if (quotedFrom === undefined) return completeWord(source, caret, { lists, names });
  const written = source.slice(quotedFrom, caret);
  if (list?.words[0] === "layer") return offer(quotedFrom, written, layersOf(names));
  const isExpression = list?.words[0] === "condition" || list?.words.slice(0, 2).join(" ") === "constraint assertion";
  return isExpression ? completeExpression(written, quotedFrom, names) : { from: caret, choices: [] };
}

interface OpenList {
  /** Its words so far, without the one at the caret. */
  readonly words: string[];
}

interface Scope {
  /** The lists that are open at the caret, the innermost last. */
  readonly lists: readonly OpenList[];
  /** Where the text begins that the caret is in. */
  readonly quotedFrom?: number;
}

function scopeAt(source: string, caret: number): Scope {
  const before = source.slice(0, caret);
  const tokens = new RuleTokens(before);
  const lists: OpenList[] = [];
  for (let token = tokens.next(); token.kind !== "end"; token = tokens.next()) {
    const isOpenText = token.kind === "quoted" && tokens.unclosedAt !== undefined;
    if (isOpenText) return { lists, quotedFrom: token.at + 1 };
    if (token.kind === "open") lists.push({ words: [] });
    else if (token.kind === "close") lists.pop();
    else if (token.kind === "quoted" || token.at + token.text.length < caret) lists.at(-1)?.words.push(token.text);
  }
  return { lists };
}

function completeWord(
  source: string,
  caret: number,
  { lists, names }: { readonly lists: readonly OpenList[]; readonly names: RuleVocabulary },
): Completions {
  const written = /[\w.*/-]*$/.exec(source.slice(0, caret))?.[0] ?? "";
  const from = caret - written.length;
  const list = lists.at(-1);
  if (!list) return offer(from, written, [{ text: NEW_RULE, kind: "clause", caret: NEW_RULE.indexOf('""') + 1 }]);
  const [head, second] = list.words;
  const holder = lists.at(-2)?.words;
  if (head === undefined) return offer(from, written, headsWithin(holder));
  if (head === "constraint" && second === undefined) return offer(from, written, asKind("constraint", CONSTRAINTS));
  if (head === "constraint" && second === "disallow") return offer(from, written, asKind("value", DISALLOWED));
  if (head === "constraint" && second === "zone_connection")
    return offer(from, written, asKind("value", ZONE_CONNECTIONS));
  if (head === "severity" && second === undefined) return offer(from, written, asKind("value", SEVERITIES));
  if (head === "layer" && second === undefined)
    return offer(
      from,
      written,
      layersOf(names).map(({ text, kind }) => ({ text: /^[\w.]+$/.test(text) ? text : `"${text}"`, kind })),
    );
  return { from: caret, choices: [] };
}

/** The first words of a list within another one; undefined stands for the file. */
function headsWithin(holder: readonly string[] | undefined): readonly Completion[] {
  if (!holder) return asKind("clause", ['rule ""', "version 1"], (text) => (text.endsWith('""') ? -1 : 0));
  if (holder[0] === "rule")
    return asKind("clause", ["constraint ", 'condition ""', "layer ", "severity "], (text) =>
      text.endsWith('""') ? -1 : 0,
    );
  const isMeasured = holder[0] === "constraint" && MEASURED_KINDS.some((kind) => kind === holder[1]);
  if (!isMeasured) return [];
  return asKind("clause", ["min ", "opt ", "max ", ...(holder[1] === "skew" ? ["within_diff_pairs"] : [])]);
}

/** The names that functions take, and properties have. */
const NAMES_OF: Readonly<Record<string, readonly [keyof RuleVocabulary, CompletionKind]>> = {
  insidecourtyard: ["parts", "part"],
  intersectscourtyard: ["parts", "part"],
  insidefrontcourtyard: ["parts", "part"],
  intersectsfrontcourtyard: ["parts", "part"],
  insidebackcourtyard: ["parts", "part"],
  intersectsbackcourtyard: ["parts", "part"],
  insidearea: ["areas", "area"],
  intersectsarea: ["areas", "area"],
  enclosedbyarea: ["areas", "area"],
  memberof: ["groups", "group"],
  memberofgroup: ["groups", "group"],
  memberoffootprint: ["parts", "part"],
  memberofsheet: ["sheets", "sheet"],
  memberofsheetorchildren: ["sheets", "sheet"],
  existsonlayer: ["layers", "layer"],
  indiffpair: ["pairs", "pair"],
  hasnetclass: ["netClasses", "net-class"],
  hasexactnetclass: ["netClasses", "net-class"],
  hascomponentclass: ["componentClasses", "component-class"],
  fromto: ["pads", "pad"],
  getfield: ["fields", "field"],
  netname: ["nets", "net"],
  netclass: ["netClasses", "net-class"],
  net_class: ["netClasses", "net-class"],
  layer: ["layers", "layer"],
  layer_top: ["layers", "layer"],
  layer_bottom: ["layers", "layer"],
  name: ["areas", "area"],
  reference: ["parts", "part"],
} satisfies Readonly<Record<string, readonly [keyof RuleVocabulary, CompletionKind]>>;

function completeExpression(written: string, start: number, names: RuleVocabulary): Completions {
  const literal = literalAt(written);
  if (literal !== undefined) {
    const before = written.slice(0, literal - 1);
    const asked = /(?:\bAB?|\bB)\.(\w+)\s*(?:\(\s*(?:'[^']*'\s*,\s*)?|[!=]=\s*)$/.exec(before)?.[1]?.toLowerCase();
    const isLayer = /\bL\s*[!=]=\s*$/.test(before);
    const [list, kind] = NAMES_OF[isLayer ? "layer" : (asked ?? "")] ?? [];
    const values = asKind("value", PROPERTY_VALUES[asked ?? ""] ?? []);
    const choices = list && kind ? asKind(kind, names[list]) : values;
    return offer(start + literal, written.slice(literal), choices);
  }
  const member = /(?:\bAB?|\bB)\.(\w*)$/.exec(written);
  if (member) {
    const typed = member[1] ?? "";
    const choices = [...asKind("property", PROPERTY_NAMES), ...FUNCTION_NAMES.map(callOf)];
    return offer(start + written.length - typed.length, typed, choices);
  }
  const typed = /\w*$/.exec(written)?.[0] ?? "";
  return offer(start + written.length - typed.length, typed, asKind("subject", ["A.", "B.", "AB.", "L"]));
}

/** Where the text begins that is open at the end of an expression, after its quotation mark. */
function literalAt(expression: string): number | undefined {
  let from: number | undefined;
  for (let at = 0; at < expression.length; at += 1) {
    if (expression[at] === "\\") at += 1;
    else if (expression[at] === "'") from = from === undefined ? at + 1 : undefined;
  }
  return from;
}

function callOf(name: FunctionName): Completion {
  const texts = Array.from({ length: functionNamed(name)?.takes ?? 0 }, () => "''");
  const text = `${name}(${texts.join(", ")})`;
  return { text, kind: "function", ...(texts.length > 0 && { caret: text.indexOf("'") + 1 }) };
}

function layersOf({ layers }: RuleVocabulary): readonly Completion[] {
  return asKind("layer", ["outer", "inner", ...layers]);
}

function asKind(
  kind: CompletionKind,
  texts: readonly string[],
  back: (text: string) => number = () => 0,
): readonly Completion[] {
  return texts.map((text) => {
    const moved = back(text);
    return { text, kind, ...(moved !== 0 && { caret: text.length + moved }) };
  });
}

/** Those that hold the letters, first those that begin with them; nothing where the only one is written already. */
function offer(from: number, written: string, choices: readonly Completion[]): Completions {
  const small = written.toLowerCase();
  const holding = choices.filter(({ text }) => text.toLowerCase().includes(small));
  const first = holding.filter(({ text }) => text.toLowerCase().startsWith(small));
  const found = [...first, ...holding.filter((one) => !first.includes(one))].slice(0, MAX_CHOICES);
  const isWritten = found.length === 1 && found[0]?.text.trim() === written;
  return { from, choices: isWritten ? [] : found };
}
