import { Button, Group } from "@mantine/core";
import i18next from "i18next";
import { putUpToast, takeDownToast } from "./late-toasts.tsx";

/** Longer than a word that only tells: there is something to decide. */
const UNDO_MS = 8_000;

let shown = 0;

/** Says what was done, with a button that takes it back. */
export function showUndoToast(message: string, { undo, label }: { undo: () => void; label: string }): void {
  shown += 1;
  const id = `undo-${shown}`;
  putUpToast({
    id,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <span>{message}</span>
        <Button
          variant="default"
          size="compact-sm"
          style={{ flex: "none" }}
          onClick={() => {
            takeDownToast(id);
            undo();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
    color: "var(--tw-info)",
    role: "status",
    autoClose: UNDO_MS,
    closeButtonProps: { "aria-label": i18next.t("common.close") },
  });
}
