import { Button } from "@mantine/core";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "../input/actions/use-actions.ts";
import { writeKeys } from "../input/keymap/stroke.ts";
import { IS_MAC, useKeymap } from "../input/keymap/use-keymap.ts";
import classes from "./checks-panel.module.css";

/** How many findings the next fill of the zones decides about, with the fill. */
export function DueNote({ count }: { count: number }) {
  const { t } = useTranslation();
  const { label, isThere, isEnabled, run } = useAction("zoneFill");
  const [keys] = useKeymap().zoneFill ?? [];
  if (count === 0) return null;
  const fill = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the fill: the focus stays in the panel.
    currentTarget.closest("section")?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
    run();
  };
  return (
    <div className={classes.due} role="status">
      <p>{t("checks.due", { count })}</p>
      {isThere && (
        <Button variant="default" size="compact-sm" h={28} disabled={!isEnabled} onClick={fill}>
          {keys === undefined ? label : `${label} (${writeKeys(keys, IS_MAC)})`}
        </Button>
      )}
    </div>
  );
}
