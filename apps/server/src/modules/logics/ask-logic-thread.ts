import { logicProblemSentence } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, errorNameOf } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type {
  ExpandLogicAnswer,
  ExpandLogicInput,
  JudgeLogicAnswer,
  JudgeLogicInput,
  LogicInput,
} from "../../threads/messages/logic-messages.ts";
import { LOGIC_THREAD } from "../../threads/thread-files.ts";
import { sayUnread } from "../imports/import-files.ts";

type Done<Answer> = Extract<Answer, { readonly status: "done" }>;

/** Schematic and board of a logic. Refused where the logic is not right in itself (70001) or the board not supported (70017). */
export async function expandLogic(
  application: Application,
  read: () => Promise<ExpandLogicInput>,
): Promise<Done<ExpandLogicAnswer>> {
  const answer = await ask<ExpandLogicAnswer>(application, read);
  if (answer.status === "done") return answer;
  if (answer.status === "refused") refuseLogic(answer.problems);
  const [problem] = answer.problems;
  throw new ApplicationError(
    errorNameOf(problem?.code ?? 0) ?? "UNSUPPORTED_BOARD_SPECIFICATION",
    problem?.message ?? "",
    { problems: answer.problems },
  );
}

/** What the rules say of a logic that is not saved. */
export async function judgeWantedLogic(
  application: Application,
  read: () => Promise<JudgeLogicInput>,
): Promise<Done<JudgeLogicAnswer>> {
  const answer = await ask<JudgeLogicAnswer>(application, read);
  if (answer.status === "refused") refuseLogic(answer.problems);
  return answer;
}

/** With the first sentence, and all of them as data: screens word them in their language. */
function refuseLogic(problems: Extract<ExpandLogicAnswer, { status: "refused" }>["problems"]): never {
  const [first] = problems;
  throw new ApplicationError(
    "INVALID_EDA_BLOCK",
    refusal("logic-refused", { problem: first ? logicProblemSentence(first) : "" }),
    { logicProblems: problems.slice(0, 20) },
  );
}

async function ask<Answer>(application: Application, read: () => Promise<LogicInput>): Promise<Answer> {
  const outcome = await application.threads.runLate<Answer>(LOGIC_THREAD, async () => ({ input: await read() }));
  if (outcome.status === "answered") return outcome.answer;
  throw new ApplicationError("INVALID_EDA_BLOCK", sayUnread(application, outcome, "logic"));
}
