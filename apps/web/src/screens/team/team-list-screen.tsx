import { Button, Group, Text, Title } from "@mantine/core";
import { IconPlus, IconUsersGroup } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useQuery } from "urql";
import { TeamListDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { projectsPath } from "../../holder/holder-path.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { teamSettingPath } from "../../teams/team-path.ts";
import { useReloadOnNews } from "../../teams/use-reload-on-news.ts";
import { CreateTeamDialog } from "./create-team-dialog.tsx";
import { OwnInvitations } from "./own-invitations.tsx";
import classes from "./team.module.css";
import { MAX_OWNED_TEAMS } from "./team-draft.ts";
import { TeamTable } from "./team-table.tsx";

/** The teams of the account, and the invitations that wait for it. */
export default function TeamListScreen() {
  const { t } = useTranslation();
  usePageTitle(t("teams.title"));
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [isCreating, setCreating] = useState(false);
  const [{ data, error }, execute] = useQuery({ query: TeamListDocument });
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useReloadOnNews(reload);
  const teams = data?.teamList.nodes;
  const isFull = (teams?.filter(({ myRoleType }) => myRoleType === "OWNER").length ?? 0) >= MAX_OWNED_TEAMS;
  const createButton = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={isFull}
      aria-describedby={isFull ? "team-limit" : undefined}
      onClick={() => setCreating(true)}
    >
      {t("teams.create")}
    </Button>
  );
  return (
    <div className={classes.page}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1} fz={20}>
            {t("teams.title")}
          </Title>
          <Text c="dimmed" size="sm" role="status">
            {teams ? t("teams.count", { count: teams.length }) : "\u00a0"}
          </Text>
        </div>
        {teams && teams.length > 0 && createButton}
      </Group>
      {isFull && (
        <Text size="sm" c="dimmed" id="team-limit">
          {t("teams.full", { most: MAX_OWNED_TEAMS })}
        </Text>
      )}
      {data && <OwnInvitations invitations={data.ownTeamInvitations.nodes} onAnswered={reload} />}
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!teams && !error && <LoadingSkeleton height={240} />}
      {teams?.length === 0 && (
        <section className={classes.empty}>
          <IconUsersGroup size={24} stroke={1.5} aria-hidden />
          <Title order={2} fz={16}>
            {t("teams.emptyTitle")}
          </Title>
          <Text c="dimmed" maw={420} mb="lg">
            {t("teams.emptyBody")}
          </Text>
          {createButton}
        </section>
      )}
      {teams && teams.length > 0 && <TeamTable teams={teams} onOpen={(id) => navigate(projectsPath(id))} />}
      <CreateTeamDialog
        opened={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(id) => navigate(teamSettingPath(id, "members"))}
      />
    </div>
  );
}
