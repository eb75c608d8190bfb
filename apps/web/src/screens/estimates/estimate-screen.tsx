import { Button, Checkbox, FileButton, Group, Text, Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { useMutation } from "urql";
import { CreateKesEstimateDocument } from "../../graphql/generated/documents.ts";
import { refusedField } from "../../graphql/refused-field.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import classes from "../../orders/orders.module.css";
import { PageHead } from "../../orders/page-head.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useProfile } from "../../shell/signed-in.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-guard.tsx";
import { clearUnsavedChanges } from "../../unsaved/unsaved-changes.ts";
import type { RefuseFile } from "../../uploads/upload-list.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { type EstimateDraft, type EstimateProblem, estimateProblems } from "./estimate-draft.ts";

const STAYS = { handlesFaults: true };
const MAX_FILES = 5;
const MAX_FILE_BYTES = 10_485_760;
const refusalOf: RefuseFile = ({ size }) => {
  if (size > MAX_FILE_BYTES) return "size";
  return size === 0 ? "empty" : undefined;
};
const FILES = { refusalOf, fileType: "ATTACHMENT" } as const;

/** Asks for a price; what is known of the person is filled in. */
export default function EstimateScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const profile = useProfile();
  const [search] = useSearchParams();
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<EstimateDraft>(() => ({
    company: "",
    name: profile.name,
    phone: "",
    email: profile.email,
    board: search.get("board") ?? "",
    quantity: search.get("quantity") ?? "10",
    wishedDate: "",
    message: "",
    consent: false,
  }));
  const [isChecked, setChecked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { uploads, addFiles, remove } = useUploads(FILES);
  const [sending, create] = useMutation(CreateKesEstimateDocument);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedChanges(isTouched);
  const problems = estimateProblems(draft, new Date());
  const refused = refusedField(sending.error);
  const accepted = uploads.filter(({ status }) => status !== "refused");
  const isUploading = accepted.some(({ url }) => url === undefined);
  const problemText = (field: keyof EstimateDraft): string | undefined => {
    const problem = isChecked ? problems.get(field) : undefined;
    if (problem) return t(`estimates.${problem satisfies EstimateProblem}`);
    return sending.error && refused === field ? errorText(sending.error).sentence : undefined;
  };
  const change = (part: Partial<EstimateDraft>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, ...part }));
  };
  const field = (name: Exclude<keyof EstimateDraft, "consent">) => ({
    label: t(`estimates.${name === "wishedDate" ? "date" : name}`),
    name,
    value: draft[name],
    error: problemText(name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const submit = async () => {
    setChecked(true);
    if (problems.size > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    const { wishedDate, quantity, ...rest } = draft;
    const { data } = await create(
      {
        input: {
          ...rest,
          key,
          quantity: Number(quantity),
          ...(wishedDate && { wishedDate }),
          fileList: accepted.flatMap(({ url }) => url ?? []),
        },
      },
      STAYS,
    );
    if (!data) return;
    clearUnsavedChanges();
    navigate(`/estimate/success/?id=${data.createKesEstimate.id}`);
  };
  const isFieldRefused = refused !== undefined && Object.hasOwn(draft, refused);
  return (
    <div className={classes.page}>
      <PageHead title={t("estimates.title")} />
      <Text c="dimmed">{t("estimates.intro")}</Text>
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {sending.error && !isFieldRefused && <ErrorNote error={errorText(sending.error)} />}
        <div className={classes.pair}>
          <TextInput {...field("company")} autoComplete="organization" maxLength={100} />
          <TextInput {...field("name")} autoComplete="name" maxLength={60} />
          <TextInput {...field("phone")} autoComplete="tel" inputMode="tel" maxLength={40} />
          <TextInput {...field("email")} autoComplete="email" inputMode="email" maxLength={254} />
        </div>
        <TextInput {...field("board")} description={t("estimates.boardHint")} maxLength={500} />
        <div className={classes.pair}>
          <TextInput {...field("quantity")} inputMode="numeric" maxLength={7} />
          <TextInput {...field("wishedDate")} type="date" />
        </div>
        <Textarea {...field("message")} autosize minRows={4} maxLength={5000} />
        <div className={classes.section}>
          <Text size="sm" fw={500}>
            {t("estimates.files")}
          </Text>
          <Text size="sm" c="dimmed">
            {t("estimates.filesHint")}
          </Text>
          <div>
            <FileButton
              multiple
              onChange={(files) => {
                setTouched(true);
                addFiles(files.slice(0, MAX_FILES - accepted.length));
              }}
            >
              {(button) => (
                <Button {...button} variant="default" size="xs" disabled={accepted.length >= MAX_FILES}>
                  {t("estimates.chooseFiles")}
                </Button>
              )}
            </FileButton>
          </div>
          <ul className={classes.files} aria-label={t("estimates.files")}>
            {uploads.map(({ id, name, status, refusal, progress }) => (
              <li key={id}>
                <span>{name}</span>
                {refusal && (
                  <Text size="sm" c="var(--tw-danger)" role="alert">
                    {refusal === "size" ? t("estimates.tooLarge", { name }) : t("contact.refused.empty")}
                  </Text>
                )}
                {status === "uploading" && <span className={classes.quiet}>{Math.floor(progress * 100)} %</span>}
                {status === "failed" && (
                  <Text size="sm" c="var(--tw-danger)">
                    {t("newProject.uploadFailed", { percent: Math.floor(progress * 100) })}
                  </Text>
                )}
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-xs"
                  aria-label={t("estimates.removeFile", { name })}
                  onClick={() => remove(id)}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
          {accepted.length >= MAX_FILES && (
            <Text size="sm" c="dimmed">
              {t("estimates.tooMany")}
            </Text>
          )}
        </div>
        <Checkbox
          label={t("estimates.consent")}
          checked={draft.consent}
          error={problemText("consent")}
          onChange={(event) => change({ consent: event.currentTarget.checked })}
        />
        <Group>
          <Button type="submit" loading={sending.fetching} disabled={isUploading}>
            {t("estimates.submit")}
          </Button>
        </Group>
      </form>
    </div>
  );
}
