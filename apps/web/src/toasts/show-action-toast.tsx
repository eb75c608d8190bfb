import { Button, Group } from "@mantine/core";
import i18next from "i18next";
import { putUpToast, takeDownToast } from "./late-toasts.tsx";

/** Longer than a word that only tells: there is something to decide. */
const ACTION_MS = 8_000;

let shown = 0;

/** Says what was done, with a button for what one may want next: taking it back, or looking at it. */
export function showActionToast(message: string, { act, label }: { act: () => void; label: string }): void {
  shown += 1;
  const id = `action-${shown}`;
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
            act();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
    color: "var(--tw-info)",
    role: "status",
    autoClose: ACTION_MS,
    closeButtonProps: { "aria-label": i18next.t("common.close") },
  });
}
