import { Button, Group, SegmentedControl, Table, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { ContactListDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { ContactBadge } from "./contact-badge.tsx";
import {
  CONTACT_FILTERS,
  type ContactQuery,
  contactPath,
  editContactPath,
  readContactQuery,
  writeContactQuery,
} from "./contact-query.ts";
import classes from "./contacts.module.css";
import { useContactAnswers } from "./use-contact-answers.ts";
import { useSubjectText } from "./use-subject-text.ts";

const PAGE_SIZE = 10;

/** The person's own inquiries. */
export default function ContactListScreen() {
  const { t, i18n } = useTranslation();
  usePageTitle(t("contact.title"));
  const errorText = useErrorText();
  const subjectText = useSubjectText();
  const [search, setSearch] = useSearchParams();
  const query = readContactQuery(search);
  const [{ data, error, stale }, reload] = useQuery({
    query: ContactListDocument,
    variables: { input: { ...query, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  useContactAnswers(useCallback(() => reload({ requestPolicy: "network-only" }), [reload]));
  const list = data?.contactConnection;
  const show = (next: ContactQuery) => setSearch(writeContactQuery(next));
  return (
    <>
      <Group justify="space-between" mb="lg">
        <Title order={1} fz={20}>
          {t("contact.title")}
        </Title>
        <Button component={Link} to={editContactPath()} leftSection={<IconPlus size={16} aria-hidden />}>
          {t("contact.new")}
        </Button>
      </Group>
      <SegmentedControl
        mb="md"
        maw="100%"
        aria-label={t("contact.filter")}
        data={CONTACT_FILTERS.map((value) => ({ value, label: t(`contact.filters.${value}`) }))}
        value={query.filter}
        onChange={(filter) => show({ filter, page: 1 })}
      />
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.totalCount === 0 && (
        <div className={classes.empty}>
          <p>{t(`contact.none.${query.filter}`)}</p>
          {query.filter === "ALL" && (
            <Button component={Link} to={editContactPath()} variant="default" size="xs">
              {t("contact.first")}
            </Button>
          )}
        </div>
      )}
      {list && list.nodes.length > 0 && (
        <div className={classes.scroll} aria-busy={stale}>
          <Table className={classes.table ?? ""} borderColor="var(--tw-line)" verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("contact.subject")}</Table.Th>
                <Table.Th>{t("contact.heading")}</Table.Th>
                <Table.Th>{t("contact.state")}</Table.Th>
                <Table.Th className={classes.date ?? ""}>{t("contact.date")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.nodes.map((contact) => (
                <Table.Tr key={contact.id}>
                  <Table.Td>{subjectText(contact.subject)}</Table.Td>
                  <Table.Td>
                    <Link to={contactPath(contact.id, query)} className={classes.link ?? ""}>
                      {contact.title}
                    </Link>
                  </Table.Td>
                  <Table.Td>
                    <ContactBadge {...contact} />
                  </Table.Td>
                  <Table.Td className={classes.date ?? ""}>
                    <time dateTime={contact.createdAt}>{formatDate(contact.createdAt, i18n.language)}</time>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {list && (
        <ListPages total={list.pagination.totalPage} page={query.page} onPage={(page) => show({ ...query, page })} />
      )}
    </>
  );
}
