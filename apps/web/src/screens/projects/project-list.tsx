import { Button, Group, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useErrorText } from "../../graphql/use-error-text.ts";
import type { HolderTeam } from "../../holder/holder.ts";
import { useNewProject } from "../../projects/new-project.ts";
import { useProjects } from "../../projects/use-projects.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { EmptyProjects, NoneInState, NoneOfCreator, NoSuchProjects } from "./empty-projects.tsx";
import { ListControls } from "./list-controls.tsx";
import { listInput, readListQuery, writeListQuery } from "./list-query.ts";
import { ProjectGrid } from "./project-grid.tsx";
import { ProjectListSkeleton } from "./project-list-skeleton.tsx";
import { ProjectTable } from "./project-table.tsx";
import { useProjectView } from "./use-project-view.ts";

/** Milliseconds after which a team's list asks again who has its projects open. */
const PEOPLE_MS = 20_000;

/** The projects of a team, or one's own. */
export function ProjectList({ team }: { team: HolderTeam | undefined }) {
  const { t } = useTranslation();
  const title = team ? t("teamProjects.title", { team: team.name }) : t("projects.title");
  usePageTitle(title);
  const errorText = useErrorText();
  const { openNewProject } = useNewProject();
  const [view, setView] = useProjectView();
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readListQuery(search), [search]);
  const { list, error, reload } = useProjects(useMemo(() => listInput(query, team?.id), [query, team?.id]));
  useEffect(() => {
    if (!team) return;
    // Who has a project open changes without a change of the project.
    const timer = setInterval(() => document.visibilityState === "visible" && reload(), PEOPLE_MS);
    return () => clearInterval(timer);
  }, [team, reload]);
  const change = (next: Partial<typeof query>) =>
    setSearch(writeListQuery({ ...query, page: 1, ...next }, team?.id), { replace: next.page === undefined });

  // The last project of the last page was deleted, or the address is an old one.
  const pages = list?.pagination.totalPage ?? 0;
  const isBeyond = pages > 0 && query.page > pages;
  useEffect(() => {
    if (isBeyond)
      setSearch((search) => writeListQuery({ ...readListQuery(search), page: pages }, team?.id), { replace: true });
  }, [isBeyond, pages, setSearch, team?.id]);

  const creatorId = team ? query.creatorId : null;
  const isNone = list?.total === 0;
  const isEmpty = isNone && query.keyword === "" && query.state === null && creatorId === null;
  return (
    <>
      <Group justify="space-between" align="flex-start" mb="lg">
        <div>
          <Title order={1} fz={20}>
            {title}
          </Title>
          <Text c="dimmed" size="sm" role="status">
            {list ? t("projects.count", { count: list.total }) : "\u00a0"}
          </Text>
        </div>
        {!isEmpty && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => openNewProject()}>
            {t("projects.new")}
          </Button>
        )}
      </Group>
      {!isEmpty && <ListControls query={query} onChange={change} view={view} onView={setView} team={team} />}
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!list && !error && <ProjectListSkeleton view={view} />}
      {isEmpty && <EmptyProjects team={team} />}
      {isNone && query.state !== null && <NoneInState onClear={() => change({ state: null })} />}
      {isNone && query.state === null && query.keyword !== "" && (
        <NoSuchProjects keyword={query.keyword} onClear={() => change({ keyword: "" })} />
      )}
      {isNone && query.state === null && query.keyword === "" && creatorId !== null && (
        <NoneOfCreator onClear={() => change({ creatorId: null })} />
      )}
      {list &&
        list.nodes.length > 0 &&
        (view === "list" ? <ProjectTable projects={list.nodes} /> : <ProjectGrid projects={list.nodes} />)}
      {list && <ListPages total={list.pagination.totalPage} page={query.page} onPage={(page) => change({ page })} />}
    </>
  );
}
