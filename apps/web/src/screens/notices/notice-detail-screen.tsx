import { Button, Text, Title } from "@mantine/core";
import { IconArrowLeft, IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import { NoticeDetailDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { NeighbourLinks } from "../../shell/neighbour-links.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { noticeListPath, noticePath, readNoticePage } from "./notice-path.ts";
import classes from "./notices.module.css";

export default function NoticeDetailScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const page = readNoticePage(search);
  // Asked of the server each time: each reading counts.
  const [{ data, error }, reload] = useQuery({
    query: NoticeDetailDocument,
    variables: { input: { id } },
    requestPolicy: "network-only",
  });
  const notice = data?.notice.id === id ? data.notice : undefined;
  usePageTitle(notice?.title ?? t("notices.title"));
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  const { before, beforeTitle, after, afterTitle } = notice?.cursorInfo ?? {};
  return (
    <article className={classes.detail}>
      <Button
        component={Link}
        to={noticeListPath(page)}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t("notices.back")}
      </Button>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!notice && !error && <LoadingSkeleton height={240} />}
      {notice && (
        <>
          <Title order={1} fz={20}>
            {notice.title}
          </Title>
          <Text size="sm" c="dimmed">
            <time dateTime={notice.createdAt}>{formatDate(notice.createdAt, i18n.language)}</time>
            {" · "}
            {t("notices.views", { count: notice.viewCount })}
          </Text>
          <div className={classes.content}>{notice.content}</div>
          {notice.attachments.length > 0 && (
            <ul className={classes.attachments} aria-label={t("notices.attachments")}>
              {notice.attachments.map((file) => (
                <li key={file.id}>
                  <IconPaperclip size={16} stroke={1.6} aria-hidden />
                  <a href={file.url} download>
                    {file.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <NeighbourLinks
            label={t("notices.others")}
            neighbours={[
              before ? { path: noticePath(before, page), label: t("notices.previous"), title: beforeTitle } : undefined,
              after ? { path: noticePath(after, page), label: t("notices.next"), title: afterTitle } : undefined,
            ]}
          />
        </>
      )}
    </article>
  );
}
