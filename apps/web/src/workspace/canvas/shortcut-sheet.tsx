import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ACTION_GROUP_NAMES, ACTION_GROUPS } from "../actions/action-table.ts";
import { useActionName, useRegistry } from "../actions/use-actions.ts";
import { KeyCaps } from "../keymap/key-caps.tsx";
import { useKeymap } from "../keymap/use-keymap.ts";
import classes from "./shortcut-sheet.module.css";
import type { CanvasTexts } from "./texts.en.ts";
import { useCanvasTexts } from "./use-canvas-texts.ts";
import { WHEEL_HABITS, type WheelHabit } from "./wheel-reader.ts";

const GESTURES: readonly (keyof CanvasTexts["gesture"])[] = [
  "wheel",
  "drag",
  "click",
  "clickAgain",
  "shiftClick",
  "menu",
  "altClick",
];

/** All keys and gestures of the workspace, as they are on this keyboard. */
export function ShortcutSheet({
  opened,
  onClose,
  habit,
  onHabit,
}: {
  opened: boolean;
  onClose: () => void;
  habit: WheelHabit;
  onHabit: (habit: WheelHabit) => void;
}) {
  const texts = useCanvasTexts();
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.shortcuts}
      size={520}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <ActionKeys />
      <dl className={classes.list}>
        {GESTURES.map((action) => (
          <div key={action}>
            <dt>{texts.gestureAction[action]}</dt>
            <dd>{texts.gesture[action]}</dd>
          </div>
        ))}
      </dl>
      <label className={classes.habit}>
        {texts.wheel}
        <select
          value={habit}
          onChange={(event) => onHabit(WHEEL_HABITS.find((known) => known === event.currentTarget.value) ?? habit)}
        >
          {WHEEL_HABITS.map((known) => (
            <option key={known} value={known}>
              {texts.wheelHabits[known]}
            </option>
          ))}
        </select>
      </label>
    </Modal>
  );
}

/** The actions of this screen that have keys, group by group. */
function ActionKeys() {
  const { t } = useTranslation();
  const registry = useRegistry();
  const nameOf = useActionName();
  const keymap = useKeymap();
  return ACTION_GROUP_NAMES.map((group) => {
    const ids = ACTION_GROUPS[group].filter((id) => keymap[id] && registry.get(id));
    if (ids.length === 0) return null;
    return (
      <section key={group} aria-labelledby={`keys-${group}`}>
        <h3 id={`keys-${group}`} className={classes.group}>
          {t(`workspace.actionGroups.${group}`)}
        </h3>
        <dl className={classes.list}>
          {ids.map((id) => (
            <div key={id}>
              <dt>{nameOf(id, registry.get(id)?.values)}</dt>
              <dd>
                {keymap[id]?.map((strokes) => (
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
