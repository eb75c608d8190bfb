import {
  Autocomplete,
  Button,
  Checkbox,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Textarea,
  TextInput,
} from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { useMutation, useQuery } from "urql";
import {
  CreateFaqDocument,
  DeleteFaqDocument,
  FaqToChangeDocument,
  type FaqToChangeQuery,
  ManagedFaqsDocument,
  UpdateFaqDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { clearUnsavedChanges } from "../../unsaved/unsaved-changes.ts";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";

const LIST_PATH = "/admin/faq/";
const STAYS = { handlesFaults: true };

type Faq = FaqToChangeQuery["faq"];

/** For administrators: a new question, or one that stands. */
export default function EditFaqScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const [{ data, error }, reload] = useQuery({
    query: FaqToChangeDocument,
    variables: { input: { id: id ?? "", toChange: true } },
    pause: id === undefined,
    requestPolicy: "network-only",
  });
  const faq = data?.faq.id === id ? data?.faq : undefined;
  return (
    <>
      <Button
        component={Link}
        to={LIST_PATH}
        variant="subtle"
        color="gray"
        size="compact-sm"
        mb="sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t("admin.faq.back")}
      </Button>
      <AdminPage
        title={t(id === undefined ? "admin.faq.newTitle" : "admin.faq.editTitle")}
        error={error}
        isLoading={id !== undefined && !faq}
        onRetry={() => reload({ requestPolicy: "network-only" })}
      >
        {(id === undefined || faq) && <FaqForm key={id ?? "new"} faq={faq} />}
      </AdminPage>
    </>
  );
}

function FaqForm({ faq }: { faq: Faq | undefined }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [first] = useState(() => ({
    language: faq?.language ?? (i18n.language === "ko" ? ("KO" as const) : ("EN" as const)),
    category: faq?.category ?? "",
    subCategory: faq?.subCategory ?? "",
    title: faq?.title ?? "",
    content: faq?.content ?? "",
    rank: faq?.rank ?? 1000,
    isExposed: faq?.isExposed ?? false,
  }));
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [creating, create] = useMutation(CreateFaqDocument);
  const [updating, update] = useMutation(UpdateFaqDocument);
  const [deleting, remove] = useMutation(DeleteFaqDocument);
  const [{ data }] = useQuery({
    query: ManagedFaqsDocument,
    variables: { input: { all: true, language: draft.language, size: 1 } },
  });
  const error = creating.error ?? updating.error;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first);
  useUnsavedChanges(isChanged);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const missing = (["category", "title", "content"] as const).filter((field) => draft[field].trim() === "");
  const problem = (field: (typeof missing)[number]) =>
    isChecked && missing.includes(field) ? t("admin.faq.missing") : undefined;

  const leave = (said: string) => {
    showToast(said);
    clearUnsavedChanges();
    navigate(LIST_PATH);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (missing.length > 0) return;
    const { error } = faq
      ? await update({ input: { id: faq.id, ...draft } }, STAYS)
      : await create({ input: draft }, STAYS);
    if (!error) leave(t(draft.isExposed ? "manageNotices.savedPublished" : "manageNotices.savedDraft"));
  };

  return (
    <form onSubmit={submit} noValidate className={classes.detail}>
      {error && <ErrorNote error={errorText(error)} />}
      <SegmentedControl
        aria-label={t("manageNotices.language")}
        data={(["EN", "KO"] as const).map((value) => ({ value, label: t(`manageNotices.in.${value}`) as string }))}
        value={draft.language}
        onChange={(language) => change({ language })}
      />
      <Stack gap="md" w="100%">
        <Autocomplete
          label={t("admin.faq.category")}
          data={(data?.faqConnection.categories ?? []).map(({ name }) => name)}
          maxLength={60}
          value={draft.category}
          error={problem("category")}
          onChange={(category) => change({ category })}
        />
        <TextInput
          label={t("admin.faq.subCategory")}
          maxLength={60}
          value={draft.subCategory}
          onChange={(event) => change({ subCategory: event.currentTarget.value })}
        />
        <TextInput
          label={t("admin.faq.question")}
          maxLength={200}
          value={draft.title}
          error={problem("title")}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t("contact.answer")}
          description={t("manageNotices.contentHint", { most: 5000 })}
          autosize
          minRows={8}
          maxRows={24}
          maxLength={5000}
          value={draft.content}
          error={problem("content")}
          onChange={(event) => change({ content: event.currentTarget.value })}
        />
        <NumberInput
          label={t("admin.faq.rank")}
          description={t("admin.faq.rankHint")}
          maw={160}
          allowDecimal={false}
          min={-1_000_000}
          max={1_000_000}
          value={draft.rank}
          onChange={(value) => change({ rank: Number(value) || 0 })}
        />
        <Checkbox
          size="xs"
          label={t("manageNotices.publish")}
          description={t("admin.faq.publishHint")}
          checked={draft.isExposed}
          onChange={(event) => change({ isExposed: event.currentTarget.checked })}
        />
        <Group>
          <Button type="submit" loading={creating.fetching || updating.fetching} disabled={!isChanged}>
            {t("admin.faq.save")}
          </Button>
          {faq && (
            <Button variant="default" onClick={() => setAsked(true)}>
              {t("manageNotices.delete")}
            </Button>
          )}
        </Group>
      </Stack>
      {faq && (
        <ConfirmDialog
          opened={isAsked}
          title={t("admin.faq.deleteTitle")}
          confirm={t("manageNotices.delete")}
          error={deleting.error && errorText(deleting.error)}
          isBusy={deleting.fetching}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            const { error } = await remove({ input: { id: faq.id } }, STAYS);
            if (!error) leave(t("admin.faq.deleted"));
          }}
        >
          {t("admin.faq.deleteBody", { title: faq.title })}
        </ConfirmDialog>
      )}
    </form>
  );
}
