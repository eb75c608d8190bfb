import { useCallback, useEffect, useRef, useState } from "react";
import { downloadText } from "../shell/download-text.ts";

interface Order {
  readonly kind: string;
}

/** What the pages of all engines show besides their own. */
interface View {
  readonly picture: unknown;
  readonly problem: string | undefined;
  /** A board is being read and prepared. */
  readonly isLoading: boolean;
}

interface SavedFile {
  readonly kind: "saved";
  readonly fileName: string;
  readonly text: string;
}

/** The same object every time. */
interface Desk<DeskView, Report> {
  readonly nothing: DeskView;
  readonly startThread: () => Worker;
  readonly viewAfter: (before: DeskView, report: Exclude<Report, SavedFile>) => DeskView;
  /** The engine will not go on with its run. */
  readonly failedView: (before: DeskView, problem: string) => DeskView;
}

const LOADING: ReadonlySet<string> = new Set(["load", "take", "restart"]);
const GOING_ON: ReadonlySet<string> = new Set([...LOADING, "advance", "play"]);

/** An engine in a thread of its own for as long as the page is open. */
export function useDesk<DeskView extends View, DeskOrder extends Order, Report extends Order>(
  desk: Desk<DeskView, Report>,
): readonly [DeskView, (order: DeskOrder | { readonly kind: "seen" }) => void] {
  const [view, setView] = useState(desk.nothing);
  const worker = useRef<Worker>(undefined);
  const send = useCallback((order: DeskOrder | { readonly kind: "seen" }) => {
    // A problem has been read once somebody goes on.
    if (GOING_ON.has(order.kind))
      setView((before) => ({ ...before, problem: undefined, isLoading: LOADING.has(order.kind) }));
    worker.current?.postMessage(order);
  }, []);

  useEffect(() => {
    const thread = desk.startThread();
    thread.addEventListener("message", ({ data }: MessageEvent<Report>) => {
      if (isSavedFile(data)) downloadText(data.fileName, data.text);
      else setView((before) => desk.viewAfter(before, data as Exclude<Report, SavedFile>));
    });
    thread.addEventListener("error", ({ message }) => setView((before) => desk.failedView(before, message)));
    worker.current = thread;
    return () => {
      worker.current = undefined;
      thread.terminate();
    };
  }, [desk]);

  const { picture } = view;
  useEffect(() => {
    if (!picture) return;
    const frame = requestAnimationFrame(() => send({ kind: "seen" }));
    return () => cancelAnimationFrame(frame);
  }, [picture, send]);

  return [view, send];
}

function isSavedFile(report: Order): report is SavedFile {
  return report.kind === "saved";
}
