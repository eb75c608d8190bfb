import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CanvasTexts } from "../../texts/texts.en.ts";
import { useCanvasTexts } from "../../texts/use-canvas-texts.ts";
import { ACTION_GROUP_NAMES, ACTION_GROUPS, type ActionId, situationOf } from "../actions/action-table.ts";
import { useActionName, useRegistry } from "../actions/use-actions.ts";
import { KeyCaps } from "../keymap/key-caps.tsx";
import { useKeyChoice, useKeymap } from "../keymap/use-keymap.ts";
import { matchText } from "../palette/match-text.ts";
import { useWheelHabit } from "../wheel/use-wheel-habit.ts";
import { WHEEL_HABITS } from "../wheel/wheel-reader.ts";
import classes from "./shortcut-sheet.module.css";

const GESTURES = Object.keys({
  wheel: 0,
  drag: 0,
  click: 0,
  clickAgain: 0,
  shiftClick: 0,
  menu: 0,
  altClick: 0,
} satisfies Record<keyof CanvasTexts["gesture"], 0>) as readonly (keyof CanvasTexts["gesture"])[];

/** All keys and gestures of the workspace, with this browser's settings. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const texts = useCanvasTexts();
  const { t } = useTranslation();
  const registry = useRegistry();
  const [{ keymap, hasSingleKeys }] = useKeyChoice();
  const [query, setQuery] = useState("");
  const gestures = GESTURES.filter((name) => matchText(query, texts.gestureAction[name]));
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.shortcuts}
      size={860}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <div className={classes.tools}>
        <TextInput
          size="xs"
          className={classes.find ?? ""}
          placeholder={texts.find}
          aria-label={texts.find}
          data-autofocus
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <span className={classes.keymap}>
          {t("workspace.keys.as", { keymap: t(`workspace.keys.keymaps.${keymap}`) })}
          {!hasSingleKeys && ` ${t("workspace.keys.singleOff")}`}
        </span>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            onClose();
            registry.run("hotkeys");
          }}
        >
          {t("workspace.actions.hotkeys")}
        </Button>
      </div>
      <div className={classes.groups}>
        <ActionKeys query={query} />
        {gestures.length > 0 && (
          <section aria-labelledby="keys-gestures">
            <h3 id="keys-gestures">{t("workspace.keys.gestures")}</h3>
            <dl className={classes.list}>
              {gestures.map((name) => (
                <div key={name}>
                  <dt>{texts.gestureAction[name]}</dt>
                  <dd>{texts.gesture[name]}</dd>
                </div>
              ))}
            </dl>
            <WheelChoice />
          </section>
        )}
      </div>
    </Modal>
  );
}

/** The actions of this screen that have keys, group by group. */
function ActionKeys({ query }: { query: string }) {
  const { t } = useTranslation();
  const registry = useRegistry();
  const nameOf = useActionName();
  const keymap = useKeymap();
  const nameOfKnown = (id: ActionId) => nameOf(id, registry.get(id)?.values);
  return ACTION_GROUP_NAMES.map((group) => {
    const ids = ACTION_GROUPS[group].filter((id) => keymap[id] && registry.get(id));
    const rows = inFamilies(ids).filter(({ family, ids: [first] }) =>
      matchText(query, family ? t(`workspace.keys.families.${family}`) : nameOfKnown(first)),
    );
    if (rows.length === 0) return null;
    return (
      <section key={group} aria-labelledby={`keys-${group}`}>
        <h3 id={`keys-${group}`}>{t(`workspace.actionGroups.${group}`)}</h3>
        <dl className={classes.list}>
          {rows.map(({ family, ids: [id, ...others] }) => (
            <div key={id}>
              <dt>
                {family ? t(`workspace.keys.families.${family}`) : nameOfKnown(id)}
                <Situation id={id} />
              </dt>
              <dd>
                {[id, ...others]
                  .flatMap((one) => keymap[one] ?? [])
                  .map((strokes) => (
                    <KeyCaps key={strokes} strokes={strokes} />
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}

const FAMILY = /^(pan|nudge|cursor)(?:Left|Right|Up|Down)(Far)?$/;
type Family = `${"pan" | "nudge" | "cursor"}${"" | "Far"}`;

/** Actions one to a row; what differs in its direction alone shares one. */
function inFamilies(
  ids: readonly ActionId[],
): readonly { readonly family: Family | undefined; readonly ids: readonly [ActionId, ...ActionId[]] }[] {
  const rows = new Map<string, { family: Family | undefined; ids: [ActionId, ...ActionId[]] }>();
  for (const id of ids) {
    const [, verb, far = ""] = FAMILY.exec(id) ?? [];
    const family = verb === undefined ? undefined : (`${verb}${far}` as Family);
    const row = rows.get(family ?? id);
    if (row) row.ids.push(id);
    else rows.set(family ?? id, { family, ids: [id] });
  }
  return [...rows.values()];
}

/** When the keys of an action are its own, where that is not always. */
function Situation({ id }: { id: ActionId }) {
  const { t } = useTranslation();
  const situation = situationOf(id);
  return situation && <span className={classes.situation}>{t(`workspace.keys.situations.${situation}`)}</span>;
}

function WheelChoice() {
  const texts = useCanvasTexts();
  const [habit, setHabit] = useWheelHabit();
  return (
    <label className={classes.habit}>
      {texts.wheel}
      <select
        value={habit}
        onChange={(event) => setHabit(WHEEL_HABITS.find((known) => known === event.currentTarget.value) ?? habit)}
      >
        {WHEEL_HABITS.map((known) => (
          <option key={known} value={known}>
            {texts.wheelHabits[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
