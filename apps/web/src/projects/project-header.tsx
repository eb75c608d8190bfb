import { ActionIcon, Tooltip } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { HeaderTools } from "../header/header-tools.tsx";
import { projectsPath } from "../holder/holder-path.ts";
import { formatVersion } from "./format-version.ts";
import classes from "./project-header.module.css";
import type { ProjectVersion } from "./project-path.ts";
import { ProjectPeople } from "./project-people.tsx";

/** The head of a page about one project: the way back to the list, whose page it is in what version, and what can be done. */
export function ProjectHeader({
  project,
  actions,
  children,
}: {
  /** In the version that is shown. */
  project: ProjectVersion & { readonly name: string; readonly teamId: string | null };
  /** At the end of the line, before what every header ends with. */
  actions: ReactNode;
  /** Beside the name. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <Tooltip label={t("workspace.toProjects")}>
        <ActionIcon component={Link} to={projectsPath(project.teamId)} size={28} aria-label={t("workspace.toProjects")}>
          <IconArrowLeft size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <h1 className={classes.name}>{project.name}</h1>
      <span className={classes.version}>{formatVersion(project)}</span>
      {children}
      <div className={classes.actions}>
        {project.teamId !== null && <ProjectPeople projectId={project.id} />}
        {actions}
      </div>
      <div className={classes.tools}>
        <HeaderTools />
      </div>
    </header>
  );
}
