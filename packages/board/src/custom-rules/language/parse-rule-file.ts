import type { Severity } from "../../records/rules.ts";
import { phrase, type RemarkWords } from "../../remarks/remark-words.ts";
import type { Expression } from "./expression.ts";
import { type ExpressionProblem, parseExpression } from "./parse-expression.ts";
import { PlaceFinder } from "./place-finder.ts";
import { readQuantity } from "./read-quantity.ts";
import {
  BARE_KINDS,
  type CustomRule,
  DISALLOWED,
  type Disallowed,
  MEASURED_KINDS,
  type MeasuredKind,
  type Quantity,
  type QuantityUnit,
  type RuleConstraint,
  type RuleFile,
  type RuleProblem,
  SEVERITIES,
  ZONE_CONNECTIONS,
} from "./rule-file.ts";
import { type RuleToken, RuleTokens } from "./rule-tokens.ts";

/** More rules or problems than these are not read on. */
const MAX_RULES = 2_000;
const MAX_PROBLEMS = 200;

/** Words of KiCad 6 for what is called otherwise since. */
const RENAMED = new Map<string, string>([
  ["mechanical_clearance", "physical_clearance"],
  ["mechanical_hole_clearance", "physical_hole_clearance"],
  ["hole", "hole_size"],
]);

/** The units that a constraint's values may have; lengths where nothing is said. */
const UNITS_OF = new Map<MeasuredKind, readonly QuantityUnit[]>([
  ["via_count", ["count"]],
  ["track_angle", ["deg", "count"]],
  ["solder_paste_rel_margin", ["count"]],
  ["length", ["nm", "fs"]],
  ["skew", ["nm", "fs"]],
]);
const LENGTH: readonly QuantityUnit[] = ["nm"];

/**
 * Reads a `.kicad_dru` of KiCad 6 to 10. What cannot be read is a problem with its place; the rules beside it are read
 * on. Never throws.
 */
export function parseRuleFile(source: string): RuleFile {
  return new Parser(source).parse();
}

