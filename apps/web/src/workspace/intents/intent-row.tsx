import { ActionIcon, Button } from "@mantine/core";
import { IconAlertTriangle, IconArrowBackUp, IconPencil, IconTrash, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IntentEntry } from "./arrange-intents.ts";
import classes from "./intents-panel.module.css";
import { type IntentWords, wordIntentProblem } from "./word-intent.ts";

export interface RowCommands {
  readonly onPoint: (entry: IntentEntry | undefined) => void;
  readonly onShow: (entry: IntentEntry) => void;
  readonly onCorrect: (entry: IntentEntry) => void;
  readonly onRemove: (entry: IntentEntry) => void;
  readonly onRestore: (entry: IntentEntry) => void;
  readonly onReset: (entry: IntentEntry) => void;
}

/** Kinds of which nothing can be said in another way: removing them says all. */
const PLAIN_KINDS: ReadonlySet<string> = new Set(["EDGE", "FIXED", "CHANNEL"]);

export function isCorrectable({ intent }: IntentEntry): boolean {
  return !PLAIN_KINDS.has(intent.kind);
}

/** One intent: pointed at it lights up on the board, clicked it is brought into view. */
export function IntentRow({
  entry,
  words: { title, why },
  isActive,
  commands,
}: {
  entry: IntentEntry;
  words: IntentWords;
  /** The one row that Tab stops at; arrow keys go to the others. */
  isActive: boolean;
  commands: RowCommands;
}) {
  const { t } = useTranslation();
  const { intent, isRemoved, isCorrected, problems } = entry;
  // Of a limit each says something else; of all others the first stands for what the board has lost.
  const told = intent.kind === "HEIGHT_LIMIT" ? problems : problems.slice(0, 1);
  const mark = isCorrected ? t("intents.corrected") : intent.origin === "PERSON" ? t("intents.byHand") : undefined;
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      className={classes.row}
      data-removed={isRemoved}
      onMouseEnter={() => commands.onPoint(entry)}
      onMouseLeave={() => commands.onPoint(undefined)}
    >
      <button
        type="button"
        className={classes.chip}
        data-intent={intent.id}
        tabIndex={tabIndex}
        onClick={() => commands.onShow(entry)}
        onFocus={() => commands.onPoint(entry)}
        onBlur={() => commands.onPoint(undefined)}
      >
        <span className={classes.rowTitle}>
          {title}
          {mark && <span className={classes.mark}>{mark}</span>}
        </span>
        <span className={classes.why}>{why}</span>
        {told.map((problem) => (
          <span key={problem.kind} className={classes.problem}>
            <IconAlertTriangle size={14} aria-hidden />
            {intent.kind === "HEIGHT_LIMIT"
              ? wordIntentProblem(problem, t)
              : t("intents.unfit", { problem: wordIntentProblem(problem, t) })}
          </span>
        ))}
      </button>
      <span className={classes.rowActions}>
        {isRemoved ? (
          <Button
            variant="default"
            size="compact-xs"
            tabIndex={tabIndex}
            aria-label={t("intents.restoreNamed", { title })}
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => commands.onRestore(entry)}
          >
            {t("intents.restore")}
          </Button>
        ) : (
          <>
            {isCorrected && (
              <ActionIcon
                size={26}
                tabIndex={tabIndex}
                aria-label={t("intents.resetNamed", { title })}
                title={t("intents.reset")}
                onClick={() => commands.onReset(entry)}
              >
                <IconArrowBackUp size={16} aria-hidden />
              </ActionIcon>
            )}
            {isCorrectable(entry) && (
              <ActionIcon
                size={26}
                tabIndex={tabIndex}
                aria-label={t("intents.correctNamed", { title })}
                title={t("intents.correct")}
                onClick={() => commands.onCorrect(entry)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon
              size={26}
              tabIndex={tabIndex}
              aria-label={t("intents.removeNamed", { title })}
              title={t("intents.remove")}
              onClick={() => commands.onRemove(entry)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
        {isRemoved && intent.origin === "PERSON" && !isCorrected && (
          <ActionIcon
            size={26}
            tabIndex={tabIndex}
            aria-label={t("intents.forgetNamed", { title })}
            title={t("intents.forget")}
            onClick={() => commands.onReset(entry)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </span>
    </li>
  );
}
