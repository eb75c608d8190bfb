import { Button, SegmentedControl } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { ManagedFaqsDocument } from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { PublishedBadge } from "../notices/published-badge.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";

const PAGE_SIZE = 25;

/** For administrators: every question in one language, also what readers do not see. */
export default function ManageFaqsScreen() {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState<"EN" | "KO">(i18n.language === "ko" ? "KO" : "EN");
  const [page, setPage] = useState(1);
  const [keyword, setKeyword] = useState("");
  const [{ data, error }, reload] = useQuery({
    query: ManagedFaqsDocument,
    variables: { input: { all: true, language, keyword, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.faqConnection;
  return (
    <AdminPage
      title={t("admin.faq.title")}
      action={
        <Button component={Link} to="/admin/faq/edit/" leftSection={<IconPlus size={16} aria-hidden />}>
          {t("admin.faq.write")}
        </Button>
      }
      error={error}
      isLoading={!list}
      onRetry={() => reload({ requestPolicy: "network-only" })}
    >
      <div className={classes.controls}>
        <SegmentedControl
          aria-label={t("manageNotices.language")}
          data={(["EN", "KO"] as const).map((value) => ({ value, label: t(`manageNotices.in.${value}`) as string }))}
          value={language}
          onChange={(value) => {
            setLanguage(value);
            setPage(1);
          }}
        />
        <SearchField
          miw={260}
          label={t("faq.search")}
          keyword={keyword}
          onKeyword={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && (
        <p className={classes.empty}>{keyword ? t("faq.noHits", { keyword }) : t("faq.none")}</p>
      )}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("admin.faq.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("admin.faq.question"),
              cell: ({ id, title }) => (
                <Link to={`/admin/faq/edit/${id}`} className={classes.link}>
                  {title}
                </Link>
              ),
            },
            { head: t("admin.faq.category"), cell: ({ category }) => category },
            { head: t("admin.faq.rank"), cell: ({ rank }) => rank },
            {
              head: t("manageNotices.state"),
              cell: ({ isExposed }) => <PublishedBadge isExposed={isExposed} />,
            },
            { head: t("admin.faq.views"), cell: ({ viewCount }) => viewCount },
          ]}
        />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}
