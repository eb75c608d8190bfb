import { Button, Group, Modal, NativeSelect, Stack } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import type { CallFailure } from "../../graphql/call-failure.ts";
import {
  DuplicateProjectDocument,
  type ListedProjectFragment,
  MoveProjectDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { type HolderTeam, useHolder } from "../../holder/holder.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import classes from "./transfer-dialog.module.css";

type Transfer = "move" | "copy";

/** Gives a project, or a copy of it, to another holder, and says before what changes by it. */
export function TransferDialog({
  transfer,
  project,
  opened,
  onClose,
}: {
  transfer: Transfer;
  project: ListedProjectFragment;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(`transfer.${transfer}.title`, { name: project.name })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <TransferForm transfer={transfer} project={project} onClose={onClose} />
    </Modal>
  );
}

function TransferForm({
  transfer,
  project,
  onClose,
}: {
  transfer: Transfer;
  project: ListedProjectFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const { teams = [] } = useHolder();
  const changesTitle = useId();
  const from = teams.find(({ id }) => id === project.teamId);
  const others = teams.filter(({ id }) => id !== project.teamId);
  const [chosenId, choose] = useState(project.teamId === null ? (others[0]?.id ?? "") : "");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallFailure>();
  const to = others.find(({ id }) => id === chosenId);
  const changes = transfer === "move" ? changesOfMove(from, to) : changesOfCopy(to);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    const input = { id: project.id, ...(to && { teamId: to.id }) };
    const { error } = await client
      .mutation(transfer === "move" ? MoveProjectDocument : DuplicateProjectDocument, { input })
      .toPromise();
    setBusy(false);
    if (error) return setError(error);
    showToast(t(`transfer.${transfer}.done`, { name: project.name, holder: to?.name ?? t("transfer.you") }));
    onClose();
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        {error && <ErrorNote error={errorText(error)} />}
        <NativeSelect
          label={t("transfer.to")}
          data-autofocus
          value={chosenId}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            ...(project.teamId === null ? [] : [{ value: "", label: t("holder.personal") }]),
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <section aria-labelledby={changesTitle} aria-live="polite">
          <h3 id={changesTitle} className={classes.title}>
            {t("transfer.changes")}
          </h3>
          <ul className={classes.changes}>
            {changes.map(([what, team]) => (
              <li key={what}>{t(`transfer.${what}`, { team })}</li>
            ))}
          </ul>
        </section>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(`transfer.${transfer}.action`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Change = "readers" | "noReaders" | "reserved" | "links" | "storage" | "original";

/** What changes, and for which team. */
type Changes = readonly (readonly [what: Change, team: string])[];

function changesOfMove(from: HolderTeam | undefined, to: HolderTeam | undefined): Changes {
  return [
    ...(to ? ([["readers", to.name]] as const) : []),
    ...(from ? ([["noReaders", from.name]] as const) : []),
    ["links", ""],
    ...(to ? ([["storage", to.name]] as const) : []),
    ...(to?.myRoleType === "USER" ? ([["reserved", to.name]] as const) : []),
  ];
}

function changesOfCopy(to: HolderTeam | undefined): Changes {
  return [
    ["original", ""],
    ...(to
      ? ([
          ["readers", to.name],
          ["storage", to.name],
        ] as const)
      : []),
  ];
}
