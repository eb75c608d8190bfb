import { ActionIcon, Tooltip } from "@mantine/core";
import type { ReactNode } from "react";

/** A button of the header that opens a panel beside the board, and closes it again. */
export function HeaderToggle({
  label,
  icon,
  isOpened,
  onToggle,
}: {
  label: string;
  icon: ReactNode;
  isOpened: boolean;
  onToggle: () => void;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={28}
        variant={isOpened ? "light" : "subtle"}
        color={isOpened ? "accent" : "gray"}
        aria-label={label}
        aria-pressed={isOpened}
        onClick={onToggle}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
