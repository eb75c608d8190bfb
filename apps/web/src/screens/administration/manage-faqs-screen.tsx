import { Badge, Button, SegmentedControl, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { ManagedFaqsDocument } from "../../graphql/generated/documents.ts";
import { ListPages } from "../../shell/list-pages.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { TableScroll } from "./table-scroll.tsx";

const PAGE_SIZE = 25;

/** For administrators: every question in one language, also what readers do not see. */
export default function ManageFaqsScreen() {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState<"EN" | "KO">(i18n.language === "ko" ? "KO" : "EN");
  const [page, setPage] = useState(1);
  const [text, setText] = useState("");
  const [keyword] = useDebouncedValue(text.trim(), 250);
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
        <TextInput
          type="search"
          miw={260}
          aria-label={t("faq.search")}
          placeholder={t("faq.search")}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && (
        <p className={classes.empty}>{keyword ? t("faq.noHits", { keyword }) : t("faq.none")}</p>
      )}
      {list && list.nodes.length > 0 && (
        <TableScroll label={t("admin.faq.title")}>
          <Table borderColor="var(--tw-line)" verticalSpacing="sm" miw={640}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("admin.faq.question")}</Table.Th>
                <Table.Th>{t("admin.faq.category")}</Table.Th>
                <Table.Th>{t("admin.faq.rank")}</Table.Th>
                <Table.Th>{t("manageNotices.state")}</Table.Th>
                <Table.Th>{t("admin.faq.views")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.nodes.map((faq) => (
                <Table.Tr key={faq.id}>
                  <Table.Td>
                    <Link to={`/admin/faq/edit/${faq.id}`} className={classes.link}>
                      {faq.title}
                    </Link>
                  </Table.Td>
                  <Table.Td>{faq.category}</Table.Td>
                  <Table.Td>{faq.rank}</Table.Td>
                  <Table.Td>
                    <Badge variant={faq.isExposed ? "light" : "default"} color={faq.isExposed ? "ok" : "gray"}>
                      {t(faq.isExposed ? "manageNotices.published" : "manageNotices.draft")}
                    </Badge>
                  </Table.Td>
                  <Table.Td>{faq.viewCount}</Table.Td>
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
