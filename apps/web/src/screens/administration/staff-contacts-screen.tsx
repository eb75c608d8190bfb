import { Badge, SegmentedControl, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatRelative } from "../../format/format-date.ts";
import { StaffContactListDocument } from "../../graphql/generated/documents.ts";
import { ListPages } from "../../shell/list-pages.tsx";
import { useSubjectText } from "../contacts/use-subject-text.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { TableScroll } from "./table-scroll.tsx";

const PAGE_SIZE = 10;
const SHOWN = ["PENDING", "RESPONDED", "MINE", "ALL"] as const;

/** For administrators: inquiries of everybody, those that wait longest first. */
export default function StaffContactsScreen() {
  const { t, i18n } = useTranslation();
  const subjectText = useSubjectText();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>("PENDING");
  const [page, setPage] = useState(1);
  const [text, setText] = useState("");
  const [keyword] = useDebouncedValue(text.trim(), 250);
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
        <TextInput
          type="search"
          miw={260}
          aria-label={t("admin.contacts.search")}
          placeholder={t("admin.contacts.search")}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && (
        <p className={classes.empty}>{t(keyword ? "admin.contacts.noHits" : "admin.contacts.empty", { keyword })}</p>
      )}
      {list && list.nodes.length > 0 && (
        <TableScroll label={t("admin.contacts.title")}>
          <Table borderColor="var(--tw-line)" verticalSpacing="sm" miw={760}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("contact.heading")}</Table.Th>
                <Table.Th>{t("contact.subject")}</Table.Th>
                <Table.Th>{t("admin.contacts.writer")}</Table.Th>
                <Table.Th>{t("contact.state")}</Table.Th>
                <Table.Th>{t("admin.contacts.assignee")}</Table.Th>
                <Table.Th>{t("admin.contacts.age")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.nodes.map((contact) => (
                <Table.Tr key={contact.id}>
                  <Table.Td>
                    <Link to={`/admin/contacts/${contact.id}`} className={classes.link}>
                      {contact.title}
                    </Link>
                  </Table.Td>
                  <Table.Td>{subjectText(contact.subject)}</Table.Td>
                  <Table.Td className={classes.wrap}>{contact.writer.email}</Table.Td>
                  <Table.Td>
                    <Badge
                      variant={contact.state === "RESPONDED" ? "light" : "default"}
                      color={contact.state === "RESPONDED" ? "ok" : "gray"}
                    >
                      {t(`contact.states.${contact.state}`)}
                    </Badge>
                  </Table.Td>
                  <Table.Td>{contact.assignee?.name ?? t("admin.none")}</Table.Td>
                  <Table.Td className={classes.muted}>
                    <time dateTime={contact.createdAt}>
                      {formatRelative(contact.createdAt, Date.now(), i18n.language)}
                    </time>
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