class Parser {
  readonly #source: string;
  readonly #tokens: RuleTokens;
  readonly #places: PlaceFinder;
  readonly #rules: CustomRule[] = [];
  readonly #problems: RuleProblem[] = [];
  #version: number | undefined;
  #token: RuleToken;
  #isInRule = false;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = new RuleTokens(source);
    this.#places = new PlaceFinder(source);
    this.#token = this.#tokens.next();
  }

  parse(): RuleFile {
    while (this.#token.kind !== "end") {
      if (this.#rules.length >= MAX_RULES || this.#problems.length >= MAX_PROBLEMS) {
        this.#report(this.#token.at, phrase("custom-rules-cut", {}));
        break;
      }
      this.#parseTop();
    }
    const { unclosedAt } = this.#tokens;
    if (unclosedAt !== undefined) this.#report(unclosedAt, phrase("custom-rules-quote-open", {}));
    return {
      ...(this.#version !== undefined && { version: this.#version }),
      rules: this.#rules,
      problems: this.#problems,
    };
  }

  #parseTop(): void {
    const open = this.#take();
    if (open.kind !== "open") {
      this.#report(
        open.at,
        open.kind === "close"
          ? phrase("custom-rules-surplus", {})
          : phrase("custom-rules-outside", { text: open.text }),
      );
      return;
    }
    const word = this.#take();
    if (word.text === "version") this.#parseVersion();
    else if (word.text === "rule") this.#parseRule(open.at);
    else {
      this.#report(word.at, phrase("custom-rules-no-rule", { text: word.text }));
      this.#skipList();
    }
  }

  #parseVersion(): void {
    const number = this.#takeAtom();
    if (number && /^\d+$/.test(number.text)) this.#version = Number(number.text);
    else this.#report(this.#token.at, phrase("custom-rules-no-version", {}));
    this.#close();
  }

  #parseRule(start: number): void {
    this.#isInRule = true;
    const name = this.#takeAtom();
    if (!name) this.#report(this.#token.at, phrase("custom-rules-no-name", {}));
    const rule: Building = { constraints: [] };
    while (this.#token.kind !== "close" && this.#token.kind !== "end") {
      const open = this.#take();
      if (open.kind !== "open") {
        this.#report(open.at, phrase("custom-rules-no-brackets", { text: open.text }));
        continue;
      }
      const word = this.#take();
      this.#parseClause(word, rule);
    }
    this.#closeOrReport();
    // A constraint that cannot be read has been reported.
    const isReported = this.#problems.some(({ rule: index }) => index === this.#rules.length);
    if (rule.constraints.length === 0 && !isReported) this.#report(start, phrase("custom-rules-no-constraint", {}));
    const { condition, layer, severity, constraints } = rule;
    this.#rules.push({
      name: name?.text ?? "",
      place: this.#places.find(start),
      ...(layer !== undefined && { layer }),
      ...(severity !== undefined && { severity }),
      ...(condition && { condition }),
      constraints,
    });
    this.#isInRule = false;
  }

  #parseClause(word: RuleToken, rule: Building): void {
    switch (word.text) {
      case "constraint": {
        const constraint = this.#parseConstraint();
        if (constraint) rule.constraints.push(constraint);
        return;
      }
      case "condition": {
        const expression = this.#parseExpression("custom-rules-no-condition");
        if (expression) rule.condition = expression;
        return;
      }
      case "layer": {
        const layer = this.#takeAtom();
        if (layer) rule.layer = layer.text;
        else this.#report(this.#token.at, phrase("custom-rules-no-layer", {}));
        this.#close();
        return;
      }
      case "severity": {
        const written = this.#takeAtom();
        const severity = SEVERITIES.find((one) => one === written?.text);
        if (severity) rule.severity = severity;
        else this.#report(written?.at ?? this.#token.at, notOneOf(written, SEVERITIES));
        this.#close();
        return;
      }
      default:
        this.#report(word.at, notOneOf(word, CLAUSES));
        this.#skipList();
    }
  }

  #parseConstraint(): RuleConstraint | undefined {
    const word = this.#takeAtom();
    if (!word) {
      this.#report(this.#token.at, phrase("custom-rules-no-kind", {}));
      this.#skipList();
      return undefined;
    }
    const kind = RENAMED.get(word.text) ?? word.text;
    const bare = BARE_KINDS.find((one) => one === kind);
    const measured = MEASURED_KINDS.find((one) => one === kind);
    if (measured) return this.#parseMeasured(measured);
    if (bare) {
      this.#close();
      return { kind: bare };
    }
    if (kind === "disallow") return this.#parseDisallow();
    if (kind === "zone_connection") return this.#parseZoneConnection();
    if (kind === "min_resolved_spokes") return this.#parseSpokes();
    if (kind === "assertion") {
      const expression = this.#parseExpression("custom-rules-no-assertion");
      return expression && { kind, expression };
    }
    this.#report(word.at, phrase("custom-rules-unknown-kind", { kind: word.text }));
    this.#skipList();
    return undefined;
  }

  #parseMeasured(kind: MeasuredKind): RuleConstraint | undefined {
    const values: { min?: Quantity; opt?: Quantity; max?: Quantity; withinDiffPairs?: true } = {};
    const start = this.#token.at;
    const problemsBefore = this.#problems.length;
    while (this.#token.kind !== "close" && this.#token.kind !== "end") {
      const open = this.#take();
      if (open.kind !== "open") {
        this.#report(open.at, phrase("custom-rules-no-brackets", { text: open.text }));
        continue;
      }
      const word = this.#take();
      const limit = LIMITS.find((one) => one === word.text);
      if (limit) {
        const value = this.#parseQuantity(UNITS_OF.get(kind) ?? LENGTH);
        if (value) values[limit] = value;
      } else if (word.text === "within_diff_pairs" && kind === "skew") {
        values.withinDiffPairs = true;
        this.#close();
      } else {
        this.#report(word.at, notOneOf(word, LIMITS));
        this.#skipList();
      }
    }
    this.#closeOrReport();
    if (values.min === undefined && values.opt === undefined && values.max === undefined) {
      if (this.#problems.length === problemsBefore) this.#report(start, phrase("custom-rules-no-limit", { kind }));
      return undefined;
    }
    return { kind, ...values };
  }

  #parseQuantity(units: readonly QuantityUnit[]): Quantity | undefined {
    const written = this.#takeAtom();
    if (!written) {
      this.#report(this.#token.at, phrase("custom-rules-no-value", {}));
      this.#close();
      return undefined;
    }
    const found = readQuantity(written.text);
    this.#close();
    if ("problem" in found) return this.#reportWithin(written, found.problem);
    if (units.includes(found.unit)) return found;
    // 0 is as long in every unit.
    if (found.unit === "count" && found.amount === 0) return { amount: 0, unit: units[0]! };
    this.#report(
      written.at,
      phrase(found.unit === "count" ? "custom-rules-no-unit" : "custom-rules-wrong-unit", { value: written.text }),
    );
    return undefined;
  }

  #parseDisallow(): RuleConstraint {
    const items: Disallowed[] = [];
    for (let atom = this.#takeAtom(); atom; atom = this.#takeAtom()) {
      const item = DISALLOWED.find((one) => one === atom?.text);
      if (item === undefined) this.#report(atom.at, notOneOf(atom, DISALLOWED));
      else if (!items.includes(item)) items.push(item);
    }
    this.#close();
    return { kind: "disallow", items };
  }

  #parseZoneConnection(): RuleConstraint | undefined {
    const written = this.#takeAtom();
    const connection = ZONE_CONNECTIONS.find((one) => one === written?.text);
    if (!connection) this.#report(written?.at ?? this.#token.at, notOneOf(written, ZONE_CONNECTIONS));
    this.#close();
    return connection && { kind: "zone_connection", connection };
  }

  #parseSpokes(): RuleConstraint | undefined {
    // KiCad 7 writes the number alone, later versions take (min 2) as well.
    if (this.#token.kind === "open") {
      this.#take();
      const word = this.#take();
      const value = word.text === "min" ? this.#parseQuantity(["count"]) : this.#skipList();
      if (word.text !== "min") this.#report(word.at, notOneOf(word, ["min"]));
      this.#close();
      return value && { kind: "min_resolved_spokes", count: value.amount };
    }
    const written = this.#takeAtom();
    this.#close();
    if (written && /^\d+$/.test(written.text)) return { kind: "min_resolved_spokes", count: Number(written.text) };
    this.#report(written?.at ?? this.#token.at, phrase("custom-rules-no-spokes", {}));
    return undefined;
  }

  #parseExpression(whenEmpty: "custom-rules-no-condition" | "custom-rules-no-assertion"): Expression | undefined {
    const written = this.#takeAtom();
    if (!written || written.text.trim() === "") {
      this.#report(written?.at ?? this.#token.at, phrase(whenEmpty, {}));
      this.#close();
      return undefined;
    }
    const parsed = parseExpression(written.text);
    this.#close();
    return "problem" in parsed ? this.#reportWithin(written, parsed.problem) : parsed.expression;
  }

  #take(): RuleToken {
    const token = this.#token;
    if (token.kind !== "end") this.#token = this.#tokens.next();
    return token;
  }

  /** The next word or quoted text, if one is next. */
  #takeAtom(): RuleToken | undefined {
    const { kind } = this.#token;
    return kind === "word" || kind === "quoted" ? this.#take() : undefined;
  }

  /** The end of a list of which all is read: anything else in it is one problem. */
  #close(): undefined {
    const { kind, text, at } = this.#token;
    if (kind !== "close" && kind !== "end") {
      this.#report(at, phrase("custom-rules-unexpected", { text }));
      this.#skipList();
    } else this.#closeOrReport();
    return undefined;
  }

  #closeOrReport(): void {
    if (this.#token.kind === "end") this.#report(this.#token.at, phrase("custom-rules-missing-bracket", {}));
    else this.#take();
  }

  /** To the end of the list that is open. */
  #skipList(): undefined {
    for (let depth = 1; depth > 0 && this.#token.kind !== "end"; ) {
      const { kind } = this.#take();
      if (kind === "open") depth += 1;
      if (kind === "close") depth -= 1;
    }
    return undefined;
  }

  #reportWithin(written: RuleToken, { words, at }: ExpressionProblem): undefined {
    this.#report(this.#offsetWithin(written, at), words);
    return undefined;
  }

  /** The place of one letter of a token: an escape is two letters of the source and one of the text. */
  #offsetWithin({ kind, at }: RuleToken, letters: number): number {
    if (kind !== "quoted") return at + letters;
    let offset = at + 1;
    for (let passed = 0; passed < letters; passed += 1) offset += this.#source[offset] === "\\" ? 2 : 1;
    return offset;
  }

  #report(at: number, words: RemarkWords): void {
    // One rule may be wrong in a thousand places.
    if (this.#problems.length > MAX_PROBLEMS) return;
    const place = this.#places.find(at);
    this.#problems.push({ place, words, ...(this.#isInRule && { rule: this.#rules.length }) });
  }
}

interface Building {
  condition?: Expression;
  layer?: string;
  severity?: Severity | "exclusion";
  readonly constraints: RuleConstraint[];
}

const LIMITS = ["min", "opt", "max"] as const;
const CLAUSES = ["constraint", "condition", "layer", "severity"] as const;

function notOneOf(written: RuleToken | undefined, choices: readonly string[]): RemarkWords {
  return phrase("custom-rules-no-choice", { what: `"${written?.text ?? ""}"`, choices: choices.join(", ") });
}
