import { judgeLogic } from "@tracewright/logic";
import type { JudgeLogicAnswer, JudgeLogicInput } from "../messages/logic-messages.ts";
import { makeWanted } from "./wanted-logic.ts";

/** What the electrical rules say of a logic that nobody has saved yet. */
export function judgeWanted({ wanted, blocks }: JudgeLogicInput): JudgeLogicAnswer {
  const made = makeWanted(wanted, blocks);
  if (made.status === "refused") return made;
  return { status: "done", logic: made.logic, ...judgeLogic(made.logic, made.book, []) };
}
