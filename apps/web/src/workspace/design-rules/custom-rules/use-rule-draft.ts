import type { Editor } from "@tracewright/editor";
import { useCallback, useState } from "react";

/** What was typed and not applied, while the board is open: closing the dialog loses nothing. */
const drafts = new WeakMap<Editor, string>();

/** The text in the editor: what was typed last, else the board's own. `undefined` gives up what was typed. */
export function useRuleDraft(
  editor: Editor,
  applied: string,
): { readonly text: string; readonly setDraft: (text: string | undefined) => void } {
  const [draft, setState] = useState(() => drafts.get(editor));
  const setDraft = useCallback(
    (text: string | undefined) => {
      if (text === undefined) drafts.delete(editor);
      else drafts.set(editor, text);
      setState(text);
    },
    [editor],
  );
  return { text: draft ?? applied, setDraft };
}
