import { Button, Group, Modal, Text } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { asksBeforeLeaving, clearUnsavedChanges, hasUnsavedChanges, holdUnsavedChanges } from "./unsaved-changes.ts";

/** Marks the calling screen as holding unsaved changes while `unsaved` is true. */
export function useUnsavedChanges(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdUnsavedChanges() : undefined), [unsaved]);
}

/** Asks before a navigation or a closed tab would lose something. One instance stands in the shell. */
export function UnsavedGuard() {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && asksBeforeLeaving({ from: currentLocation.pathname, to: nextLocation.pathname }),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  return (
    <Modal
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t("unsaved.title")}
      zIndex={300}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text c="dimmed">{t("unsaved.body")}</Text>
      <Group justify="flex-end" mt="xl" gap="sm">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          {t("unsaved.stay")}
        </Button>
        <Button
          color="danger"
          onClick={() => {
            clearUnsavedChanges();
            blocker.proceed?.();
          }}
        >
          {t("unsaved.leave")}
        </Button>
      </Group>
    </Modal>
  );
}
