import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { DeleteTeamDocument, type TeamFactsFragment, TeamHoldingsDocument } from "../../graphql/generated/documents.ts";
import { refusedField } from "../../graphql/refused-field.ts";
import { ClosingRefund, REFUND_WANTED } from "../../membership/closing-refund.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { site } from "../../site.ts";
import { useLeaveToList } from "../../teams/use-leave-to-list.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import classes from "./team.module.css";

/** Projects that are named in the list of what is deleted; of the others, the number. */
const NAMED_PROJECTS = 5;

interface DeleteTeamProps {
  readonly team: TeamFactsFragment;
  readonly onClose: () => void;
}

export function DeleteTeamDialog({ opened, ...props }: DeleteTeamProps & { readonly opened: boolean }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t("teams.delete.question", { team: props.team.name })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <DeleteTeamForm {...props} />
    </Modal>
  );
}

/** Within the modal, so that it starts over each time it opens. */
function DeleteTeamForm({ team, onClose }: DeleteTeamProps) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const leaveToList = useLeaveToList();
  const [typed, setTyped] = useState("");
  const [wish, setWish] = useState(REFUND_WANTED);
  const [{ fetching, error }, remove] = useMutation(DeleteTeamDocument);
  const refused = refusedField(error);
  const isNameRefused = refused === "confirmName";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== team.name) return;
    const { error } = await remove(
      { input: { id: team.id, confirmName: typed.trim(), ...wish } },
      { handlesFaults: true },
    );
    if (!error) leaveToList(team, "TEAM_DELETED");
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="lg" style={{ overflowWrap: "anywhere" }}>
        {error && !isNameRefused && refused !== "refundAccount" && <ErrorNote error={errorText(error)} />}
        <Holdings team={team} />
        {site.credits !== "off" && <ClosingRefund teamId={team.id} wish={wish} onWish={setWish} error={error} />}
        <TextInput
          label={t("teams.delete.type", { team: team.name })}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          error={error && isNameRefused ? errorText(error).sentence : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" color="danger" loading={fetching} disabled={typed.trim() !== team.name}>
            {t("teams.delete.title")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The list of what is deleted with the team. */
function Holdings({ team }: { team: TeamFactsFragment }) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const [{ data, error }, reload] = useQuery({
    query: TeamHoldingsDocument,
    variables: {
      projects: { teamId: team.id, page: 1, size: NAMED_PROJECTS, sortKey: "UPDATED_AT", order: "DESC" },
      addresses: { teamId: team.id },
    },
    requestPolicy: "network-only",
  });
  if (error)
    return (
      <ErrorNote
        error={errorText(error)}
        action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
      />
    );
  if (!data) return <LoadingSkeleton height={96} />;
  const { nodes, total } = data.edaProjectConnectionV2;
  const addresses = data.teamAddressList.nodes.length;
  const others = total - nodes.length;
  return (
    <div>
      <Text mb={4}>{t("teams.delete.consequence")}</Text>
      <ul className={classes.goes}>
        <li>
          {t("teams.delete.projects", { count: total })}
          {nodes.length > 0 && (
            <>
              {": "}
              {nodes.map(({ name }) => name).join(", ")}
              {others > 0 && ` ${t("teams.delete.others", { count: others })}`}
            </>
          )}
        </li>
        <li>{t("teams.delete.addresses", { count: addresses })}</li>
        <li>{t("teams.delete.members", { count: team.memberCount })}</li>
      </ul>
      <Text mt={4}>{t("teams.delete.final")}</Text>
    </div>
  );
}
