import { Modal } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./shortcut-sheet.module.css";
import type { CanvasTexts } from "./texts.en.ts";
import { useCanvasTexts } from "./use-canvas-texts.ts";
import { WHEEL_HABITS, type WheelHabit } from "./wheel-reader.ts";

type Action = keyof CanvasTexts["action"];

/** Every way to move about the canvas. Keys of one way are held together; commas part different ways. */
const SHORTCUTS: readonly (readonly [action: Action, ways: readonly (readonly string[])[]])[] = [
  ["zoom", [["+"], ["−"]]],
  ["fit", [["Home"]]],
  ["fitSelection", [["F"]]],
  ["pan", [["←"], ["→"], ["↑"], ["↓"]]],
  ["panFar", [["Shift", "←"]]],
  ["flip", [["Shift", "F"]]],
  ["highlight", [["`"]]],
  ["clear", [["Esc"]]],
  ["units", [["Q"], ["Ctrl", "U"]]],
  ["sheet", [["?"], ["Ctrl", "F1"]]],
];
const GESTURES: readonly (keyof CanvasTexts["gesture"])[] = [
  "wheel",
  "drag",
  "click",
  "clickAgain",
  "shiftClick",
  "menu",
  "altClick",
];

/** All keys and gestures of the canvas; `?` opens it from anywhere in the workspace. */
export function ShortcutSheet({
  opened,
  onToggle,
  habit,
  onHabit,
}: {
  opened: boolean;
  onToggle: (opened: boolean) => void;
  habit: WheelHabit;
  onHabit: (habit: WheelHabit) => void;
}) {
  const texts = useCanvasTexts();
  const { t } = useTranslation();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
      if (isTyping || (event.key !== "?" && !(event.key === "F1" && event.ctrlKey))) return;
      event.preventDefault();
      onToggle(true);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, [onToggle]);

  return (
    <Modal
      opened={opened}
      onClose={() => onToggle(false)}
      title={texts.shortcuts}
      size={520}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <dl className={classes.list}>
        {SHORTCUTS.map(([action, ways]) => (
          <div key={action}>
            <dt>{texts.action[action]}</dt>
            <dd>
              {ways.map((keys) => (
                <span key={keys.join()} className={classes.way}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
        {GESTURES.map((action) => (
          <div key={action}>
            <dt>{texts.action[action]}</dt>
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
