import { Anchor, Button, Group, Text } from "@mantine/core";
import { type Dispatch, type FormEvent, type SetStateAction, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useClient, useMutation } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { TeamDocument, type TeamFactsFragment, UpdateTeamDocument } from "../../graphql/generated/documents.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { teamSettingPath } from "../../teams/team-path.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { DeleteTeamDialog } from "./delete-team-dialog.tsx";
import { LeaveTeamDialog } from "./leave-team-dialog.tsx";
import classes from "./team.module.css";
import { draftOfTeam, isSameTeam, isTeamName, type TeamDraft } from "./team-draft.ts";
import { TeamFields } from "./team-fields.tsx";
import { useTeamProblems } from "./use-team-problems.ts";

/** Kept by the page: what is typed outlives a look at the other tabs. */
interface TypedTeam {
  /** Only these are sent: what somebody else changes at the same time stays. */
  readonly edits: Partial<TeamDraft>;
  readonly onEdits: Dispatch<SetStateAction<Partial<TeamDraft>>>;
}

/** What the team is, and the ways out of it: leave it, or delete it. */
export function GeneralTab({ team, ...typed }: TypedTeam & { readonly team: TeamFactsFragment }) {
  return (
    <div className={classes.narrow}>
      {team.allowed.includes("UPDATE") ? <TeamForm team={team} {...typed} /> : <TeamFacts team={team} />}
      <LeaveSection team={team} />
      {team.allowed.includes("DELETE") && <DeleteSection team={team} />}
    </div>
  );
}

function TeamForm({ team, edits, onEdits }: TypedTeam & { readonly team: TeamFactsFragment }) {
  const { t } = useTranslation();
  const client = useClient();
  const [isChecked, setChecked] = useState(false);
  const [{ fetching, error }, update] = useMutation(UpdateTeamDocument);
  const before = draftOfTeam(team);
  const draft = { ...before, ...edits };
  const isChanged = !isSameTeam(before, draft);
  const { problems, note } = useTeamProblems(draft, isChecked, error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isTeamName(draft.name)) return;
    const { error } = await update({ input: { id: team.id, ...edits } }, { handlesFaults: true });
    if (error) return;
    await client.query(TeamDocument, { input: { id: team.id } }, { requestPolicy: "network-only" }).toPromise();
    onEdits({});
    showToast(t("teams.saved"));
  };

  return (
    <form onSubmit={submit} noValidate className={classes.card}>
      {note && <ErrorNote error={note} />}
      <TeamFields
        draft={draft}
        problems={problems}
        onChange={(change) => onEdits((others) => ({ ...others, ...change }))}
      />
      <Group mt="xl">
        <Button type="submit" loading={fetching} disabled={!isChanged}>
          {t("teams.save")}
        </Button>
      </Group>
    </form>
  );
}

/** For members who may not change it. */
function TeamFacts({ team }: { team: TeamFactsFragment }) {
  const { t, i18n } = useTranslation();
  return (
    <section className={classes.card} aria-label={t("teams.tab.general")}>
      <Text className={classes.description ?? ""} mb="md">
        {team.description || t("teams.noDescription")}
      </Text>
      <Text size="sm" c="dimmed">
        {t("teams.createdOn", { date: formatDate(team.createdAt, i18n.language) })}
      </Text>
      <Text size="sm" c="dimmed">
        {t("teams.readOnly")}
      </Text>
    </section>
  );
}

function LeaveSection({ team }: { team: TeamFactsFragment }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const canLeave = team.allowed.includes("LEAVE");
  return (
    <section className={`${classes.card} ${classes.danger}`} aria-label={t("teams.leave.title")}>
      <Text c="dimmed" flex="1 1 280px" id="leave-team">
        {canLeave ? t("teams.leave.lead") : t("teams.leave.ownerLead")}{" "}
        {!canLeave && team.memberCount > 1 && (
          <Anchor component={Link} to={teamSettingPath(team.id, "members")}>
            {t("teams.leave.toTransfer")}
          </Anchor>
        )}
      </Text>
      <Button variant="default" disabled={!canLeave} aria-describedby="leave-team" onClick={() => setAsked(true)}>
        {t("teams.leave.title")}
      </Button>
      <LeaveTeamDialog team={team} opened={isAsked} onClose={() => setAsked(false)} />
    </section>
  );
}

function DeleteSection({ team }: { team: TeamFactsFragment }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={`${classes.card} ${classes.danger}`} aria-label={t("teams.delete.title")}>
      <Text c="dimmed" flex="1 1 280px">
        {t("teams.delete.lead")}
      </Text>
      <Button variant="default" c="var(--tw-danger)" onClick={() => setAsked(true)}>
        {t("teams.delete.title")}
      </Button>
      <DeleteTeamDialog team={team} opened={isAsked} onClose={() => setAsked(false)} />
    </section>
  );
}
