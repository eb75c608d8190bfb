import { Button, Checkbox, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMutation } from "urql";
import { CreateNoticeDocument, UpdateNoticeDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { clearUnsavedChanges } from "../../unsaved/unsaved-changes.ts";
import {
  draftOf,
  draftProblems,
  fileChange,
  isSameDraft,
  MAX_CONTENT_LETTERS,
  MAX_TITLE_LETTERS,
  type NoticeDraft,
  type StandingNotice,
} from "./notice-draft.ts";
import { NoticeFilesField } from "./notice-files-field.tsx";
import { MANAGE_NOTICES_PATH } from "./notice-path.ts";
import classes from "./notices.module.css";

/** What was typed stays here whatever the server says. */
const STAYS = { handlesFaults: true };

/** Those that the screens speak. */
const LANGUAGES = ["EN", "KO"] as const;

/** The words of a notice, who sees it and where it stands, and its files. */
export function NoticeForm({ notice }: { notice: StandingNotice | undefined }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const languageId = useId();
  const [first] = useState(() => draftOf(notice, i18n.language === "ko" ? "KO" : "EN"));
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const [creating, create] = useMutation(CreateNoticeDocument);
  const [updating, update] = useMutation(UpdateNoticeDocument);
  const error = creating.error ?? updating.error;
  const problems = isChecked ? draftProblems(draft) : undefined;
  useUnsavedChanges(!isSameDraft(first, draft));
  const change = (part: Partial<NoticeDraft>) => setDraft((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (draftProblems(draft).size > 0) return;
    const { files: _files, ...words } = draft;
    const { added, removed } = fileChange(notice, draft);
    const { error } = notice
      ? await update(
          { input: { id: notice.id, ...words, addAttachmentUrls: added, removeAttachmentIds: removed } },
          STAYS,
        )
      : await create({ input: { ...words, attachmentUrls: added } }, STAYS);
    if (error) return;
    showToast(t(draft.isExposed ? "manageNotices.savedPublished" : "manageNotices.savedDraft"));
    clearUnsavedChanges();
    navigate(MANAGE_NOTICES_PATH);
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Stack gap="lg">
        {error && <ErrorNote error={errorText(error)} />}
        <div>
          <Text size="sm" fw={500} mb={4} id={languageId}>
            {t("manageNotices.language")}
          </Text>
          <SegmentedControl
            aria-labelledby={languageId}
            data={[...new Set([...LANGUAGES, first.language])].map((value) => ({
              value,
              label: t(`manageNotices.in.${value}`),
            }))}
            value={draft.language}
            onChange={(language) => change({ language })}
          />
        </div>
        <TextInput
          label={t("notices.subject")}
          name="title"
          required
          withAsterisk={false}
          maxLength={MAX_TITLE_LETTERS}
          value={draft.title}
          error={problems?.has("titleMissing") ? t("manageNotices.titleMissing") : undefined}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t("manageNotices.content")}
          description={t("manageNotices.contentHint", { most: MAX_CONTENT_LETTERS })}
          name="content"
          required
          withAsterisk={false}
          autosize
          minRows={8}
          maxRows={24}
          maxLength={MAX_CONTENT_LETTERS}
          value={draft.content}
          error={problems?.has("contentMissing") ? t("manageNotices.contentMissing") : undefined}
          onChange={(event) => change({ content: event.currentTarget.value })}
        />
        <NoticeFilesField files={draft.files} onFiles={(files) => change({ files })} />
        <Checkbox
          size="xs"
          label={t("manageNotices.pin")}
          checked={draft.isTop}
          onChange={(event) => change({ isTop: event.currentTarget.checked })}
        />
        <Checkbox
          size="xs"
          label={t("manageNotices.publish")}
          description={t("manageNotices.publishHint")}
          checked={draft.isExposed}
          onChange={(event) => change({ isExposed: event.currentTarget.checked })}
        />
        <Group>
          <Button type="submit" loading={creating.fetching || updating.fetching} disabled={isSameDraft(first, draft)}>
            {t("manageNotices.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
