import { ActionIcon, Button, Skeleton, Text } from "@mantine/core";
import { IconChecks, IconMailCog } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useClient } from "urql";
import { blockPath } from "../blocks/block-path.ts";
import { pathToThread } from "../comments/thread-in-address.ts";
import { formatDateTime, formatRelative } from "../format/format-date.ts";
import { errorCode } from "../graphql/error-signs.ts";
import { type NotificationLineFragment, ProjectExistsDocument } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { pathOfOrderNews } from "../orders/order-path.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { contactDetailPath } from "../support/contact-path.ts";
import { showToast } from "../toasts/show-toast.ts";
import classes from "./notification-panel.module.css";
import { useNotificationList } from "./use-notification-list.ts";
import { useNotificationText } from "./use-notification-text.ts";

const GONE: ReadonlySet<number | undefined> = new Set([404, 70006]);

const TEAMS = "/workspace/team/";
const teamPath = (id: string) => `/workspace/team/projects/?teamId=${encodeURIComponent(id)}`;
/** Of the others the reader is no member, or not yet. */
const hasTeam = (name: string | null) => name === "TEAM_JOINED" || name === "TEAM_ROLE";

const isAboutComment = (name: string | null) => name === "COMMENT_REPLY" || name === "COMMENT_CREATED";

export default function NotificationPanel({
  onLeave,
  onChooseMail,
}: {
  onLeave: () => void;
  onChooseMail: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { entries, isComplete, isLoading, error, loadMore, read, readAll } = useNotificationList();
  return (
    <>
      <div className={classes.head}>
        <Text fw={600}>{t("notifications.title")}</Text>
        <span className={classes.actions}>
          <ActionIcon
            size={32}
            aria-label={t("notifications.readAll")}
            title={t("notifications.readAll")}
            disabled={!entries?.some((entry) => !entry.read)}
            onClick={readAll}
          >
            <IconChecks size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={32}
            aria-label={t("notifications.mail.title")}
            title={t("notifications.mail.title")}
            onClick={onChooseMail}
          >
            <IconMailCog size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      <div className={classes.scroll}>
        {error && (
          <div className={classes.note}>
            <ErrorNote error={errorText(error)} action={<RetryButton onClick={loadMore} />} />
          </div>
        )}
        {!entries && !error && <LoadingLines />}
        {entries?.length === 0 && <p className={classes.empty}>{t("notifications.empty")}</p>}
        {entries && entries.length > 0 && (
          <ul className={classes.list}>
            {entries.map((entry) => (
              <Line
                key={entry.id}
                entry={entry}
                onRead={async () => {
                  const failure = await read(entry.id);
                  if (failure) showToast(errorText(failure).sentence, "danger");
                }}
                onLeave={onLeave}
              />
            ))}
          </ul>
        )}
        {entries && entries.length > 0 && (
          <div className={classes.foot}>
            {isComplete ? (
              <Text size="xs" c="dimmed">
                {t("notifications.end")}
              </Text>
            ) : (
              <Button variant="default" size="xs" loading={isLoading} onClick={loadMore}>
                {t("notifications.more")}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function Line({
  entry,
  onRead,
  onLeave,
}: {
  entry: NotificationLineFragment;
  onRead: () => void;
  onLeave: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const textOf = useNotificationText();
  const [isOpening, setOpening] = useState(false);
  const { content, createdAt, read } = entry;
  if (content.__typename !== "CircuitArchitecture") return null;

  const open = async () => {
    if (!read) onRead();
    const { projectId, target } = content;
    if (projectId === null) {
      onLeave();
      if (content.case === "CONTACT_RESPONDED" && target) return navigate(contactDetailPath(target.id));
      if (content.case === "BLOCK_VALIDATION" && target) return navigate(blockPath(target.id));
      if (target?.kind === "ORDER" || target?.kind === "ESTIMATE")
        return navigate(pathOfOrderNews(content.case ?? "", target.kind, target.id));
      navigate(target && hasTeam(content.case) ? teamPath(target.id) : TEAMS);
      return;
    }
    setOpening(true);
    const { error } = await client
      .query(ProjectExistsDocument, { input: { id: projectId } }, { requestPolicy: "network-only" })
      .toPromise();
    setOpening(false);
    if (error) {
      const gone = GONE.has(errorCode(error));
      showToast(
        gone ? t("notifications.gone", { project: content.projectName ?? "" }) : errorText(error).sentence,
        "danger",
      );
      return;
    }
    onLeave();
    navigate(
      isAboutComment(content.case) && target
        ? pathToThread(projectId, target.id)
        : `/layout/${encodeURIComponent(projectId)}`,
    );
  };
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        data-unread={!read || undefined}
        aria-busy={isOpening}
        onClick={open}
      >
        <span className={classes.dot} aria-hidden="true" />
        <span className={classes.text}>
          {!read && <span className="tw-visually-hidden">{t("notifications.new")} </span>}
          {textOf(content)}
        </span>
        <time className={classes.time} dateTime={createdAt} title={formatDateTime(createdAt, i18n.language)}>
          {formatRelative(createdAt, Date.now(), i18n.language)}
        </time>
      </button>
    </li>
  );
}

/** In the shape of three lines. */
function LoadingLines() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading} role="status" aria-label={t("common.loading")}>
      <Skeleton height={14} width="80%" />
      <Skeleton height={14} width="64%" />
      <Skeleton height={14} width="72%" />
    </div>
  );
}
