import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BoardPicture } from "../../board-document/board-picture.tsx";
import { formatRelative } from "../../format/format-date.ts";
import type { ListedProjectFragment } from "../../graphql/generated/documents.ts";
import { projectPath } from "../../projects/project-path.ts";
import { PeopleList } from "../../projects/project-people.tsx";
import { ProjectState } from "../../projects/project-state.tsx";
import { useAuthorName } from "../../projects/use-author-name.ts";
import card from "../../shell/card.module.css";
import { PROJECT_LINK, walkProjects } from "./project-arrow-keys.ts";
import classes from "./project-grid.module.css";
import { ProjectMenu } from "./project-menu.tsx";

export function ProjectGrid({ projects }: { projects: readonly ListedProjectFragment[] }) {
  return (
    // The keys are those of the links in it: the list itself takes no focus.
    <ul className={classes.grid} onKeyDown={walkProjects}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}

function ProjectCard({ project }: { project: ListedProjectFragment }) {
  const { t, i18n } = useTranslation();
  const authorName = useAuthorName();
  const when = formatRelative(project.updatedAt, Date.now(), i18n.language);
  const [menuOpened, setMenuOpened] = useState(false);
  return (
    <li
      className={card.card}
      onContextMenu={(event) => {
        if (!event.currentTarget.contains(event.target as Node)) return;
        event.preventDefault();
        setMenuOpened(true);
      }}
    >
      <div className={classes.picture}>
        <BoardPicture documentUrl={project.imageUrl} isSheet={project.boardDocumentUrl === null} cssWidth={320} />
      </div>
      <div className={`${card.caption} ${classes.caption}`}>
        <Link to={projectPath(project)} className={card.name} {...PROJECT_LINK}>
          {project.name}
        </Link>
        <ProjectMenu project={project} opened={menuOpened} onOpened={setMenuOpened} />
        <span className={classes.when}>
          {project.teamId === null
            ? when
            : `${when} · ${t("teamProjects.createdBy", { name: authorName(project.creatorAuthor) })}`}
        </span>
        <ProjectState project={project} />
        <PeopleList people={project.openedBy} label={t("people.opened", { name: project.name })} />
      </div>
    </li>
  );
}
