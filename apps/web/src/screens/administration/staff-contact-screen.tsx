import { Button, Group, NativeSelect, Text, Textarea, Title } from "@mantine/core";
import { IconArrowLeft, IconPaperclip } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useMutation, useQuery } from "urql";
import { formatBytes } from "../../format/format-bytes.ts";
import { formatDateTime } from "../../format/format-date.ts";
import {
  AddContactNoteDocument,
  AdministratorListDocument,
  AnswerContactDocument,
  AssignContactDocument,
  type ContactProjectFragment,
  OpenConsentedProjectDocument,
  StaffContactDetailDocument,
  type StaffContactDetailQuery,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { ContactBadge } from "../contacts/contact-badge.tsx";
import { ProjectDetails } from "../contacts/project-details.tsx";
import { useSubjectText } from "../contacts/use-subject-text.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";

const MAX_ANSWER_CHARACTERS = 5000;
const MAX_NOTE_CHARACTERS = 2000;
const STAYS = { handlesFaults: true };

type Contact = StaffContactDetailQuery["staffContact"];

/** For administrators: an inquiry with its files, project and notes; here it is answered. */
export default function StaffContactScreen() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const [{ data, error }, reload] = useQuery({
    query: StaffContactDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const contact = data?.staffContact.id === id ? data.staffContact : undefined;
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <>
      <Button
        component={Link}
        to="/admin/contacts/"
        variant="subtle"
        color="gray"
        size="compact-sm"
        mb="sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t("contact.back")}
      </Button>
      <AdminPage
        title={contact?.title ?? t("admin.contacts.title")}
        error={error}
        isLoading={!contact}
        onRetry={refresh}
      >
        {contact && <ContactView contact={contact} onChanged={refresh} />}
      </AdminPage>
    </>
  );
}

function ContactView({ contact, onChanged }: { contact: Contact; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const subjectText = useSubjectText();
  return (
    <article className={classes.detail}>
      <Group gap="sm">
        <ContactBadge state={contact.state} isDeleted={false} />
        <Text size="sm" c="dimmed" className={classes.wrap}>
          {subjectText(contact.subject)} ·{" "}
          <Link to={`/admin/users/${contact.writer.id}`} className={classes.link}>
            {contact.writer.name}
          </Link>{" "}
          ({contact.writer.email}) ·{" "}
          <time dateTime={contact.createdAt}>{formatDateTime(contact.createdAt, i18n.language)}</time> ·{" "}
          {t(`admin.contacts.writtenIn.${contact.language === "ko" ? "ko" : "en"}`)}
        </Text>
      </Group>
      <Assignee contact={contact} onChanged={onChanged} />
      <div className={classes.content}>{contact.content}</div>
      {contact.fileList.length > 0 && (
        <ul className={classes.files} aria-label={t("contact.files")}>
          {contact.fileList.map((file) => (
            <li key={file.id}>
              <IconPaperclip size={16} stroke={1.6} aria-hidden />{" "}
              <a href={file.url} download>
                {file.name}
              </a>{" "}
              <Text span size="xs" c="dimmed">
                {formatBytes(file.bytes, i18n.language)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {contact.project && <ProjectDetails project={contact.project} />}
      {contact.projectId !== null && <ProjectNow projectId={contact.projectId} />}
      {[...(contact.follows ? [contact.follows] : []), ...contact.followUps].map((other) => (
        <Link key={other.id} to={`/admin/contacts/${other.id}`} className={classes.link}>
          {t("contact.thread")}: {other.title}
        </Link>
      ))}
      <AnswerForm key={contact.responseMessage ?? ""} contact={contact} onChanged={onChanged} />
      <Notes contact={contact} onChanged={onChanged} />
    </article>
  );
}

function Assignee({ contact, onChanged }: { contact: Contact; onChanged: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data }] = useQuery({ query: AdministratorListDocument });
  const [{ error }, assign] = useMutation(AssignContactDocument);
  return (
    <>
      {error && <ErrorNote error={errorText(error)} />}
      <NativeSelect
        label={t("admin.contacts.assignee")}
        miw={260}
        value={contact.assignee?.id ?? ""}
        onChange={async (event) => {
          const assigneeId = event.currentTarget.value || null;
          const { error } = await assign({ input: { id: contact.id, assigneeId } }, STAYS);
          if (!error) onChanged();
        }}
        data={[
          { value: "", label: t("admin.contacts.nobody") },
          ...(data?.administratorList ?? []).map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
        ]}
      />
    </>
  );
}

/** The project as it is now: opening it is an act that the log keeps. */
function ProjectNow({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [project, setProject] = useState<ContactProjectFragment>();
  const [{ fetching, error }, open] = useMutation(OpenConsentedProjectDocument);
  return (
    <>
      {error && <ErrorNote error={errorText(error)} />}
      <Button
        variant="default"
        size="xs"
        loading={fetching}
        onClick={async () => {
          const { data } = await open({ input: { projectId } }, STAYS);
          if (data) setProject(data.openConsentedProject.project);
        }}
      >
        {t("admin.contacts.projectNow")}
      </Button>
      <Text size="xs" c="dimmed">
        {t("admin.contacts.projectNowHint")}
      </Text>
      {project && <ProjectDetails project={project} />}
    </>
  );
}

function AnswerForm({ contact, onChanged }: { contact: Contact; onChanged: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [message, setMessage] = useState(contact.responseMessage ?? "");
  const [isChecked, setChecked] = useState(false);
  const [{ fetching, error }, answer] = useMutation(AnswerContactDocument);
  const isMissing = message.trim() === "";
  const isChanged = message !== (contact.responseMessage ?? "");
  useUnsavedChanges(isChanged);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return;
    const { error } = await answer({ input: { id: contact.id, message: message.trim() } }, STAYS);
    if (error) return;
    showToast(t(contact.state === "PENDING" ? "admin.contacts.answered" : "admin.contacts.answerChanged"));
    onChanged();
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {error && <ErrorNote error={errorText(error)} />}
      <Textarea
        label={t("contact.answer")}
        description={t(contact.state === "PENDING" ? "admin.contacts.answerHint" : "admin.contacts.changeHint")}
        autosize
        minRows={5}
        maxRows={20}
        maxLength={MAX_ANSWER_CHARACTERS}
        value={message}
        error={isChecked && isMissing ? t("admin.contacts.answerMissing") : undefined}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Button type="submit" mt="sm" loading={fetching} disabled={!isChanged && contact.state === "RESPONDED"}>
        {t(contact.state === "PENDING" ? "admin.contacts.answer" : "admin.contacts.change")}
      </Button>
    </form>
  );
}

function Notes({ contact, onChanged }: { contact: Contact; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const [{ fetching, error }, add] = useMutation(AddContactNoteDocument);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const { error } = await add({ input: { id: contact.id, text: text.trim() } }, STAYS);
    if (error) return;
    setText("");
    onChanged();
  };

  return (
    <section className={classes.form} aria-label={t("admin.contacts.notes")}>
      <Title order={2} fz={16} mb="xs">
        {t("admin.contacts.notes")}
      </Title>
      <ul className={classes.notes}>
        {contact.notes.map((note) => (
          <li key={note.id}>
            <Text size="xs" c="dimmed">
              {note.author?.name ?? t("projects.deletedAccount")} · {formatDateTime(note.createdAt, i18n.language)}
            </Text>
            {note.text}
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate>
        {error && <ErrorNote error={errorText(error)} />}
        <Textarea
          mt="sm"
          label={t("admin.contacts.note")}
          description={t("admin.contacts.noteHint")}
          autosize
          minRows={2}
          maxLength={MAX_NOTE_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" mt="sm" variant="default" loading={fetching} disabled={text.trim() === ""}>
          {t("admin.contacts.addNote")}
        </Button>
      </form>
    </section>
  );
}
