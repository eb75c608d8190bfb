import {
  type Board,
  type BoardEdit,
  checkEdit,
  customRuleProblem,
  type DesignRules,
  type EditProblem,
  type NetClass,
  type NetId,
  takeRuleFile,
} from "@tracewright/board";
import type { CommandOutcome } from "../commands/command.ts";
import { EditBuilder } from "../edit-builder.ts";

/** What a change of the rules comes to: nothing where all stays as it is, or refused with the reason. */
export interface RulesOutcome extends CommandOutcome {
  readonly refused?: EditProblem;
}

/** The class that every net without another one is of; it can be neither renamed nor deleted. */
export const DEFAULT_CLASS = "Default";

/** Other rules for the board. Refused is what the board cannot hold: a negative distance, a class named twice. */
export function setRules(board: Board, change: Partial<DesignRules>): RulesOutcome {
  const builder = new EditBuilder(board);
  builder.set("rules", { ...board.rules, ...change });
  return judged(board, builder.build());
}

/**
 * Another text of custom rules; a blank one: none. Refused with the first thing that cannot be read in it. What can be read and
 * is not obeyed is kept and listed as such (`uncheckedRules`).
 */
export function setCustomRules(board: Board, text: string): RulesOutcome {
  const { customRules: _text, uncheckedRules: _listed, ...bare } = board.rules;
  const builder = new EditBuilder(board);
  if (text.trim() === "") builder.set("rules", bare);
  else {
    const { rules, file } = takeRuleFile(board.rules, text, "");
    const [problem] = file.problems;
    if (problem) return { refused: customRuleProblem(file, problem), locked: [] };
    builder.set("rules", rules);
  }
  return judged(board, builder.build());
}

/** Changes values of one class; `undefined` has it take the value of Default again. */
export function setNetClass(
  board: Board,
  name: string,
  change: { readonly [Key in keyof NetClass]?: NetClass[Key] | undefined },
): RulesOutcome {
  const netClasses = board.rules.netClasses.map((one) => {
    if (one.name !== name) return one;
    const next = Object.entries({ ...one, ...change }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(next) as unknown as NetClass;
  });
  return setRules(board, { netClasses });
}

export function addNetClass(board: Board, name: string): RulesOutcome {
  return setRules(board, { netClasses: [...board.rules.netClasses, { name }] });
}

/** The class under another name, and with it the nets and patterns that name it. */
export function renameNetClass(board: Board, from: string, to: string): RulesOutcome {
  if (from === DEFAULT_CLASS || from === to) return { locked: [] };
  return replaceClass(board, from, to, (classes) =>
    classes.map((one) => (one.name === from ? { ...one, name: to } : one)),
  );
}

/** Its nets and patterns are of Default then. */
export function deleteNetClass(board: Board, name: string): RulesOutcome {
  if (name === DEFAULT_CLASS) return { locked: [] };
  return replaceClass(board, name, undefined, (classes) => classes.filter((one) => one.name !== name));
}

/** Puts a net into a class by itself, whatever patterns say; `undefined` leaves it to them. */
export function assignNet(board: Board, id: NetId, netClass: string | undefined): RulesOutcome {
  const net = board.nets.find((one) => one.id === id);
  if (!net || net.netClass === netClass) return { locked: [] };
  const { netClass: _before, ...bare } = net;
  const builder = new EditBuilder(board);
  builder.update("nets", net, netClass === undefined ? bare : { ...bare, netClass });
  return judged(board, builder.build());
}

function replaceClass(
  board: Board,
  from: string,
  to: string | undefined,
  change: (classes: readonly NetClass[]) => readonly NetClass[],
): RulesOutcome {
  const { rules, nets } = board;
  const builder = new EditBuilder(board);
  const assignments = rules.assignments.flatMap((one) => {
    if (one.netClass !== from) return [one];
    return to === undefined ? [] : [{ ...one, netClass: to }];
  });
  builder.set("rules", { ...rules, netClasses: change(rules.netClasses), assignments });
  for (const net of nets) {
    if (net.netClass !== from) continue;
    const { netClass: _before, ...bare } = net;
    builder.update("nets", net, to === undefined ? bare : { ...bare, netClass: to });
  }
  return judged(board, builder.build());
}

function judged(board: Board, edit: BoardEdit | undefined): RulesOutcome {
  if (!edit) return { locked: [] };
  const [refused] = checkEdit(board, edit);
  return refused ? { refused, locked: [] } : { edit, locked: [] };
}
