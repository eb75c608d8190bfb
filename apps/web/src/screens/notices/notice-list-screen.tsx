import { Badge, Table, Title } from "@mantine/core";
import { IconPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { NoticeListDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { noticePath, readNoticePage } from "./notice-path.ts";
import classes from "./notices.module.css";

const PAGE_SIZE = 10;

export default function NoticeListScreen() {
  const { t, i18n } = useTranslation();
  usePageTitle(t("notices.title"));
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const page = readNoticePage(search);
  const language = i18n.language === "ko" ? "KO" : "EN";
  const [{ data, error }, reload] = useQuery({
    query: NoticeListDocument,
    variables: { input: { language, page, size: PAGE_SIZE } },
  });
  const list = data?.noticeConnection;
  return (
    <>
      <Title order={1} fz={20} mb="lg">
        {t("notices.title")}
      </Title>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.pagination.totalCount === 0 && <p className={classes.empty}>{t("notices.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <Table className={classes.table ?? ""} borderColor="var(--tw-line)">
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.number ?? ""}>{t("notices.number")}</Table.Th>
              <Table.Th>{t("notices.subject")}</Table.Th>
              <Table.Th className={classes.date ?? ""}>{t("notices.date")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.nodes.map((notice, index) => (
              <Table.Tr key={notice.id}>
                <Table.Td className={classes.number ?? ""}>
                  {notice.isTop ? (
                    <>
                      <IconPin size={16} stroke={1.6} aria-hidden />
                      <span className="tw-visually-hidden">{t("notices.top")}</span>
                    </>
                  ) : (
                    list.pagination.totalCount - (page - 1) * PAGE_SIZE - index
                  )}
                </Table.Td>
                <Table.Td>
                  <Link to={noticePath(notice.id, page)} className={classes.link ?? ""}>
                    {notice.title}
                  </Link>
                  {notice.isNew && (
                    <Badge ml="sm" size="sm" variant="light">
                      {t("notices.new")}
                    </Badge>
                  )}
                </Table.Td>
                <Table.Td className={classes.date ?? ""}>
                  <time dateTime={notice.createdAt}>{formatDate(notice.createdAt, i18n.language)}</time>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {list && (
        <ListPages
          total={list.pagination.totalPage}
          page={page}
          onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
        />
      )}
    </>
  );
}
