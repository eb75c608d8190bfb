import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import type { Version, VersionCommands } from "../controller/versions.ts";

/** Before later versions are deleted: what goes, and the way that keeps it. */
export function ResetDialog({
  version,
  commands,
  onClose,
}: {
  version: Version;
  commands: VersionCommands;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const name = formatVersion(version);
  const perform = async (command: "apply" | "reset") => {
    if (await commands[command](version)) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("versions.resetDialog.title", { version: name })}
      size={520}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="md">
        {commands.error && <ErrorNote error={errorText(commands.error)} />}
        <Text>{t("versions.resetDialog.body", { version: name })}</Text>
        <Text>{t("versions.resetDialog.instead", { version: name })}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("versions.resetDialog.keep")}
          </Button>
          <Button
            variant="default"
            loading={commands.busy === "apply"}
            disabled={commands.busy === "reset"}
            onClick={() => void perform("apply")}
          >
            {t("versions.resetDialog.apply")}
          </Button>
          <Button
            color="danger"
            loading={commands.busy === "reset"}
            disabled={commands.busy === "apply"}
            onClick={() => void perform("reset")}
          >
            {t("versions.resetDialog.confirm")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
