import type { Board, Circuit, NetId } from "@tracewright/board";
import { useEffect, useRef, useState } from "react";
import type { WorkspaceDropMap } from "../controller/drop-map.ts";
import type { DropAnswer, DropQuestion } from "./drop-question.ts";

/** A board that is being edited is solved again when it has rested this long, in milliseconds. */
const REST = 600;

interface Wanted {
  readonly net: NetId;
  readonly circuit: Circuit | undefined;
}

interface Solved extends Pick<DropAnswer, "answer"> {
  readonly wanted: Wanted;
  readonly board: Board;
}

/** Solves the supply that is shown in a thread, and again after edits; the last map stays until the next has come. */
export function useDropMap(board: Board | undefined): WorkspaceDropMap {
  const [wanted, setWanted] = useState<Wanted>();
  const [solved, setSolved] = useState<Solved>();
  const [hasFailed, setFailed] = useState(false);
  const thread = useRef<Worker>(undefined);
  const asked = useRef<{ readonly number: number; readonly about: Omit<Solved, "answer"> }>(undefined);

  const isShown = wanted !== undefined;
  useEffect(() => {
    if (!isShown) return;
    setFailed(false);
    const worker = new Worker(new URL("./drop-worker.ts", import.meta.url), { type: "module", name: "supply-drop" });
    thread.current = worker;
    worker.addEventListener("message", ({ data: { number, answer } }: MessageEvent<DropAnswer>) => {
      if (asked.current?.number === number) setSolved({ ...asked.current.about, answer });
    });
    worker.addEventListener("error", () => setFailed(true));
    return () => {
      worker.terminate();
      asked.current = undefined;
      setSolved(undefined);
    };
  }, [isShown]);

  useEffect(() => {
    if (!wanted || !board) return;
    const isEdited = asked.current?.about.wanted === wanted;
    const wait = setTimeout(
      () => {
        const number = (asked.current?.number ?? 0) + 1;
        asked.current = { number, about: { wanted, board } };
        thread.current?.postMessage({ number, board, ...wanted } satisfies DropQuestion);
      },
      isEdited ? REST : 0,
    );
    return () => clearTimeout(wait);
  }, [board, wanted]);

  const own = solved?.wanted === wanted ? solved : undefined;
  return {
    net: wanted?.net,
    answer: own?.answer,
    status: hasFailed ? "failed" : own && own.board === board ? "done" : "solving",
    show: (net, circuit) => setWanted({ net, circuit }),
    close: () => setWanted(undefined),
  };
}
