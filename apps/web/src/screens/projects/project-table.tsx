import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { BoardPicture } from "../../board-document/board-picture.tsx";
import { formatDateTime, formatRelative } from "../../format/format-date.ts";
import { formatDuration } from "../../format/format-duration.ts";
import type { ListedProjectFragment } from "../../graphql/generated/documents.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { projectPath } from "../../projects/project-path.ts";
import { PeopleList } from "../../projects/project-people.tsx";
import { ProjectState } from "../../projects/project-state.tsx";
import { useAuthorName } from "../../projects/use-author-name.ts";
import { useElapsed } from "../../projects/use-elapsed.ts";
import { useRunStanding } from "../../projects/use-run-standing.ts";
import { PROJECT_LINK, walkProjects } from "./project-arrow-keys.ts";
import { ProjectMenu } from "./project-menu.tsx";
import classes from "./project-table.module.css";

const COLUMNS = ["name", "creator", "status", "task", "elapsed", "created"] as const;

export function ProjectTable({ projects }: { projects: readonly ListedProjectFragment[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`projects.column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="tw-visually-hidden">{t("projects.column.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={walkProjects}>
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProjectRow({ project }: { project: ListedProjectFragment }) {
  const { t, i18n } = useTranslation();
  const authorName = useAuthorName();
  const navigate = useNavigate();
  const { status } = useRunStanding(project);
  const elapsed = useElapsed(project);
  const [menuOpened, setMenuOpened] = useState(false);
  const path = projectPath(project);
  return (
    // The whole row is a target for the pointer; the name is the link for everyone else.
    <tr
      className={classes.row}
      data-status={status}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest("a, button, [role=menu]"))) navigate(path);
      }}
      onContextMenu={(event) => {
        // A dialog or menu of this row lies elsewhere on the page, and keeps the browser's own menu.
        if (!event.currentTarget.contains(event.target as Node)) return;
        event.preventDefault();
        setMenuOpened(true);
      }}
    >
      <th scope="row">
        <span className={classes.name}>
          <span className={classes.thumbnail}>
            <BoardPicture documentUrl={project.imageUrl} isSheet={project.boardDocumentUrl === null} cssWidth={64} />
          </span>
          <span className={classes.nameText}>
            <Link to={path} {...PROJECT_LINK}>
              {project.name}
            </Link>
            <span className={classes.version}>{formatVersion(project)}</span>
          </span>
          <PeopleList people={project.openedBy} label={t("people.opened", { name: project.name })} />
        </span>
      </th>
      <td data-column="creator">{authorName(project.creatorAuthor)}</td>
      <td>
        <ProjectState project={project} />
      </td>
      <td data-column="task">{t(`task.${project.jobType ?? "none"}`)}</td>
      <td data-column="elapsed" className="tw-number">
        {elapsed === null ? "–" : formatDuration(elapsed, i18n.language)}
      </td>
      <td data-column="created">
        <time dateTime={project.createdAt} title={formatDateTime(project.createdAt, i18n.language)}>
          {formatRelative(project.createdAt, Date.now(), i18n.language)}
        </time>
      </td>
      <td className={classes.actions}>
        <ProjectMenu project={project} opened={menuOpened} onOpened={setMenuOpened} />
      </td>
    </tr>
  );
}
