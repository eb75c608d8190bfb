import { Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { formatDateTime } from "../../format/format-date.ts";
import { AuditListDocument } from "../../graphql/generated/documents.ts";
import { ListPages } from "../../shell/list-pages.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { TableScroll } from "./table-scroll.tsx";

const PAGE_SIZE = 20;

/** For administrators: what administrators did. Nothing here can be changed. */
export default function LogScreen() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [text, setText] = useState("");
  const [subjectId] = useDebouncedValue(text.trim(), 250);
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
        <TextInput
          type="search"
          miw={320}
          aria-label={t("admin.log.subjectId")}
          placeholder={t("admin.log.subjectId")}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.log.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <TableScroll label={t("admin.log.title")}>
          <Table borderColor="var(--tw-line)" verticalSpacing="sm" miw={860}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("admin.log.at")}</Table.Th>
                <Table.Th>{t("admin.log.actor")}</Table.Th>
                <Table.Th>{t("admin.log.action")}</Table.Th>
                <Table.Th>{t("admin.log.subject")}</Table.Th>
                <Table.Th>{t("admin.log.change")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.nodes.map((entry) => (
                <Table.Tr key={entry.id}>
                  <Table.Td className={classes.muted}>{formatDateTime(entry.at, i18n.language)}</Table.Td>
                  <Table.Td className={classes.wrap}>{entry.actor ?? t("admin.log.unknownActor")}</Table.Td>
                  <Table.Td>
                    <code>{entry.action}</code>
                  </Table.Td>
                  <Table.Td className={classes.wrap}>
                    {entry.subjectKind} {entry.subjectId}
                  </Table.Td>
                  <Table.Td className={classes.wrap}>
                    {sayChange(entry.before, entry.after)}
                    {entry.reason && (
                      <div>
                        {t("admin.reason")}: {entry.reason}
                      </div>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableScroll>
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}

/** "role: USER → ADMIN"; what stayed is left out. */
function sayChange(before: unknown, after: unknown): string {
  const [old, fresh] = [before, after].map((facts) => (facts ?? {}) as Readonly<Record<string, unknown>>);
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])];
  return names
    .filter((name) => old?.[name] !== fresh?.[name])
    .map((name) =>
      [`${name}:`, ...(old?.[name] == null ? [] : [String(old[name]), "→"]), String(fresh?.[name] ?? "–")].join(" "),
    )
    .join(", ");
}
