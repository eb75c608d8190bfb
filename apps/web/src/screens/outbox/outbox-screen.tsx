import { Alert, Button, Code, Select, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { useMutation, useQuery } from "urql";
import { formatDateTime } from "../../format/format-date.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import {
  OutboxDocument,
  type OutboxQuery,
  type OutboxState,
  ResendMailDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { DataTable } from "../../shell/data-table.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import classes from "./outbox.module.css";

const STATES = ["KEPT", "WAITING", "SENT", "GIVEN_UP"] as const satisfies readonly OutboxState[];
const PAGE_SIZE = 10;

type Mail = OutboxQuery["outboxConnection"]["nodes"][number];

/** For administrators: what was mailed, or would be if there were a mail server. */
export default function OutboxScreen() {
  const { t, i18n } = useTranslation();
  usePageTitle(t("outbox.title"));
  const errorText = useErrorText();
  const [state, setState] = useState<OutboxState>();
  const [page, setPage] = useState(1);
  const [{ data, error }, reload] = useQuery({
    query: OutboxDocument,
    variables: { input: { page, size: PAGE_SIZE, ...(state && { state }) } },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => reload({ requestPolicy: "network-only" });
  // For non-administrators the page does not exist.
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  const list = data?.outboxConnection;
  return (
    <>
      <Title order={1} fz={20} mb="lg">
        {t("outbox.title")}
      </Title>
      <Select
        label={t("outbox.state")}
        w={220}
        mb="lg"
        data={[
          { value: "", label: t("outbox.all") },
          ...STATES.map((one) => ({ value: one, label: t(`outbox.is.${one}`) })),
        ]}
        value={state ?? ""}
        allowDeselect={false}
        onChange={(value) => {
          setState(STATES.find((one) => one === value));
          setPage(1);
        }}
      />
      {list && !list.isMailServerConfigured && (
        <Alert variant="light" color="warn" mb="lg" role="status">
          <Text size="md" c="var(--tw-text)">
            {t("outbox.noServer")}
          </Text>
        </Alert>
      )}
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={refresh} />} />}
      {!list && !error && <LoadingSkeleton height={320} />}
      {list?.nodes.length === 0 && <p className={classes.empty}>{t("outbox.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("outbox.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            { head: t("outbox.to"), cell: ({ recipient }) => recipient },
            { head: t("outbox.mail"), cell: (mail) => <MailText mail={mail} /> },
            {
              head: t("outbox.written"),
              isQuiet: true,
              cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>,
            },
            {
              head: t("outbox.state"),
              cell: (mail) => <MailState mail={mail} canSend={list.isMailServerConfigured} onSent={refresh} />,
            },
          ]}
        />
      )}
      {list && <ListPages total={list.pagination.totalPage} page={page} onPage={setPage} />}
    </>
  );
}

function MailText({ mail: { subject, text } }: { mail: Mail }) {
  const { t } = useTranslation();
  if (text === null)
    return (
      <Text size="sm" c="dimmed">
        {t("outbox.secret")}
      </Text>
    );
  return (
    <details className={classes.mail}>
      <summary>{subject}</summary>
      <Code block className={classes.text ?? ""}>
        {text}
      </Code>
    </details>
  );
}

function MailState({ mail, canSend, onSent }: { mail: Mail; canSend: boolean; onSent: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ fetching }, resend] = useMutation(ResendMailDocument);
  const send = async () => {
    const { error } = await resend({ input: { id: mail.id } });
    if (error) showToast(errorText(error).sentence, "danger");
    else showToast(t("outbox.queued"));
    onSent();
  };
  return (
    <>
      {t(`outbox.is.${mail.state}`)}
      {mail.failure !== null && (
        <Text size="xs" c="var(--tw-danger)" className={classes.failure ?? ""}>
          {t("outbox.failure", { count: mail.tries, words: mail.failure })}
        </Text>
      )}
      {canSend && (mail.state === "KEPT" || mail.state === "GIVEN_UP") && (
        <Button
          variant="default"
          size="compact-sm"
          mt="xs"
          display="block"
          loading={fetching}
          onClick={send}
          aria-label={t("outbox.sendTo", { recipient: mail.recipient })}
        >
          {t("outbox.send")}
        </Button>
      )}
    </>
  );
}
