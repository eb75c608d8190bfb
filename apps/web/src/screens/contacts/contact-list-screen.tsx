import { Button, Group, SegmentedControl, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { ContactListDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { DataTable } from "../../shell/data-table.tsx";
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
        <DataTable
          label={t("contact.title")}
          isBusy={stale}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("contact.heading"),
              cell: ({ id, title }) => (
                <Link to={contactPath(id, query)} className={classes.link ?? ""}>
                  {title}
                </Link>
              ),
            },
            { head: t("contact.subject"), cell: ({ subject }) => subjectText(subject) },
            { head: t("contact.state"), cell: (contact) => <ContactBadge {...contact} /> },
            {
              head: t("contact.date"),
              isQuiet: true,
              cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>,
            },
          ]}
        />
      )}
      {list && (
        <ListPages total={list.pagination.totalPage} page={query.page} onPage={(page) => show({ ...query, page })} />
      )}
    </>
  );
}
