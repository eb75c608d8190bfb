import { Button, Group, List, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sayRemark } from "../../receipt/say-remark.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import type { BoardEditing, Saving } from "./board-editing.ts";

/** Why the server does not take what was edited. */
export default function RefusedDialog({
  editing,
  saving,
  onClose,
}: {
  editing: BoardEditing;
  saving: Saving;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const goBack = () => {
    setFailed(false);
    editing.takeTheirs().catch(() => setFailed(true));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("editing.refusedTitle")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text size="sm">{t("editing.refusedBody")}</Text>
      <List size="sm" my="sm">
        {saving.reasons.map((reason) => (
          <List.Item key={reason.message}>{sayRemark(t, reason)}</List.Item>
        ))}
      </List>
      {hasFailed && <ErrorNote error={{ sentence: t("editing.conflict.failed"), code: undefined }} />}
      <Group justify="flex-end" mt="md" gap="sm">
        <Button variant="default" onClick={goBack}>
          {t("editing.backToSaved")}
        </Button>
        <Button onClick={onClose}>{t("common.close")}</Button>
      </Group>
    </Modal>
  );
}
