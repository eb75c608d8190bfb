import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Asks whether to lose what is not saved. */
export default function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onStay}
      title={t("unsaved.title")}
      zIndex={300}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text c="dimmed">{t("unsaved.body")}</Text>
      <Group justify="flex-end" mt="xl" gap="sm">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t("unsaved.stay")}
        </Button>
        <Button color="danger" onClick={onLeave}>
          {t("unsaved.leave")}
        </Button>
      </Group>
    </Modal>
  );
}
