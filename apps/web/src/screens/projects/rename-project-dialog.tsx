import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { type ProjectRowFragment, RenameProjectDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { showToast } from "../../toasts/show-toast.ts";

export function RenameProjectDialog({
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
  const [name, setName] = useState(project.name);
  const [problem, setProblem] = useState<string>();
  const [{ fetching }, rename] = useMutation(RenameProjectDocument);
  useEffect(() => {
    if (!opened) return;
    setName(project.name);
    setProblem(undefined);
  }, [opened, project.name]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === project.name) return onClose();
    const { error } = await rename({ input: { id: project.id, name: wanted } });
    if (error) return setProblem(errorText(error).sentence);
    showToast(t("projects.renamed"));
    onClose();
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("projects.rename")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={submit}>
        <TextInput
          label={t("newProject.name")}
          value={name}
          maxLength={100}
          error={problem}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="xl" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={fetching} disabled={name.trim() === ""}>
            {t("projects.rename")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
