import { Anchor, Button, Group, Text, Title } from "@mantine/core";
import { IconLayoutDashboard, IconPuzzle, IconRoute } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useHolder } from "../../holder/holder.ts";
import { projectsPath } from "../../holder/holder-path.ts";
import { useNewProject } from "../../projects/new-project.ts";
import { useProjects } from "../../projects/use-projects.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useProfile } from "../../shell/signed-in.tsx";
import { ProjectGrid } from "../projects/project-grid.tsx";
import { ProjectListSkeleton } from "../projects/project-list-skeleton.tsx";
import classes from "./home-screen.module.css";

const RECENT = { page: 1, size: 4, sortKey: "UPDATED_AT", order: "DESC" } as const;

const TASKS = [
  { task: "PLACEMENT", icon: IconLayoutDashboard },
  { task: "ROUTING", icon: IconRoute },
] as const;

export default function HomeScreen() {
  const { t } = useTranslation();
  usePageTitle(t("shell.home"));
  const { name } = useProfile();
  const { openNewProject } = useNewProject();
  const errorText = useErrorText();
  const { teams, team } = useHolder();
  const recent = useMemo(() => ({ ...RECENT, ...(team && { teamId: team.id }) }), [team]);
  const { list, error, reload } = useProjects(recent, { pause: teams === undefined });
  return (
    <div className={classes.home}>
      <section>
        <Title order={1} fz={20}>
          {t("home.greeting", { name })}
        </Title>
        <Text c="dimmed" mb="lg">
          {t("home.question")}
        </Text>
        <div className={classes.tasks}>
          {TASKS.map(({ task, icon: Icon }) => (
            <button key={task} type="button" className={classes.task} onClick={() => openNewProject(task)}>
              <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
              <span>
                <strong>{t(`newProject.task.${task}.title`)}</strong>
                <span>{t(`newProject.task.${task}.body`)}</span>
              </span>
            </button>
          ))}
          <Link to="/feature/" className={classes.task}>
            <IconPuzzle size={24} stroke={1.5} aria-hidden className={classes.icon} />
            <span>
              <strong>{t("feature.fromBlocks")}</strong>
              <span>{t("feature.fromBlocksBody")}</span>
            </span>
          </Link>
        </div>
      </section>
      <section>
        <Group justify="space-between" mb="md">
          <Title order={2} fz={16}>
            {team ? t("teamProjects.title", { team: team.name }) : t("home.recent")}
          </Title>
          <Anchor component={Link} to={projectsPath(team?.id)} size="sm" underline="hover">
            {t("home.all")}
          </Anchor>
        </Group>
        {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
        {!list && !error && <ProjectListSkeleton view="grid" />}
        {list?.nodes.length === 0 && <p className={classes.none}>{t("home.none")}</p>}
        {list && list.nodes.length > 0 && <ProjectGrid projects={list.nodes} />}
      </section>
      <section className={classes.contact}>
        <div>
          <Title order={2} fz={16}>
            {t("home.contact")}
          </Title>
          <Text c="dimmed">{t("home.contactBody")}</Text>
        </div>
        <Button component={Link} to="/support/contact/edit/" variant="default">
          {t("home.contactAction")}
        </Button>
      </section>
    </div>
  );
}
