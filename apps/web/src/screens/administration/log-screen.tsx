import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { AuditListDocument } from "../../graphql/generated/documents.ts";
import { ListPages } from "../../shell/list-pages.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { LogTable } from "./log-table.tsx";

const PAGE_SIZE = 20;

/** For administrators: what administrators did. Nothing here can be changed. */
export default function LogScreen() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [subjectId, setSubjectId] = useState("");
  const [{ data, error }, reload] = useQuery({
    query: AuditListDocument,
    variables: { input: { page, size: PAGE_SIZE, ...(subjectId && { subjectId }) } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.auditConnection;
  return (
    <AdminPage
      title={t("admin.log.title")}
      error={error}
      isLoading={!list}
      onRetry={() => reload({ requestPolicy: "network-only" })}
    >
      <div className={classes.controls}>
        <SearchField
          w={320}
          maw="100%"
          label={t("admin.log.subjectId")}
          keyword={subjectId}
          onKeyword={(typed) => {
            setSubjectId(typed);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.log.empty")}</p>}
      {list && list.nodes.length > 0 && <LogTable label={t("admin.log.title")} entries={list.nodes} />}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}
