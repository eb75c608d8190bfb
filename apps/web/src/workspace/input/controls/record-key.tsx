import { Button } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOfTheBrowser } from "../keymap/browser-keys.ts";
import { type Stroke, strokeOf, writeKeys } from "../keymap/stroke.ts";
import { IS_MAC } from "../keymap/use-keymap.ts";
import classes from "./hotkeys-dialog.module.css";

/** Waits for a key and says whose it is; Esc leaves everything as it was. */
export function RecordKey({
  name,
  losersOf,
  onKey,
  onCancel,
}: {
  /** Of the action that is to have the key. */
  name: string;
  /** Names of the actions that would lose it. */
  losersOf: (stroke: Stroke) => readonly string[];
  onKey: (stroke: Stroke) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<Stroke>();
  const [refused, setRefused] = useState<Stroke>();
  const press = (event: KeyboardEvent) => {
    const stroke = strokeOf(event.nativeEvent, IS_MAC);
    // Tab goes on to the next control, as everywhere.
    if (stroke === undefined || stroke === "Tab" || stroke === "Shift+Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (stroke === "Escape") onCancel();
    else if (isOfTheBrowser(stroke)) setRefused(stroke);
    else if (losersOf(stroke).length === 0) onKey(stroke);
    else setPressed(stroke);
  };
  if (pressed !== undefined)
    return (
      <span className={classes.question}>
        <span role="alert">
          {t("workspace.keys.belongs", { key: writeKeys(pressed, IS_MAC), actions: losersOf(pressed).join(", ") })}
        </span>
        <Button size="compact-xs" autoFocus onClick={() => onKey(pressed)}>
          {t("workspace.keys.take", { action: name })}
        </Button>
        <Button size="compact-xs" variant="default" onClick={onCancel}>
          {t("workspace.keys.leave")}
        </Button>
      </span>
    );
  return (
    <span className={classes.question}>
      {refused !== undefined && (
        <span role="alert">{t("workspace.keys.browser", { key: writeKeys(refused, IS_MAC) })}</span>
      )}
      <Button
        size="compact-xs"
        variant="light"
        autoFocus
        aria-label={t("workspace.keys.pressFor", { action: name })}
        onKeyDown={press}
        onBlur={onCancel}
      >
        {t("workspace.keys.press")}
      </Button>
    </span>
  );
}
