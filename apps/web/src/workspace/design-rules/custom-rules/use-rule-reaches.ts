import type { Board } from "@tracewright/board";
import { useEffect, useState } from "react";
import type { ReachAnswer, ReachQuestion } from "./reach-question.ts";

/** Typing rests for so long before it is counted again. */
const PAUSE_MS = 200;

/** How many things of the board each rule of the text is about; undefined while they are counted. */
export function useRuleReaches(board: Board, text: string): ReachAnswer["reaches"] | undefined {
  const [answer, setAnswer] = useState<ReachAnswer & { readonly board: Board }>();
  const [thread, setThread] = useState<Worker>();
  useEffect(() => {
    const started = new Worker(new URL("./rule-reach-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<ReachAnswer>) => setAnswer({ ...data, board }));
    ask(started, { board, text: "" });
    setThread(started);
    return () => started.terminate();
  }, [board]);
  useEffect(() => {
    const timer = setTimeout(() => thread && ask(thread, { text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [thread, text]);
  return answer?.text === text && answer.board === board ? answer.reaches : undefined;
}

function ask(thread: Worker, question: ReachQuestion): void {
  thread.postMessage(question);
}
