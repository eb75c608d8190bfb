import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatBytes } from "../../format/format-bytes.ts";
import { formatDate } from "../../format/format-date.ts";
import { StaffUserListDocument } from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { UserMenu } from "./user-menu.tsx";
import { UserState } from "./user-state.tsx";

const PAGE_SIZE = 10;

/** For administrators: accounts, and what can be done with them. */
export default function UsersScreen() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [keyword, setKeyword] = useState("");
  const [{ data, error }, reload] = useQuery({
    query: StaffUserListDocument,
    variables: { input: { page, size: PAGE_SIZE, keyword } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffUserConnection;
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <AdminPage title={t("admin.users.title")} error={error} isLoading={!list} onRetry={refresh}>
      <div className={classes.controls}>
        <SearchField
          miw={260}
          label={t("admin.users.search")}
          keyword={keyword}
          onKeyword={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.users.noHits", { keyword })}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("admin.users.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("admin.users.account"),
              cell: (user) => (
                <>
                  <Link to={`/admin/users/${user.id}`} className={classes.link}>
                    {user.name}
                  </Link>
                  <br />
                  {user.email}
                </>
              ),
            },
            { head: t("admin.users.state"), cell: (user) => <UserState user={user} /> },
            { head: t("admin.users.projects"), cell: ({ projectCount }) => projectCount },
            {
              head: t("admin.users.stored"),
              cell: ({ storedBytes }) => formatBytes(storedBytes, i18n.language),
              isQuiet: true,
            },
            { head: t("admin.users.sessions"), cell: ({ sessionCount }) => sessionCount },
            {
              head: t("admin.users.since"),
              cell: ({ createdAt }) => formatDate(createdAt, i18n.language),
              isQuiet: true,
            },
            {
              head: t("manageNotices.actions"),
              isAction: true,
              cell: (user) => <UserMenu user={user} onChanged={refresh} />,
            },
          ]}
        />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}
