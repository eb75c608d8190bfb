import type { Board, ItemId } from "@tracewright/board";
import { type Editor, PreviewTool } from "@tracewright/editor";
import { useEffect, useState } from "react";
import { type ReplicateAnswer, type ReplicateQuestion, replicateInThread } from "./replicate-in-thread.ts";

export interface Replication {
  /** Of the options as they are; undefined while it is computed. */
  readonly answer: ReplicateAnswer | undefined;
  /** The last one there was: what is shown meanwhile. */
  readonly latest: ReplicateAnswer | undefined;
  readonly hasFailed: boolean;
}

type Options = Omit<ReplicateQuestion["request"], "ids">;

/** Computes what replicating would do, whenever the options change, and shows it on the board. */
export function useReplication(
  editor: Editor,
  { board, ids, options }: { board: Board; ids: readonly ItemId[]; options: Options | undefined },
): Replication {
  const [state, setState] = useState<Replication>({ answer: undefined, latest: undefined, hasFailed: false });
  useEffect(() => {
    if (!options) return;
    const asked = new AbortController();
    setState(({ latest }) => ({ answer: undefined, latest, hasFailed: false }));
    const show = (answer?: ReplicateAnswer) => {
      const { tool } = editor.state;
      if (tool instanceof PreviewTool && editor.state.board === board) editor.take(tool.with(answer?.edit));
    };
    replicateInThread({ board, request: { ids, ...options } }, asked.signal).then(
      (answer) => {
        if (asked.signal.aborted) return;
        setState({ answer, latest: answer, hasFailed: false });
        show(answer);
      },
      () => {
        if (asked.signal.aborted) return;
        setState({ answer: undefined, latest: undefined, hasFailed: true });
        show();
      },
    );
    return () => asked.abort();
  }, [editor, board, ids, options]);
  return state;
}
