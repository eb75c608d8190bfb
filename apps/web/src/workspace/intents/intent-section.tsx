import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IntentEntry } from "./arrange-intents.ts";
import { IntentRow, type RowCommands } from "./intent-row.tsx";
import classes from "./intents-panel.module.css";
import type { IntentWords } from "./word-intent.ts";

/** A section of more rows begins closed, and an open one shows so many at first. */
const ROWS_OPEN = 12;
const ROWS_SHOWN = 60;

/** Intents of one kind under their heading, which opens and closes them. */
export function IntentSection({
  title,
  entries,
  wordsOf,
  isSought,
  active,
  commands,
  action,
}: {
  title: string;
  entries: readonly IntentEntry[];
  wordsOf: (entry: IntentEntry) => IntentWords;
  /** Somebody looks for something: what was found is not hidden. */
  isSought: boolean;
  /** Id of the row that Tab stops at. */
  active: string | undefined;
  commands: RowCommands;
  action?: ReactNode;
}) {
  const { t } = useTranslation();
  const listId = useId();
  const [chosen, setChosen] = useState<boolean>();
  const [shown, setShown] = useState(ROWS_SHOWN);
  const isOpen = chosen ?? (isSought || entries.length <= ROWS_OPEN);
  const rest = entries.length - shown;
  return (
    <section>
      <div className={classes.sectionHead}>
        <h3>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setChosen(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden data-open={isOpen} />
            {title} <span className={classes.count}>{entries.length}</span>
          </button>
        </h3>
        {isOpen && action}
      </div>
      <ul id={listId} className={classes.rows} hidden={!isOpen}>
        {isOpen &&
          entries
            .slice(0, shown)
            .map((entry) => (
              <IntentRow
                key={entry.intent.id}
                entry={entry}
                words={wordsOf(entry)}
                isActive={entry.intent.id === active}
                commands={commands}
              />
            ))}
        {isOpen && rest > 0 && (
          <li>
            <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setShown(shown + ROWS_SHOWN)}>
              {t("intents.more", { count: Math.min(rest, ROWS_SHOWN) })}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
