import { IconAlertCircle } from "@tabler/icons-react";
import type { Board } from "@tracewright/board";
import type { Editor, EditorState } from "@tracewright/editor";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LengthUnit } from "../texts/format-length.ts";
import classes from "./refusal-note.module.css";
import { useEditorState } from "./use-editor-state.ts";
import { useRoomWords } from "./use-room-words.ts";

/** Long enough to be read, and out of the way of what comes next. */
const SHOWN_MS = 8_000;

/** Why what was just asked for did not happen, and while something is held, what leaves no room for it. */
export function RefusalNote({
  editor,
  board,
  unit,
  whyReadOnly,
}: {
  editor: Editor;
  board: Board;
  unit: LengthUnit;
  /** Why the board is only looked at, where there is more to say than that. */
  whyReadOnly: string | undefined;
}) {
  const { t } = useTranslation();
  const wordRoom = useRoomWords(board, unit);
  const { view } = useEditorState(editor).tool;
  const refused = useRefused(editor);
  const held = wordRoom(view.collisions ?? view.inTheWay ?? []);
  const more = refused?.refusal === "read-only" ? whyReadOnly : refused && wordRoom(refused.inTheWay ?? []);
  return (
    <div className={classes.place}>
      {/* What changes with every move of the hand is not read out. */}
      {held && (
        <p className={classes.note} aria-hidden>
          <IconAlertCircle size={16} />
          {held}
        </p>
      )}
      <div role="status">
        {refused?.refusal && !held && (
          <p className={classes.note}>
            <IconAlertCircle size={16} aria-hidden />
            <span>
              {t(`drawingTools.refusals.${refused.refusal}`)} {more}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * It stays while the pointer moves on: the editor has forgotten it with the next event. Over the next step, or
 * another selection, it would be unrelated.
 */
function useRefused(editor: Editor): Pick<EditorState, "refusal" | "inTheWay"> | undefined {
  const [shown, show] = useState<Pick<EditorState, "refusal" | "inTheWay">>();
  useEffect(() => {
    let about: Pick<EditorState, "history" | "selection"> | undefined;
    return editor.subscribe(() => {
      const { refusal, inTheWay, history, selection } = editor.state;
      if (refusal) {
        about = { history, selection };
        show({ refusal, ...(inTheWay && { inTheWay }) });
      } else if (about && (about.history !== history || about.selection !== selection)) {
        about = undefined;
        show(undefined);
      }
    });
  }, [editor]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => show(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
