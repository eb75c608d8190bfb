import type { Editor } from "@tracewright/editor";
import { StaleFills } from "./stale-fills.ts";

const known = new WeakMap<Editor, StaleFills>();

/** How old the fills of an editor's board are, from when it is first asked for. */
export function staleFillsOf(editor: Editor): StaleFills {
  const there = known.get(editor);
  if (there) return there;
  let { board, history } = editor.state;
  const stale = new StaleFills(board);
  known.set(editor, stale);
  editor.subscribe(() => {
    const before = { board, history };
    ({ board, history } = editor.state);
    if (board === before.board) return;
    const step = history.done.at(-1);
    const isDone = step !== undefined && !before.history.done.includes(step);
    const isUndone = history.undone.length > before.history.undone.length;
    const isRedone = isDone && before.history.undone.includes(step);
    if (isUndone || isRedone) stale.travel(before.board, board);
    else if (isDone) stale.follow(before.board, board);
    else stale.adopt(board);
  });
  return stale;
}
