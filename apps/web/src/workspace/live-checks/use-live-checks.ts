import type { Board, Circuit } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { useEffect, useState, useSyncExternalStore } from "react";
import { idsOfEdit } from "../zone-fill/stale-fills.ts";
import { staleFillsOf } from "../zone-fill/stale-fills-of.ts";
import { type ChecksState, LiveChecks } from "./live-checks.ts";

/**
 * The checks of the board on view, with what a hand is about to do to it, and what its schematic says of it. Undefined for a
 * moment, until their thread is there.
 */
export function useLiveChecks(
  board: Board | undefined,
  editor: Editor | undefined,
  circuit: Circuit | undefined,
): LiveChecks | undefined {
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
    if (!editor) return checks.show(board);
    const stale = staleFillsOf(editor);
    const show = () => {
      const { edit, routing } = editor.state.tool.view;
      const drawn = routing ? [...routing.tracks, ...routing.vias].map(({ id }) => id) : [];
      const inHand = edit ? idsOfEdit(edit) : NOTHING;
      checks.show(editor.state.board, edit, { drawn, isDue: (finding) => stale.isDue(finding, inHand) });
    };
    show();
    const leave = [editor.subscribe(show), stale.subscribe(() => checks.tellAgain())];
    return () => {
      for (const stop of leave) stop();
    };
  }, [checks, board, editor]);

  useEffect(() => checks?.compareWith(circuit), [checks, circuit]);

  return checks;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useChecksState(checks: LiveChecks): ChecksState {
  return useSyncExternalStore(checks.subscribe, () => checks.state);
}
