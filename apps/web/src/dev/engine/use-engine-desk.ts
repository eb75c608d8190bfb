import type { InspectedNode, OpenConnection } from "@tracewright/routing";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskOrder, DeskReport, LoadedRun, StepPicture } from "./desk-protocol.ts";
import { downloadText } from "./download-text.ts";

/** What the page knows of the engine's desk. */
export interface DeskView {
  readonly loaded: LoadedRun | undefined;
  readonly picture: StepPicture | undefined;
  readonly node: InspectedNode | undefined;
  /** Why connections are open, of the step that is shown; undefined until it was asked. */
  readonly open: readonly OpenConnection[] | undefined;
  readonly problem: string | undefined;
  /** A board is being read and its lattice laid out. */
  readonly isLoading: boolean;
}

const NOTHING: DeskView = {
  loaded: undefined,
  picture: undefined,
  node: undefined,
  open: undefined,
  problem: undefined,
  isLoading: false,
};

/** The engine in a thread of its own for as long as the page is open. */
export function useEngineDesk(): readonly [DeskView, (order: DeskOrder) => void] {
  const [view, setView] = useState(NOTHING);
  const worker = useRef<Worker>(undefined);
  const send = useCallback((order: DeskOrder) => {
    const isLoading = order.kind === "load" || order.kind === "take" || order.kind === "restart";
    // What was wrong before has been read once somebody goes on.
    if (isLoading || order.kind === "advance" || order.kind === "play")
      setView((before) => ({ ...before, problem: undefined, isLoading }));
    worker.current?.postMessage(order);
  }, []);

  useEffect(() => {
    const thread = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
    thread.addEventListener("message", ({ data }: MessageEvent<DeskReport>) => {
      if (data.kind === "saved") downloadText(data.fileName, data.text);
      else setView((before) => viewAfter(before, data));
    });
    thread.addEventListener("error", ({ message }) => setView((before) => failedView(before, message)));
    worker.current = thread;
    return () => {
      worker.current = undefined;
      thread.terminate();
    };
  }, []);

  const { picture } = view;
  useEffect(() => {
    if (!picture) return;
    const frame = requestAnimationFrame(() => send({ kind: "seen" }));
    return () => cancelAnimationFrame(frame);
  }, [picture, send]);

  return [view, send];
}

function viewAfter(before: DeskView, report: Exclude<DeskReport, { kind: "saved" }>): DeskView {
  switch (report.kind) {
    case "loaded":
      return { ...NOTHING, loaded: report.loaded };
    case "picture": {
      const isSameStep = before.picture?.place.visits === report.picture.place.visits;
      return { ...before, picture: report.picture, open: isSameStep ? before.open : undefined };
    }
    case "probed":
      return { ...before, node: report.node };
    case "explained":
      return { ...before, open: report.open };
    case "refused":
      return { ...before, problem: report.problem, isLoading: false };
    case "failed":
      return failedView(before, report.problem);
  }
}

/** The engine will not go on with this run. */
function failedView(before: DeskView, problem: string): DeskView {
  const picture: StepPicture | undefined = before.picture && { ...before.picture, status: "finished" };
  return { ...before, picture, problem: `The engine failed: ${problem}`, isLoading: false };
}
