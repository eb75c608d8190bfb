import { Button, Group, Text, Title } from "@mantine/core";
import { IconArrowLeft, IconPaperclip } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatBytes } from "../../format/format-bytes.ts";
import { formatDateTime } from "../../format/format-date.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import { ContactDetailDocument, type ContactDetailQuery } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { ContactBadge } from "./contact-badge.tsx";
import { askAgainPath, contactListPath, contactPath, editContactPath, readContactQuery } from "./contact-query.ts";
import classes from "./contacts.module.css";
import { DeleteContactDialog } from "./delete-contact-dialog.tsx";
import { ProjectDetails } from "./project-details.tsx";
import { useContactAnswers } from "./use-contact-answers.ts";
import { useSubjectText } from "./use-subject-text.ts";

type Contact = ContactDetailQuery["contact"];

/** One inquiry with its answer; what may be done with it depends on its state. */
export default function ContactDetailScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const query = readContactQuery(search);
  const [{ data, error }, reload] = useQuery({
    query: ContactDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  useContactAnswers(
    useCallback(() => reload({ requestPolicy: "network-only" }), [reload]),
    id,
  );
  const contact = data?.contact.id === id ? data.contact : undefined;
  usePageTitle(contact?.title ?? t("contact.title"));
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  return (
    <article className={classes.detail}>
      <Button
        component={Link}
        to={contactListPath(query)}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t("contact.back")}
      </Button>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!contact && !error && <LoadingSkeleton height={240} w="100%" />}
      {contact && <ContactView contact={contact} />}
    </article>
  );
}

function ContactView({ contact }: { contact: Contact }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const subjectText = useSubjectText();
  const [isAsked, setAsked] = useState(false);
  const { id, state, isDeleted, follows, followUps } = contact;
  return (
    <>
      <Group gap="sm">
        <ContactBadge {...contact} />
        <Text size="sm" c="dimmed">
          {subjectText(contact.subject)}
        </Text>
      </Group>
      <Title order={1} fz={20} style={{ overflowWrap: "anywhere" }}>
        {contact.title}
      </Title>
      <Text size="sm" c="dimmed">
        <time dateTime={contact.createdAt}>{formatDateTime(contact.createdAt, i18n.language)}</time>
        {contact.updatedAt !== contact.createdAt &&
          !isDeleted &&
          state === "PENDING" &&
          ` · ${t("contact.edited", { date: formatDateTime(contact.updatedAt, i18n.language) })}`}
      </Text>
      {isDeleted && (
        <Text size="sm" c="dimmed" role="status">
          {t("contact.deletedHint")}
        </Text>
      )}
      <div className={classes.content}>{contact.content}</div>
      {contact.fileList.length > 0 && (
        <ul className={classes.files} aria-label={t("contact.files")}>
          {contact.fileList.map((file) => (
            <li key={file.id}>
              <IconPaperclip size={16} stroke={1.6} aria-hidden />
              <a href={file.url} download>
                {file.name}
              </a>
              <Text span size="xs" c="dimmed">
                {formatBytes(file.bytes, i18n.language)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {contact.project && <ProjectDetails project={contact.project} />}
      {contact.responseMessage !== null && contact.respondedAt !== null && (
        <section className={classes.answer} aria-label={t("contact.answer")}>
          <Title order={2} fz={16}>
            {t("contact.answer")}
          </Title>
          <Text size="sm" c="dimmed">
            <time dateTime={contact.respondedAt}>{formatDateTime(contact.respondedAt, i18n.language)}</time>
            {contact.isResponseEdited && ` · ${t("contact.answerEdited")}`}
          </Text>
          <p>{contact.responseMessage}</p>
        </section>
      )}
      {(follows || followUps.length > 0) && (
        <section aria-label={t("contact.thread")}>
          <Title order={2} fz={16} mb="xs">
            {t("contact.thread")}
          </Title>
          <ul className={classes.thread}>
            {[...(follows ? [follows] : []), ...followUps].map((other) => (
              <li key={other.id}>
                <Link to={contactPath(other.id)} className={classes.link ?? ""}>
                  {other.title}
                </Link>{" "}
                <Text span size="sm" c="dimmed">
                  {t(other.id === follows?.id ? "contact.earlier" : "contact.later")}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isDeleted && (
        <Group gap="sm" mt="md">
          {state === "PENDING" ? (
            <Button component={Link} to={editContactPath(id)} variant="default">
              {t("contact.edit")}
            </Button>
          ) : (
            <Button component={Link} to={askAgainPath(id)}>
              {t("contact.askAgain")}
            </Button>
          )}
          <Button variant="default" onClick={() => setAsked(true)}>
            {t("contact.delete")}
          </Button>
        </Group>
      )}
      <DeleteContactDialog
        contact={contact}
        opened={isAsked}
        onDeleted={() => {
          setAsked(false);
          navigate(contactListPath({ filter: "ALL", page: 1 }));
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
