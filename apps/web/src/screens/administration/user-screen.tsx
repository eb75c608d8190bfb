import { Button, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useQuery } from "urql";
import { formatBytes } from "../../format/format-bytes.ts";
import { formatDate } from "../../format/format-date.ts";
import {
  AuditListDocument,
  StaffContactListDocument,
  StaffUserDetailDocument,
  type StaffUserDetailQuery,
} from "../../graphql/generated/documents.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ContactBadge } from "../contacts/contact-badge.tsx";
import { useSubjectText } from "../contacts/use-subject-text.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";
import { LogTable } from "./log-table.tsx";
import { UserMenu } from "./user-menu.tsx";
import { UserState } from "./user-state.tsx";

const NEWEST = 20;

type User = StaffUserDetailQuery["staffUser"];

/** For administrators: one account, what its owner asked support, and what administrators did with it. */
export default function UserScreen() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const [{ data, error }, reload] = useQuery({
    query: StaffUserDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const [{ data: acts }, reloadActs] = useQuery({
    query: AuditListDocument,
    variables: { input: { subjectId: id, size: NEWEST } },
    requestPolicy: "cache-and-network",
  });
  const user = data?.staffUser.id === id ? data.staffUser : undefined;
  const refresh = () => {
    reload({ requestPolicy: "network-only" });
    reloadActs({ requestPolicy: "network-only" });
  };
  return (
    <>
      <Button
        component={Link}
        to="/admin/users/"
        variant="subtle"
        color="gray"
        size="compact-sm"
        mb="sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t("admin.users.back")}
      </Button>
      <AdminPage
        title={user?.name ?? t("admin.users.title")}
        action={user && <UserMenu user={user} onChanged={refresh} />}
        error={error}
        isLoading={!user}
        onRetry={refresh}
      >
        {user && (
          <>
            <UserFacts user={user} />
            <Inquiries writerId={user.id} />
            <Title order={2} fz={16} mt="xl" mb="sm">
              {t("admin.users.acts")}
            </Title>
            {acts?.auditConnection.nodes.length === 0 && <p className={classes.empty}>{t("admin.log.empty")}</p>}
            {acts && acts.auditConnection.nodes.length > 0 && (
              <LogTable label={t("admin.users.acts")} entries={acts.auditConnection.nodes} />
            )}
          </>
        )}
      </AdminPage>
    </>
  );
}

function UserFacts({ user }: { user: User }) {
  const { t, i18n } = useTranslation();
  return (
    <dl className={classes.facts}>
      <dt>{t("admin.users.account")}</dt>
      <dd>{user.email}</dd>
      <dt>{t("admin.users.state")}</dt>
      <dd>
        <UserState user={user} />
        {user.suspendedAt && t("admin.users.suspendedSince", { date: formatDate(user.suspendedAt, i18n.language) })}
      </dd>
      <dt>{t("admin.users.projects")}</dt>
      <dd>{user.projectCount}</dd>
      <dt>{t("admin.users.stored")}</dt>
      <dd>{formatBytes(user.storedBytes, i18n.language)}</dd>
      <dt>{t("admin.users.sessions")}</dt>
      <dd>{user.sessionCount}</dd>
      <dt>{t("admin.users.since")}</dt>
      <dd>{formatDate(user.createdAt, i18n.language)}</dd>
    </dl>
  );
}

function Inquiries({ writerId }: { writerId: string }) {
  const { t, i18n } = useTranslation();
  const subjectText = useSubjectText();
  const [{ data }] = useQuery({
    query: StaffContactListDocument,
    variables: { input: { writerId, size: NEWEST } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffContactConnection;
  return (
    <>
      <Title order={2} fz={16} mt="xl" mb="sm">
        {t("admin.users.inquiries")}
      </Title>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("admin.users.noInquiries")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("admin.users.inquiries")}
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
            { head: t("contact.state"), cell: ({ state }) => <ContactBadge state={state} isDeleted={false} /> },
            {
              head: t("contact.date"),
              cell: ({ createdAt }) => formatDate(createdAt, i18n.language),
              isQuiet: true,
            },
          ]}
        />
      )}
    </>
  );
}
