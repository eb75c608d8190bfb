import { IconAlertCircle } from "@tabler/icons-react";
import type { Editor, Refusal } from "@tracewright/editor";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./refusal-note.module.css";

/** Long enough to be read, and out of the way of what comes next. */
const SHOWN_MS = 5_000;

/** Why what was just asked for did not happen. */
export function RefusalNote({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const refusal = useRefusal(editor);
  return (
    <div role="status" className={classes.place}>
      {refusal && (
        <p className={classes.note}>
          <IconAlertCircle size={16} aria-hidden />
          {t(`drawingTools.refusals.${refusal}`)}
        </p>
      )}
    </div>
  );
}

/** It stays while the pointer moves on: the editor has forgotten it with the next event. */
function useRefusal(editor: Editor): Refusal | undefined {
  const [shown, show] = useState<{ readonly refusal: Refusal }>();
  useEffect(
    () =>
      editor.subscribe(() => {
        const { refusal } = editor.state;
        if (refusal) show({ refusal });
      }),
    [editor],
  );
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => show(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown?.refusal;
}
