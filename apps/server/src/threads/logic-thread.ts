import { parentPort, workerData } from "node:worker_threads";
import type { LogicInput } from "./messages/logic-messages.ts";

async function answer(input: LogicInput): Promise<unknown> {
  if (input.kind === "judge") return (await import("./logic/judge-wanted.ts")).judgeWanted(input);
  return (await import("./logic/expand-wanted.ts")).expandWanted(input);
}

parentPort?.postMessage(await answer(workerData as LogicInput));
