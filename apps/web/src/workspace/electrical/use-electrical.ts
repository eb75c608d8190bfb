import type { Circuit, ElectricalSettings } from "@tracewright/board";
import { useEffect, useRef, useState } from "react";
import type { ElectricalAnswer, ElectricalQuestion } from "./electrical-question.ts";

export interface ElectricalState {
  /** The newest answer; undefined until the first. */
  readonly answer: ElectricalAnswer | undefined;
  readonly status: "checking" | "done" | "failed";
  readonly retry: () => void;
}

/** Checks the schematic in a thread while the panel is open; the last findings stay until the next have come. */
export function useElectrical(circuit: Circuit | undefined, settings: ElectricalSettings | undefined): ElectricalState {
  const [answer, setAnswer] = useState<ElectricalAnswer>();
  const [status, setStatus] = useState<ElectricalState["status"]>("checking");
  const [attempt, setAttempt] = useState(0);
  const thread = useRef<Worker>(undefined);
  const newest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins another thread
  useEffect(() => {
    const worker = new Worker(new URL("./electrical-worker.ts", import.meta.url), {
      type: "module",
      name: "electrical rules",
    });
    thread.current = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<ElectricalAnswer>) => {
      if (data.number !== newest.current) return;
      setAnswer(data);
      setStatus("done");
    });
    worker.addEventListener("error", () => setStatus("failed"));
    return () => worker.terminate();
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new thread has to be given the schematic again
  useEffect(() => {
    if (!circuit || !settings) return;
    setStatus("checking");
    newest.current += 1;
    thread.current?.postMessage({ number: newest.current, circuit, settings } satisfies ElectricalQuestion);
  }, [circuit, settings, attempt]);

  return { answer, status, retry: () => setAttempt((count) => count + 1) };
}
