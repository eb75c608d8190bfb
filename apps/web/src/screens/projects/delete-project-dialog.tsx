import { Button, Code, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { DeleteProjectDocument, type ProjectRowFragment } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";

/** Typed the same in every language. */
const CONFIRMATION = "Delete Project";

export function DeleteProjectDialog({
  project,
  opened,
  onClose,
}: {
  project: ProjectRowFragment;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [typed, setTyped] = useState("");
  const [{ fetching, error }, remove] = useMutation(DeleteProjectDocument);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed !== CONFIRMATION) return;
    const { error } = await remove({ input: { id: project.id } });
    if (error) return;
    showToast(t("projects.deleted", { name: project.name }));
    onClose();
  };

  return (
    <Modal
      opened={opened}
      onClose={() => {
        setTyped("");
        onClose();
      }}
      title={t("projects.deleteTitle", { name: project.name })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={submit}>
        <Stack gap="lg">
          {error && <ErrorNote error={errorText(error)} />}
          <Text>{t("projects.deleteBody")}</Text>
          <TextInput
            label={<Trans i18nKey="projects.deleteType" components={{ phrase: <Code>{CONFIRMATION}</Code> }} />}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button type="submit" color="danger" loading={fetching} disabled={typed !== CONFIRMATION}>
              {t("projects.deleteConfirm")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
