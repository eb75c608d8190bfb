import type { Nm } from "@tracewright/geometry";
import type { Board } from "../../records/board.ts";
import type { DesignRules } from "../../records/rules.ts";
import { parseRuleFile } from "../language/parse-rule-file.ts";
import type { CustomRule, Disallowed, RuleFile } from "../language/rule-file.ts";
import { compileExpression, type Evaluate } from "./compile-expression.ts";
import { isOfPlaces } from "./expression-uses.ts";
import { findUnobeyed, isObeyed, type ObeyedKind } from "./find-unobeyed.ts";
import type { RuleItem, RuleSubjects } from "./rule-item.ts";
import { numberOf } from "./rule-value.ts";
import { isNamed, RuleWorld } from "./rule-world.ts";

export type LimitKind = Exclude<ObeyedKind, "disallow">;

/** What custom rules ask of a distance or a size: nanometres. Absent: nothing, and the board's own rules apply. */
export interface RuleLimit {
  readonly min?: Nm;
  readonly max?: Nm;
  /** The last of the rules that said so. */
  readonly rule: CustomRule;
}

interface CompiledRule {
  readonly rule: CustomRule;
  /** Copper layers that it is for, as bits. */
  readonly layers: number;
  readonly condition?: Evaluate;
}

interface CompiledLimit extends CompiledRule {
  readonly min?: Nm;
  readonly max?: Nm;
}

interface CompiledBan extends CompiledRule {
  readonly items: ReadonlySet<Disallowed>;
}

/** The board's custom rules, ready to be asked; the rules that cannot be obeyed are not among them. */
export class RuleBook {
  readonly #limits = new Map<LimitKind, CompiledLimit[]>();
  readonly #bans: CompiledBan[] = [];
  /** Whether an edit of a zone, a part or a group may change what the rules ask of others. */
  readonly isOfPlaces: boolean;

  constructor(board: Board) {
    const file = rulesOf(board.rules);
    const left = new Set([...file.problems.map(({ rule }) => rule), ...findUnobeyed(file).map(({ index }) => index)]);
    const obeyed = file.rules.filter((_, index) => !left.has(index));
    this.isOfPlaces = obeyed.some(({ condition }) => condition !== undefined && isOfPlaces(condition));
    if (obeyed.length === 0) return;
    const world = new RuleWorld(board);
    for (const rule of obeyed) this.#add(rule, world);
  }

  #add(rule: CustomRule, world: RuleWorld): void {
    const compiled: CompiledRule = {
      rule,
      layers: layersFor(rule.layer, world),
      ...(rule.condition && { condition: compileExpression(rule.condition, world) }),
    };
    for (const constraint of rule.constraints) {
      if (constraint.kind === "disallow") this.#bans.push({ ...compiled, items: new Set(constraint.items) });
      else if (isObeyed(constraint.kind) && ("min" in constraint || "max" in constraint)) {
        const { min, max } = constraint;
        const limits = this.#limits.get(constraint.kind) ?? [];
        limits.push({ ...compiled, ...(min && { min: min.amount }), ...(max && { max: max.amount }) });
        this.#limits.set(constraint.kind, limits);
      }
    }
  }

  /** What a kind of rule asks at most: no two things farther apart than this need be asked about. */
  farthest(kind: LimitKind): Nm {
    return Math.max(0, ...(this.#limits.get(kind) ?? []).map(({ min = 0 }) => min));
  }

  /**
   * What holds for one thing, or between two on one layer. Of several rules the later one in the file decides, separately for
   * the smallest and the largest value, as in KiCad 7 and later. Conditions are tried both ways round.
   */
  limit(kind: LimitKind, subjects: RuleSubjects): RuleLimit | undefined {
    const limits = this.#limits.get(kind);
    if (!limits) return undefined;
    let min: Nm | undefined;
    let max: Nm | undefined;
    let rule: CustomRule | undefined;
    for (let place = limits.length - 1; place >= 0; place -= 1) {
      const limit = limits[place]!;
      const adds = (min === undefined && limit.min !== undefined) || (max === undefined && limit.max !== undefined);
      if (!adds || !applies(limit, subjects)) continue;
      min ??= limit.min;
      max ??= limit.max;
      rule ??= limit.rule;
      if (min !== undefined && max !== undefined) break;
    }
    return rule && { rule, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }

  /** The rule that forbids the item, on that layer where one is given: the last in the file. */
  banOn(item: RuleItem, as: readonly Disallowed[], layer?: number): CustomRule | undefined {
    const subjects = { a: item, ...(layer !== undefined && { layer }) };
    return this.#bans.findLast((ban) => as.some((one) => ban.items.has(one)) && applies(ban, subjects))?.rule;
  }

  get hasLimits(): boolean {
    return this.#limits.size > 0;
  }

  get hasBans(): boolean {
    return this.#bans.length > 0;
  }
}

function applies({ layers, condition }: CompiledRule, subjects: RuleSubjects): boolean {
  const { a, b, layer } = subjects;
  // What is asked about all layers at once, as a diameter, needs the item on one of the rule's.
  if ((layers & (layer ?? a.reach)) === 0 && !(layer === undefined && a.reach === 0)) return false;
  if (!condition) return true;
  return isTrue(condition, subjects) || (b !== undefined && isTrue(condition, { ...subjects, a: b, b: a }));
}

function isTrue(condition: Evaluate, subjects: RuleSubjects): boolean {
  return numberOf(condition(subjects)) !== 0;
}

function layersFor(layer: string | undefined, world: RuleWorld): number {
  const { layers, board } = world;
  const all = (1 << layers.length) - 1;
  const outer = 1 | (1 << (layers.length - 1));
  if (layer === undefined) return all;
  if (layer === "outer") return outer;
  if (layer === "inner") return all & ~outer;
  return world.bitsOf(
    board.layers
      .filter(({ id, userName }) => isNamed(layer, id) || (userName !== undefined && isNamed(layer, userName)))
      .map(({ id }) => id),
  );
}

const NONE: RuleFile = { rules: [], problems: [] };
/** Read once for each text: rules stay while a board is edited. */
const files = new WeakMap<DesignRules, RuleFile>();

function rulesOf(rules: DesignRules): RuleFile {
  if (!rules.customRules) return NONE;
  let file = files.get(rules);
  if (!file) {
    file = parseRuleFile(rules.customRules);
    files.set(rules, file);
  }
  return file;
}

const books = new WeakMap<Board, RuleBook>();

/** The rules of a board; made once for each board object. */
export function ruleBookOf(board: Board): RuleBook {
  let book = books.get(board);
  if (!book) {
    book = new RuleBook(board);
    books.set(board, book);
  }
  return book;
}
