import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMutation } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import {
  type ContactDetailQuery,
  CreateContactDocument,
  UpdateContactDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { clearUnsavedChanges } from "../../unsaved/unsaved-changes.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { CONTACT_UPLOADS } from "./contact-file.ts";
import { ContactFilesField } from "./contact-files-field.tsx";
import { CONTACT_SUBJECTS, contactPath, isKnownSubject } from "./contact-query.ts";
import classes from "./contacts.module.css";
import { type ProjectChoice, ProjectField } from "./project-field.tsx";

const MAX_TITLE_CHARACTERS = 100;
const MAX_CONTENT_CHARACTERS = 5000;
/** What was typed stays here whatever the server says. */
const STAYS = { handlesFaults: true };

type Contact = ContactDetailQuery["contact"];

/** The words of an inquiry, its files, and the project that it is about. */
export function ContactForm({
  contact,
  follows,
  projectId,
}: {
  /** The one to edit. */
  contact: Contact | undefined;
  /** The one to follow up. */
  follows: Contact | undefined;
  /** The project at hand, offered for attaching. */
  projectId: string | undefined;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const first = useMemo(
    () => ({
      subject: contact?.subject ?? follows?.subject ?? (projectId === undefined ? "" : "PROJECT"),
      title: contact?.title ?? "",
      content: contact?.content ?? "",
    }),
    [contact, follows, projectId],
  );
  const [draft, setDraft] = useState(first);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [project, setProject] = useState<ProjectChoice>({
    id: contact?.projectId ?? projectId ?? "",
    consent: contact?.project != null,
  });
  const [isChecked, setChecked] = useState(false);
  /** The same inquiry sent twice is one. */
  const [key] = useState(() => crypto.randomUUID());
  const uploads = useUploads(CONTACT_UPLOADS);
  const [creating, create] = useMutation(CreateContactDocument);
  const [updating, update] = useMutation(UpdateContactDocument);
  const error = creating.error ?? updating.error;
  const isChanged =
    JSON.stringify(draft) !== JSON.stringify(first) ||
    removed.length > 0 ||
    uploads.uploads.length > 0 ||
    project.id !== (contact?.projectId ?? projectId ?? "");
  useUnsavedChanges(isChanged);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));

  const arrived = uploads.uploads.flatMap(({ url }) => (url === undefined ? [] : [url]));
  const isSending = uploads.uploads.some(({ status }) => ["waiting", "uploading", "interrupted"].includes(status));
  const isBroken = uploads.uploads.some(({ status }) => status === "failed" || status === "refused");
  const problems = {
    subject: draft.subject === "" ? t("contact.missing.subject") : undefined,
    title: draft.title.trim() === "" ? t("contact.missing.title") : undefined,
    content: draft.content.trim() === "" ? t("contact.missing.content") : undefined,
    files: isBroken ? t("contact.missing.files") : undefined,
    consent: project.id !== "" && !project.consent ? t("contact.missing.consent") : undefined,
  };
  const shown = isChecked ? problems : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(problems).some(Boolean) || isSending) return;
    const words = { ...draft, title: draft.title.trim(), content: draft.content.trim() };
    const files = arrived.map((url) => ({ url }));
    const attached = project.id === "" ? { projectId: null } : { projectId: project.id, projectConsent: true };
    const isSameProject = contact !== undefined && project.id === (contact.projectId ?? "");
    const { data, error } = contact
      ? await update(
          {
            input: {
              id: contact.id,
              ...words,
              addFileList: files,
              removeFileIds: [...removed],
              ...(!isSameProject && attached),
            },
          },
          STAYS,
        )
      : await create(
          { input: { ...words, fileList: files, ...attached, key, ...(follows && { followsId: follows.id }) } },
          STAYS,
        );
    if (error || !data) return;
    showToast(t(contact ? "contact.saved" : "contact.sent"));
    clearUnsavedChanges();
    const id = "createContact" in data ? data.createContact.id : data.updateContact.id;
    navigate(contactPath(id), { replace: true });
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Stack gap="lg">
        {error && (
          <ErrorNote
            error={errorText(error)}
            action={
              contact && errorCode(error) === 409 ? (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => {
                    clearUnsavedChanges();
                    navigate(contactPath(contact.id));
                  }}
                >
                  {t("contact.showAnswer")}
                </Button>
              ) : undefined
            }
          />
        )}
        <NativeSelect
          label={t("contact.subject")}
          name="subject"
          required
          withAsterisk={false}
          maw={320}
          value={draft.subject}
          error={shown?.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
          data={[
            { value: "", label: t("contact.chooseSubject") },
            ...CONTACT_SUBJECTS.map((value) => ({ value, label: t(`contact.subjects.${value}`) as string })),
            ...(first.subject === "" || isKnownSubject(first.subject)
              ? []
              : [{ value: first.subject, label: first.subject }]),
          ]}
        />
        <TextInput
          label={t("contact.heading")}
          name="title"
          required
          withAsterisk={false}
          maxLength={MAX_TITLE_CHARACTERS}
          value={draft.title}
          error={shown?.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t("contact.content")}
          description={t("contact.contentHint", { most: MAX_CONTENT_CHARACTERS })}
          name="content"
          required
          withAsterisk={false}
          autosize
          minRows={8}
          maxRows={24}
          maxLength={MAX_CONTENT_CHARACTERS}
          value={draft.content}
          error={shown?.content}
          onChange={(event) => change({ content: event.currentTarget.value })}
        />
        <ContactFilesField
          standing={(contact?.fileList ?? []).filter(({ id }) => !removed.includes(id))}
          onRemoveStanding={(id) => setRemoved((before) => [...before, id])}
          uploads={uploads}
          problem={shown?.files}
        />
        <ProjectField
          choice={project}
          attached={contact?.projectId === project.id ? (contact?.project ?? undefined) : undefined}
          problem={shown?.consent}
          onChoice={setProject}
        />
        <Group>
          <Button
            type="submit"
            loading={creating.fetching || updating.fetching}
            disabled={isSending || (contact !== undefined && !isChanged)}
          >
            {t(isSending ? "contact.sendingFiles" : contact ? "contact.save" : "contact.send")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
