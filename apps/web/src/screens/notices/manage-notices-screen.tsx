import { Button, Group, Title } from "@mantine/core";
import { IconPin, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import { ManagedNoticesDocument, type ManagedNoticesQuery } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { DeleteNoticeDialog } from "./delete-notice-dialog.tsx";
import { editNoticePath, readNoticePage } from "./notice-path.ts";
import classes from "./notices.module.css";
import { PublishedBadge } from "./published-badge.tsx";

const PAGE_SIZE = 10;

type ManagedNotice = ManagedNoticesQuery["noticeConnection"]["nodes"][number];

/** For administrators: every notice in every language, also what readers do not see yet. */
export default function ManageNoticesScreen() {
  const { t, i18n } = useTranslation();
  usePageTitle(t("manageNotices.title"));
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const page = readNoticePage(search);
  /** Stays while its dialog goes. */
  const [deleting, setDeleting] = useState<ManagedNotice>();
  const [isAsked, setAsked] = useState(false);
  const [{ data, error }, reload] = useQuery({
    query: ManagedNoticesDocument,
    variables: { input: { all: true, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => reload({ requestPolicy: "network-only" });
  // For non-administrators the page does not exist.
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  const list = data?.noticeConnection;
  return (
    <>
      <Group justify="space-between" mb="lg">
        <Title order={1} fz={20}>
          {t("manageNotices.title")}
        </Title>
        <Button component={Link} to={editNoticePath()} leftSection={<IconPlus size={16} aria-hidden />}>
          {t("manageNotices.write")}
        </Button>
      </Group>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={refresh} />} />}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.pagination.totalCount === 0 && <p className={classes.empty}>{t("manageNotices.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("manageNotices.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("notices.subject"),
              cell: ({ id, title, isTop }) => (
                <>
                  <Link to={editNoticePath(id)} className={classes.link ?? ""}>
                    {title}
                  </Link>
                  {isTop && (
                    <>
                      {" "}
                      <IconPin size={16} stroke={1.6} aria-hidden className={classes.pin} />
                      <span className="tw-visually-hidden">{t("notices.top")}</span>
                    </>
                  )}
                </>
              ),
            },
            { head: t("manageNotices.language"), cell: ({ language }) => t(`manageNotices.in.${language}`) },
            {
              head: t("manageNotices.state"),
              cell: ({ isExposed }) => <PublishedBadge isExposed={isExposed} />,
            },
            {
              head: t("notices.date"),
              isQuiet: true,
              cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>,
            },
            {
              head: t("manageNotices.actions"),
              isAction: true,
              cell: (notice) => (
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  aria-label={t("manageNotices.deleteNamed", { title: notice.title })}
                  onClick={() => {
                    setDeleting(notice);
                    setAsked(true);
                  }}
                >
                  {t("manageNotices.delete")}
                </Button>
              ),
            },
          ]}
        />
      )}
      {list && (
        <ListPages
          total={list.pagination.totalPage}
          page={page}
          onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
        />
      )}
      <DeleteNoticeDialog
        notice={deleting}
        opened={isAsked}
        onDeleted={() => {
          setAsked(false);
          refresh();
          // The button that opened it goes with its row.
          document.getElementById("content")?.focus();
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
