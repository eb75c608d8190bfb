import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./tick-list.module.css";

/** Longer lists are counted, not drawn: the search narrows them. */
const ROWS_SHOWN = 200;

export interface TickRow<Id> {
  readonly id: Id;
  readonly name: string;
  /** Beside the name. */
  readonly detail: string;
  /** What the search looks in. */
  readonly text: string;
}

/** A list to tick, with a search; "all" ticks what the search has found. */
export function TickList<Id extends string>({
  rows,
  chosen,
  onChosen,
  words,
}: {
  rows: readonly TickRow<Id>[];
  chosen: ReadonlySet<Id>;
  onChosen: (chosen: ReadonlySet<Id>) => void;
  words: Readonly<Record<"find" | "all" | "none" | "list" | "noMatch" | "chosen", string>>;
}) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState("");
  const needle = wanted.trim().toLowerCase();
  const found = rows.filter(({ text }) => text.toLowerCase().includes(needle));
  const tick = (ids: readonly Id[], isTicked: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    onChosen(next);
  };

  return (
    <div className={classes.choice}>
      <div className={classes.tools}>
        <TextInput
          size="xs"
          placeholder={words.find}
          aria-label={words.find}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          // Return would start the run.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <Button
          variant="default"
          size="compact-xs"
          onClick={() =>
            tick(
              found.map(({ id }) => id),
              true,
            )
          }
        >
          {words.all}
        </Button>
        <Button variant="default" size="compact-xs" onClick={() => onChosen(new Set())}>
          {words.none}
        </Button>
      </div>
      <ul className={classes.list} aria-label={words.list}>
        {found.slice(0, ROWS_SHOWN).map(({ id, name, detail }) => (
          <li key={id}>
            <Checkbox
              size="xs"
              classNames={{ body: classes.row ?? "", labelWrapper: classes.words ?? "", label: classes.label ?? "" }}
              checked={chosen.has(id)}
              onChange={(event) => tick([id], event.currentTarget.checked)}
              label={
                <>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.count}>{detail}</span>
                </>
              }
            />
          </li>
        ))}
        {found.length === 0 && <li className={classes.quiet}>{words.noMatch}</li>}
        {found.length > ROWS_SHOWN && (
          <li className={classes.quiet}>{t("routing.more", { count: found.length - ROWS_SHOWN })}</li>
        )}
      </ul>
      <p className={classes.chosen} role="status">
        {words.chosen}
      </p>
    </div>
  );
}
