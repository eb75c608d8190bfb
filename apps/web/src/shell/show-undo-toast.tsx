import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";

/** Longer than a word that only tells: there is something to decide. */
const UNDO_MS = 8_000;

/** Says what was done, with a button that takes it back. */
export function showUndoToast(message: string, { undo, label }: { undo: () => void; label: string }): void {
  const id = notifications.show({
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <span>{message}</span>
        <Button
          variant="default"
          size="compact-sm"
          style={{ flex: "none" }}
          onClick={() => {
            notifications.hide(id);
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
