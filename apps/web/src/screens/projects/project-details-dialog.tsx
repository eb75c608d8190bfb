import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BoardPicture } from "../../board-document/board-picture.tsx";
import { formatDateTime } from "../../format/format-date.ts";
import { formatDuration } from "../../format/format-duration.ts";
import type { ListedProjectFragment } from "../../graphql/generated/documents.ts";
import { useHolder } from "../../holder/holder.ts";
import { feedbackFacts } from "../../projects/feedback-facts.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { ProjectState } from "../../projects/project-state.tsx";
import { useAuthorName } from "../../projects/use-author-name.ts";
import { useElapsed } from "../../projects/use-elapsed.ts";
import classes from "./project-details-dialog.module.css";

/** What is known of a project, going on while a run does. */
export function ProjectDetailsDialog({
  project,
  opened,
  onClose,
}: {
  project: ListedProjectFragment;
  opened: boolean;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const authorName = useAuthorName();
  const { teams } = useHolder();
  const team = teams?.find(({ id }) => id === project.teamId);
  const elapsed = useElapsed(project);
  const date = (iso: string) => formatDateTime(iso, i18n.language);
  const facts = [
    ...(project.description ? [[t("projects.fact.description"), project.description] as const] : []),
    [t("projects.fact.type"), t(`projects.type.${project.type}`)],
    ...(project.teamId === null ? [] : ([[t("teamProjects.team"), team?.name ?? "–"]] as const)),
    [t(project.teamId === null ? "projects.fact.owner" : "projects.column.creator"), authorName(project.creatorAuthor)],
    [t("projects.fact.lastEditor"), authorName(project.latestAuthor)],
    [t("projects.fact.version"), formatVersion(project)],
    [t("projects.fact.modified"), date(project.updatedAt)],
    [t("projects.fact.created"), date(project.createdAt)],
    [t("projects.fact.mode"), t(`task.${project.jobType ?? "none"}`)],
    [t("projects.fact.status"), <ProjectState key="status" project={project} />],
    [t("projects.fact.elapsed"), elapsed === null ? "–" : formatDuration(elapsed, i18n.language)],
    ...feedbackFacts(project.feedbacks, t),
  ] as const;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={project.name}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <div className={classes.picture}>
        <BoardPicture documentUrl={project.imageUrl} isSheet={project.boardDocumentUrl === null} cssWidth={408} />
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
