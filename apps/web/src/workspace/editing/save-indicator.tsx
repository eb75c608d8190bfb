import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../format/format-date.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import type { BoardEditing } from "./board-editing.ts";
import { formatSavedWhen } from "./format-saved-when.ts";
import classes from "./save-indicator.module.css";
import { useSaving } from "./use-board-editing.ts";
import { useSavingWords } from "./use-saving-words.ts";

const loadConflict = () => import("./conflict-dialog.tsx");
const loadRefusal = () => import("./refused-dialog.tsx");
const TICK_MS = 5_000;

/** Whether what is on screen is saved; where it cannot be, why, and what to do. It never says "saved" of what is not. */
export function SaveIndicator({ editing, updatedAt }: { editing: BoardEditing | undefined; updatedAt: string }) {
  const { t, i18n } = useTranslation();
  const saving = useSaving(editing);
  const wordsOf = useSavingWords();
  const now = useNow(saving);
  const [isOpened, open] = useState(false);
  const kind = saving?.kind ?? "saved";
  useEffect(() => {
    // What both changed has to be decided; what is saved again needs no dialog.
    open(kind === "conflict");
  }, [kind]);
  if (!saving || kind === "saved") {
    const at = saving?.savedAt === undefined ? updatedAt : new Date(saving.savedAt).toISOString();
    return (
      <time className={classes.state} dateTime={at} title={formatDateTime(at, i18n.language)}>
        {t("workspace.savedWhen", { when: formatSavedWhen(at, now, i18n.language) })}
      </time>
    );
  }
  const words = wordsOf(saving);
  const isQuiet = kind === "waiting" || kind === "saving";
  const isStuck = kind === "conflict" || kind === "refused";
  const isFull = kind === "accountFull" || kind === "diskFull";
  return (
    <span className={classes.state} data-kind={kind} title={isQuiet ? undefined : words.safety}>
      <span role={isQuiet ? undefined : "status"} className={classes.words}>
        {!isQuiet &&
          (isStuck || isFull ? <IconAlertTriangle size={14} aria-hidden /> : <IconCloudOff size={14} aria-hidden />)}
        {words.state}
        {saving.kept !== "all" && ` ${words.safety}`}
      </span>
      {isStuck && (
        <Button variant="light" color="danger" size="compact-xs" onClick={() => open(true)}>
          {t("editing.save.details")}
        </Button>
      )}
      {editing && isOpened && kind === "conflict" && (
        <LateDialog load={loadConflict} props={{ editing, saving, onClose: () => open(false) }} />
      )}
      {editing && isOpened && kind === "refused" && (
        <LateDialog load={loadRefusal} props={{ editing, saving, onClose: () => open(false) }} />
      )}
    </span>
  );
}

/** The time, updated every few seconds and with every change of `cause`. */
function useNow(cause: unknown): number {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just been saved was saved just now
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [cause]);
  return now;
}
