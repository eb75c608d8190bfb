import { isAlike } from "@tracewright/board";
import { logicProblem } from "../check/logic-problem.ts";
import { LOGIC_LIMITS } from "../records/limits.ts";
import type { Logic, Use } from "../records/logic.ts";
import { type LogicOutcome, outcomeOf, refuse } from "./command-outcome.ts";
import { addUses, changeUse, type Hands, type NewUse, removeUses, setVersion } from "./use-commands.ts";

/** A line of a list of blocks: so many uses of one block with the same parameters. */
export interface WantedBlock {
  /** A version of the block. */
  readonly block: Use["block"];
  readonly name: string;
  readonly count: number;
  readonly parameters: Use["parameters"];
  /** Uses that stay, where the person says which; all others of the block are free to go. */
  readonly uses?: readonly string[];
}

/**
 * The logic with the blocks of a list: uses that it has already stay with their wires, those that are missing are added, and
 * those that are too many leave, the ones without wires first, then the newest.
 */
export function takeBlocks(logic: Logic, wanted: readonly WantedBlock[], hands: Hands): LogicOutcome {
  const count = wanted.reduce((sum, line) => sum + line.count, 0);
  if (count > LOGIC_LIMITS.uses)
    return refuse(logicProblem("too-many", { count, what: "blocks", limit: LOGIC_LIMITS.uses }));
  const claims = claimUses(logic, wanted);
  const kept = new Set(claims.flatMap(({ uses }) => uses.map(({ id }) => id)));
  const gone = logic.uses.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  let now = logic;
  const steps = [
    ...(gone.length > 0 ? [(one: Logic) => removeUses(one, gone)] : []),
    ...claims.flatMap(({ line, uses }) => uses.flatMap((use) => stepsFor(use, line, hands))),
    ...claims.flatMap(({ line, uses }) =>
      uses.length < line.count ? [(one: Logic) => addUses(one, [newUse(line, line.count - uses.length)], hands)] : [],
    ),
  ];
  for (const step of steps) {
    const outcome = step(now);
    if (outcome.status === "refused") return outcome;
    now = outcome.logic;
  }
  return outcomeOf(logic, now);
}

interface Claim {
  readonly line: WantedBlock;
  readonly uses: readonly Use[];
}

/** Each line takes the uses that are named, then those that are as it wants them, then others of its block. */
function claimUses(logic: Logic, wanted: readonly WantedBlock[]): Claim[] {
  const claimed = new Map<WantedBlock, Use[]>(wanted.map((line) => [line, []]));
  const taken = new Set<string>();
  const named = new Set(wanted.flatMap(({ uses = [] }) => uses));
  const pass = (fits: (use: Use, line: WantedBlock) => boolean) => {
    for (const [line, own] of claimed)
      for (const use of byWorth(logic)) {
        if (own.length >= line.count || taken.has(use.id) || use.block.id !== line.block.id || !fits(use, line))
          continue;
        taken.add(use.id);
        own.push(use);
      }
  };
  pass((use, { uses = [] }) => uses.includes(use.id));
  pass(
    (use, { block, parameters }) =>
      !named.has(use.id) && use.block.hash === block.hash && isAlike(use.parameters, parameters),
  );
  pass((use) => !named.has(use.id));
  return wanted.map((line) => ({ line, uses: claimed.get(line) ?? [] }));
}

/** Those with wires first, then in their order: the last of them leave first. */
function byWorth({ uses, nets }: Logic): readonly Use[] {
  const joined = new Set(nets.flatMap(({ kind, ends }) => (kind === "ground" ? [] : ends.map(({ use }) => use))));
  return [...uses.filter(({ id }) => joined.has(id)), ...uses.filter(({ id }) => !joined.has(id))];
}

function stepsFor(use: Use, { block, parameters }: WantedBlock, { book }: Hands): ((logic: Logic) => LogicOutcome)[] {
  return [
    ...(use.block.hash === block.hash ? [] : [(logic: Logic) => setVersion(logic, use.id, block, book)]),
    ...(isAlike(use.parameters, parameters) ? [] : [(logic: Logic) => changeUse(logic, use.id, { parameters }, book)]),
  ];
}

function newUse({ block, name, parameters }: WantedBlock, count: number): NewUse {
  return { block, name, parameters, count };
}
