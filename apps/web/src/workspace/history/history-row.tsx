import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconDots, IconGitCompare, IconRestore } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BoardPicture } from "../../board-document/board-picture.tsx";
import { formatDateTime, formatRelative } from "../../format/format-date.ts";
import type { HistoryEntryFragment } from "../../graphql/generated/documents.ts";
import type { Project } from "../../open-project/use-project.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { projectPath } from "../../projects/project-path.ts";
import { useAuthorName } from "../../projects/use-author-name.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { useWorkspaceRun } from "../controller/run.ts";
import { type ComparedVersions, useWorkspaceVersions, type Version } from "../controller/versions.ts";
import classes from "./history-panel.module.css";
import { isSameVersion, useVersionOnView } from "./use-version-on-view.ts";
import { wordEntry } from "./word-entry.ts";

/** One entry: a version opens when it is chosen, and its menu has the rest. */
export function HistoryRow({
  entry,
  resultState,
  answer,
  onReset,
}: {
  entry: HistoryEntryFragment;
  /** Of a result whose board is still the one that its run began with. */
  resultState: Project["resultState"] | undefined;
  /** What can be ordered of that result. */
  answer: ReactNode;
  onReset: () => void;
}) {
  const { project } = useWorkspaceProject();
  const { view } = useWorkspaceRun();
  const { commands, compare } = useWorkspaceVersions();
  const onView = useVersionOnView();
  const isNewest = entry.isVersion && isSameVersion(entry, project);
  const isShown = entry.isVersion && isSameVersion(entry, onView);
  const isBusy = view.kind === "running" || commands.busy !== undefined;
  const { t, i18n } = useTranslation();
  const authorName = useAuthorName();
  const version = formatVersion(entry);
  const { title, detail } = wordEntry(entry, t);
  const when = formatRelative(entry.createdAt, Date.now(), i18n.language);
  const words = (
    <>
      <span className={classes.picture}>
        <BoardPicture documentUrl={entry.boardDocumentUrl} cssWidth={72} />
      </span>
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.title}>{title}</span>
          <span className={classes.version}>{version}</span>
        </span>
        {detail && <span className={classes.detail}>{detail}</span>}
        <span className={classes.detail}>
          <time dateTime={entry.createdAt} title={formatDateTime(entry.createdAt, i18n.language)}>
            {t("versions.by", { author: authorName(entry.latestAuthor), when })}
          </time>
        </span>
        {(isNewest || isShown || resultState) && (
          <span className={classes.marks}>
            {resultState && <span className={classes.mark}>{t(`versions.resultState.${resultState}`)}</span>}
            {isNewest && (
              <span className={classes.mark}>
                <IconCheck size={12} aria-hidden /> {t("versions.newest")}
              </span>
            )}
            {isShown && <span className={classes.mark}>{t("versions.shown")}</span>}
          </span>
        )}
      </span>
    </>
  );
  if (!entry.isVersion)
    return (
      <li className={classes.row} title={entry.requestGroupId ? t("versions.result") : undefined}>
        <span className={classes.still} data-alone={!answer}>
          {words}
        </span>
        {answer}
      </li>
    );
  return (
    <li className={classes.row} data-shown={isShown}>
      <Link
        className={classes.open}
        to={projectPath({ ...entry, id: project.id })}
        replace
        data-entry
        aria-current={isShown ? "true" : undefined}
        aria-description={t("versions.view", { version })}
      >
        {words}
      </Link>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t("versions.actions", { version })}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconGitCompare size={16} aria-hidden />}
            disabled={isShown || entry.boardDocumentUrl === null}
            onClick={() => compare(inOrder(entry, onView))}
          >
            {t("versions.compare", { version: formatVersion(onView) })}
            <span className={classes.hint}>{t("versions.compareHint")}</span>
          </Menu.Item>
          <Menu.Item
            leftSection={<IconRestore size={16} aria-hidden />}
            disabled={isNewest || isBusy}
            onClick={() => void commands.apply(entry)}
          >
            {t("versions.applyNamed", { version })}
            <span className={classes.hint}>{t("versions.applyHint")}</span>
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            color="danger"
            disabled={isBusy}
            onClick={onReset}
          >
            {t("versions.reset")}
            <span className={classes.hint}>{t("versions.resetHint")}</span>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

function inOrder(a: Version, b: Version): ComparedVersions {
  const isFirst =
    a.majorVersion < b.majorVersion || (a.majorVersion === b.majorVersion && a.revisionVersion < b.revisionVersion);
  return isFirst ? { before: a, after: b } : { before: b, after: a };
}
