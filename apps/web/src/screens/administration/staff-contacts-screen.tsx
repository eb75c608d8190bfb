import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatRelative } from "../../format/format-date.ts";
import { StaffContactListDocument } from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { ContactBadge } from "../contacts/contact-badge.tsx";
import { useSubjectText } from "../contacts/use-subject-text.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";

const PAGE_SIZE = 10;
const SHOWN = ["PENDING", "RESPONDED", "MINE", "ALL"] as const;

/** For administrators: inquiries of everybody, those that wait longest first. */
export default function StaffContactsScreen() {
  const { t, i18n } = useTranslation();
  const subjectText = useSubjectText();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>("PENDING");
  const [page, setPage] = useState(1);
  const [keyword, setKeyword] = useState("");
  const state = shown === "PENDING" || shown === "RESPONDED" ? { state: shown } : {};
  const [{ data, error }, reload] = useQuery({
    query: StaffContactListDocument,
    variables: { input: { page, size: PAGE_SIZE, keyword, mine: shown === "MINE", ...state } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffContactConnection;
  return (
    <AdminPage
      title={t("admin.contacts.title")}
      error={error}
      isLoading={!list}
      onRetry={() => reload({ requestPolicy: "network-only" })}
    >
      <div className={classes.controls}>
        <SegmentedControl
          aria-label={t("contact.filter")}
          data={SHOWN.map((value) => ({ value, label: t(`admin.contacts.shown.${value}`) as string }))}
          value={shown}
          onChange={(value) => {
            setShown(value);
            setPage(1);
          }}
        />
        <SearchField
          miw={260}
          label={t("admin.contacts.search")}
          keyword={keyword}
          onKeyword={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && (
        <p className={classes.empty}>{t(keyword ? "admin.contacts.noHits" : "admin.contacts.empty", { keyword })}</p>
      )}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("admin.contacts.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("contact.heading"),
              cell: ({ id, title }) => (
                <Link to={`/admin/contacts/${id}`} className={classes.link}>
                  {title}
                </Link>
              ),
            },
            { head: t("contact.subject"), cell: ({ subject }) => subjectText(subject) },
            { head: t("admin.contacts.writer"), cell: ({ writer }) => writer.email },
            { head: t("contact.state"), cell: ({ state }) => <ContactBadge state={state} isDeleted={false} /> },
            {
              head: t("admin.contacts.assignee"),
              cell: ({ assignee }) => assignee?.name ?? t("admin.contacts.nobody"),
            },
            {
              head: t("admin.contacts.age"),
              isQuiet: true,
              cell: ({ createdAt }) => (
                <time dateTime={createdAt}>{formatRelative(createdAt, Date.now(), i18n.language)}</time>
              ),
            },
          ]}
        />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}
