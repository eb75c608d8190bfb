import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BoardVerdictFragment } from "../graphql/generated/documents.ts";
import { countWrong } from "./count-verdict.ts";

/** Asked before files that a fab would make a board of are downloaded, while the board is not ready. */
export function ConfirmDownload({
  verdict,
  failedChecks = 0,
  opened,
  onConfirm,
  onClose,
}: {
  verdict: BoardVerdictFragment;
  failedChecks?: number;
  opened: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("verdict.confirmTitle")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text size="sm">{t("verdict.confirmBody", { counts: countWrong(t, verdict, failedChecks) })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("verdict.back")}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {t("verdict.confirm")}
        </Button>
      </Group>
    </Modal>
  );
}
