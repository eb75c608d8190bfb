import { applyLogicEdit, invertLogicEdit, type LogicEdit } from "../edits/logic-edit.ts";
import type { Logic } from "../records/logic.ts";

/** How many steps can be undone. */
export const LOGIC_HISTORY_STEPS = 200;

/** One thing a person did. Steps of one key that follow each other are undone together: a slider that is dragged. */
export interface LogicStep {
  readonly name: string;
  readonly edits: readonly LogicEdit[];
  readonly key?: string;
}

export interface LogicHistory {
  readonly done: readonly LogicStep[];
  readonly undone: readonly LogicStep[];
}

export const NO_LOGIC_HISTORY: LogicHistory = { done: [], undone: [] };

/** The history after another step; what was undone before it can no longer be redone. */
export function recordLogicStep({ done }: LogicHistory, step: LogicStep): LogicHistory {
  const last = done.at(-1);
  if (last && step.key !== undefined && last.key === step.key)
    return { done: [...done.slice(0, -1), { ...last, edits: [...last.edits, ...step.edits] }], undone: [] };
  return { done: [...done, step].slice(-LOGIC_HISTORY_STEPS), undone: [] };
}

export interface LogicState {
  readonly logic: Logic;
  readonly history: LogicHistory;
}

/** The state before the last step; undefined: there is none. */
export function undoLogicStep({ logic, history: { done, undone } }: LogicState): LogicState | undefined {
  const step = done.at(-1);
  if (!step) return undefined;
  const before = step.edits.reduceRight((state, edit) => applyLogicEdit(state, invertLogicEdit(edit)), logic);
  return { logic: before, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

export function redoLogicStep({ logic, history: { done, undone } }: LogicState): LogicState | undefined {
  const step = undone.at(-1);
  if (!step) return undefined;
  const after = step.edits.reduce(applyLogicEdit, logic);
  return { logic: after, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}
