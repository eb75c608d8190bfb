import { Button, Group, Modal, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { CreateTeamDocument } from "../../graphql/generated/documents.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { EMPTY_TEAM, isTeamName } from "./team-draft.ts";
import { TeamFields } from "./team-fields.tsx";
import { useTeamProblems } from "./use-team-problems.ts";

interface CreateTeamDialogProps {
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

export function CreateTeamDialog({ opened, ...props }: CreateTeamDialogProps & { readonly opened: boolean }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t("teams.create")}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <CreateTeamForm {...props} />
    </Modal>
  );
}

/** Within the modal, so that it starts over each time it opens. */
function CreateTeamForm({ onCreated, onClose }: CreateTeamDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY_TEAM);
  const [isChecked, setChecked] = useState(false);
  const [{ fetching, error }, create] = useMutation(CreateTeamDocument);
  const { problems, note } = useTeamProblems(draft, isChecked, error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isTeamName(draft.name)) return;
    const { data, error } = await create({ input: draft }, { handlesFaults: true });
    if (error || !data) return;
    showToast(t("teams.created", { team: draft.name.trim() }));
    onCreated(data.createTeam.id);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {note && <ErrorNote error={note} />}
        <TeamFields
          draft={draft}
          problems={problems}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={fetching}>
            {t("teams.create")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
