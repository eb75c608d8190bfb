import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

export function ForgetAllDialog({
  count,
  opened,
  isBusy,
  onClose,
  onForget,
}: {
  count: number;
  opened: boolean;
  isBusy: boolean;
  onClose: () => void;
  onForget: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("rememberedFootprints.forgetAllTitle", { count })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="lg">
        <Text>{t("rememberedFootprints.forgetAllBody")}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("common.cancel")}
          </Button>
          <Button color="danger" loading={isBusy} onClick={onForget}>
            {t("rememberedFootprints.forgetAllConfirm")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
