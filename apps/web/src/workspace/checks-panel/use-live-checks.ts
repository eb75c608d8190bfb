import type { Board } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type ChecksState, LiveChecks } from "./live-checks.ts";

/** The checks of the board on view, with what a hand is about to do to it. Undefined for a moment, until their thread is there. */
export function useLiveChecks(board: Board | undefined, editor: Editor | undefined): LiveChecks | undefined {
  const [checks, setChecks] = useState<LiveChecks>();

  useEffect(() => {
    const worker = new Worker(new URL("./live-checks-worker.ts", import.meta.url), { type: "module" });
    const opened = new LiveChecks((question) => worker.postMessage(question));
    worker.addEventListener("message", ({ data }) => opened.receive(data));
    worker.addEventListener("error", () => opened.receive(undefined));
    setChecks(opened);
    return () => {
      setChecks(undefined);
      worker.terminate();
    };
  }, []);

  useEffect(() => {
    if (!checks || !board) return;
    const show = () => {
      if (!editor) return checks.show(board);
      const { edit, routing } = editor.state.tool.view;
      const drawn = routing && [...routing.tracks, ...routing.vias].map(({ id }) => id);
      return checks.show(editor.state.board, edit, drawn);
    };
    show();
    return editor?.subscribe(show);
  }, [checks, board, editor]);

  return checks;
}

export function useChecksState(checks: LiveChecks): ChecksState {
  return useSyncExternalStore(checks.subscribe, () => checks.state);
}
