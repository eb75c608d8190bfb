import { Modal } from "@mantine/core";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { workspaceActions as english } from "../../../i18n/en/workspace-actions.ts";
import { workspaceActions as korean } from "../../../i18n/ko/workspace-actions.ts";
import { isEnabled } from "../actions/action-registry.ts";
import { ACTION_GROUP_NAMES, ACTION_GROUPS } from "../actions/action-table.ts";
import { afterClosing } from "../actions/after-closing.ts";
import { useActionName, useRegistry } from "../actions/use-actions.ts";
import { KeyCaps } from "../keymap/key-caps.tsx";
import { useKeymap } from "../keymap/use-keymap.ts";
import { type PaletteEntry, rankRows } from "../palette/palette-rows.ts";
import { useRecentActions } from "../palette/use-recent-actions.ts";
import classes from "./palette-dialog.module.css";

/** Everything that can be done or gone to, found by typing. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const listId = useId();
  const registry = useRegistry();
  const entries = useEntries();
  const [recent, remember] = useRecentActions();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const { rows, count } = useMemo(() => rankRows(query, entries, recent), [query, entries, recent]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const take = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    if (entry.kind === "action") remember(entry.id);
    afterClosing(() => (entry.kind === "action" ? registry.run(entry.id) : entry.go()));
  };
  const press = (event: KeyboardEvent) => {
    // A Return that ends a Hangul syllable chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const last = rows.length - 1;
    const next = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last }[event.key];
    if (event.key === "Enter") take(rows[active]?.entry);
    else if (event.key === "PageDown") setActive(Math.min(active + 8, last));
    else if (event.key === "PageUp") setActive(Math.max(active - 8, 0));
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      yOffset="12dvh"
      size={560}
      padding={0}
      attributes={{ content: { "aria-label": t("workspace.palette.title") } }}
    >
      <input
        className={classes.input}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={rows.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-label={t("workspace.palette.title")}
        placeholder={t("workspace.palette.hint")}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      {rows.length > 0 && (
        <div ref={list} id={listId} role="listbox" aria-label={t("workspace.palette.title")} className={classes.list}>
          {rows.map(({ entry, places }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
            <div
              key={`${entry.kind} ${entry.id}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.row}
              onMouseMove={() => setActive(index)}
              onClick={() => take(entry)}
            >
              <Row entry={entry} places={places} />
            </div>
          ))}
        </div>
      )}
      <p className={classes.count} role="status">
        {rows.length === 0
          ? t("workspace.palette.none", { query: query.trim() })
          : t("workspace.palette.count", { count })}
      </p>
    </Modal>
  );
}

function Row({ entry, places }: { entry: PaletteEntry; places: readonly number[] }) {
  const { t } = useTranslation();
  const [keys] =
    (useKeymap() as Readonly<Record<string, readonly string[]>>)[entry.kind === "action" ? entry.id : ""] ?? [];
  const marked = new Set(places);
  return (
    <>
      <span className={classes.name}>
        {[...entry.name.normalize("NFC")].map((letter, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name than their place
          marked.has(index) ? <b key={index}>{letter}</b> : letter,
        )}
      </span>
      <span className={classes.detail}>
        {entry.kind === "action"
          ? t(`workspace.actionGroups.${entry.group}`)
          : `${t(`workspace.palette.kinds.${entry.kind}`)} ${entry.detail}`}
      </span>
      {keys !== undefined && <KeyCaps strokes={keys} />}
    </>
  );
}

/** What can be done at the moment the palette opens. */
function useEntries(): readonly PaletteEntry[] {
  const { i18n } = useTranslation();
  const registry = useRegistry();
  const nameOf = useActionName();
  const other = i18n.language.startsWith("ko") ? english : korean;
  // Not updated while it is open: rows must not move under the hand.
  return useState(() => [
    ...ACTION_GROUP_NAMES.flatMap((group) =>
      ACTION_GROUPS[group].flatMap((id): PaletteEntry[] => {
        const action = registry.get(id);
        if (!action || id === "palette" || !isEnabled(action)) return [];
        return [{ kind: "action", id, name: nameOf(id, action.values), otherName: other[id], group }];
      }),
    ),
    ...registry.findables(),
  ])[0];
}
