import { Button, Checkbox, SegmentedControl, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isShown, type LineFilter, withChosen } from "./chosen-lines.ts";
import classes from "./update-dialog.module.css";
import type { UpdateKind, UpdateLine } from "./update-line.ts";
import { type LineWords, wordLine } from "./word-line.ts";

/** So many lines of a kind are shown until all are asked for. */
const LINES_SHOWN = 50;

interface Worded {
  readonly line: UpdateLine;
  readonly words: LineWords;
}

/** The lines kind by kind, each with its box; boxes of kinds tick all of theirs that are shown. */
export function UpdateList({
  changes,
  chosen,
  onChosen,
  isDisabled,
}: {
  changes: readonly UpdateLine[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  isDisabled: boolean;
}) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<LineFilter>({ words: "", which: "all" });
  const list = useRef<HTMLDivElement>(null);
  const worded = useMemo(() => changes.map((line): Worded => ({ line, words: wordLine(line, t) })), [changes, t]);
  const shown = worded.filter(({ line, words }) =>
    isShown(line, `${words.title} ${words.detail} ${words.copper}`, filter, chosen),
  );
  const kinds = [...new Set(shown.map(({ line }) => line.kind))];
  const choose = (ids: readonly string[], isChosen: boolean) =>
    onChosen(withChosen(changes, chosen, { ids, isChosen }));
  const press = (event: KeyboardEvent) => {
    const boxes = [...(list.current?.querySelectorAll<HTMLElement>("input[type=checkbox]") ?? [])];
    const at = event.target instanceof HTMLElement ? boxes.indexOf(event.target) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    boxes[Math.min(boxes.length - 1, Math.max(0, to))]?.focus();
    event.preventDefault();
  };
  return (
    <div>
      <div className={classes.filters}>
        <TextInput
          size="xs"
          className={classes.search ?? ""}
          leftSection={<IconSearch size={14} aria-hidden />}
          aria-label={t("update.filter")}
          placeholder={t("update.filter")}
          value={filter.words}
          onChange={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
        />
        <SegmentedControl
          size="xs"
          aria-label={t("update.which.label")}
          value={filter.which}
          onChange={(which) => setFilter({ ...filter, which: which as LineFilter["which"] })}
          data={(["all", "chosen", "left"] as const).map((which) => ({
            value: which,
            label: t(`update.which.${which}`),
          }))}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between the lines' own boxes */}
      <div className={classes.list} ref={list} onKeyDown={press}>
        {kinds.length === 0 && (
          <Text size="sm" c="dimmed" p="sm" role="status">
            {t("update.noneShown")}
          </Text>
        )}
        {kinds.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            lines={shown.filter(({ line }) => line.kind === kind)}
            chosen={chosen}
            onChoose={choose}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </div>
  );
}

function Kind({
  kind,
  lines,
  chosen,
  onChoose,
  isDisabled,
}: {
  kind: UpdateKind;
  lines: readonly Worded[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  isDisabled: boolean;
}) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const ids = lines.map(({ line }) => line.id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const rows = isWhole ? lines : lines.slice(0, LINES_SHOWN);
  return (
    <section className={classes.kind} aria-label={t(`update.kind.${kind}`)}>
      <Checkbox
        size="xs"
        className={classes.heading ?? ""}
        disabled={isDisabled}
        label={
          <>
            {t(`update.kind.${kind}`)} <span className="tw-number">{lines.length}</span>
          </>
        }
        checked={count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={(event) => onChoose(ids, event.currentTarget.checked)}
      />
      {KINDS_WITH_HINT.has(kind) && (
        <Text size="xs" c="dimmed" className={classes.hint ?? ""}>
          {t(`update.hint.${kind as "part-removed" | "copper" | "pads" | "part-added"}`)}
        </Text>
      )}
      <ul className={classes.lines}>
        {rows.map(({ line, words }) => (
          <li key={line.id}>
            <Checkbox
              size="xs"
              disabled={isDisabled}
              checked={chosen.has(line.id)}
              onChange={(event) => onChoose([line.id], event.currentTarget.checked)}
              label={
                <>
                  <span className={classes.title}>{words.title}</span> <span>{words.detail}</span>
                  {words.copper && <span className={classes.copper}>{words.copper}</span>}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {lines.length > rows.length && (
        <Button size="compact-xs" variant="subtle" className={classes.all ?? ""} onClick={() => setWhole(true)}>
          {t("update.showAll", { count: lines.length })}
        </Button>
      )}
    </section>
  );
}

/** Kinds of which it is said what accepting them does besides. */
const KINDS_WITH_HINT: ReadonlySet<UpdateKind> = new Set(["part-added", "part-removed", "pads", "copper"]);
