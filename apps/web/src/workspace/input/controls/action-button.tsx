import { ActionIcon, Tooltip } from "@mantine/core";
import type { ReactNode } from "react";
import type { ActionId } from "../actions/action-table.ts";
import { useAction } from "../actions/use-actions.ts";
import { writeKeys } from "../keymap/stroke.ts";
import { IS_MAC, useKeymap } from "../keymap/use-keymap.ts";

/**
 * An action as a button with a picture: its words (or `words`, more exact at this moment) and keys are shown on hover
 * and to screen readers.
 */
export function ActionButton({ id, words: now, children }: { id: ActionId; words?: string; children: ReactNode }) {
  const { label: name, isThere, isEnabled, isOn, run } = useAction(id);
  const label = now ?? name;
  const [keys] = useKeymap()[id] ?? [];
  if (!isThere) return null;
  const words = keys === undefined ? label : `${label} (${writeKeys(keys, IS_MAC)})`;
  return (
    <Tooltip label={words} position="right">
      <ActionIcon
        aria-label={words}
        aria-pressed={isOn}
        variant={isOn ? "light" : "subtle"}
        color={isOn ? "accent" : "gray"}
        radius={0}
        // Not `disabled`, which would take the focus away from the control just used.
        {...(!isEnabled && { "data-disabled": true })}
        aria-disabled={!isEnabled}
        onClick={run}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
