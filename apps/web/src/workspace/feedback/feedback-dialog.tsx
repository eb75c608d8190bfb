import { Button, Checkbox, Group, Modal, Radio, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { GiveFeedbackDocument, type JobType } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import {
  answersOf,
  FAVORITES,
  type FeedbackDraft,
  MAX_COMMENT_LETTERS,
  MAX_OTHER_LETTERS,
  missingFields,
  NO_FEEDBACK,
} from "./feedback-draft.ts";
import { ScaleField } from "./scale-field.tsx";

/** The best use first, with its mark. */
const USES = [
  [5, "asItIs"],
  [4, "smallChanges"],
  [3, "largeChanges"],
  [2, "inParts"],
  [1, "notAtAll"],
] as const;

const GIVEN_ALREADY = 409;

export interface FeedbackDialogProps {
  readonly projectId: string;
  readonly requestGroupId: string;
  readonly task: JobType;
  readonly onGiven: () => void;
  readonly onClose: () => void;
}

/** What somebody thinks of a result: three marks, what is liked about it, and anything else in words. */
export default function FeedbackDialog({ projectId, requestGroupId, task, onGiven, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(NO_FEEDBACK);
  const [isChecked, setChecked] = useState(false);
  const [{ fetching, error }, give] = useMutation(GiveFeedbackDocument);
  const missing = isChecked ? missingFields(draft) : [];
  const change = (part: Partial<FeedbackDraft>) => setDraft((before) => ({ ...before, ...part }));
  const problem = (field: "speed" | "quality" | "use") => (missing.includes(field) ? t("feedback.missing") : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [first] = missingFields(draft);
    if (first) return form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
    const input = {
      projectId,
      requestGroupId,
      jobType: task,
      comment: draft.comment.trim(),
      raw: answersOf(task, draft),
    };
    const { error } = await give({ input }, { handlesFaults: true });
    // Given in another window meanwhile: there is nothing left to ask.
    if (error && errorCode(error) !== GIVEN_ALREADY) return;
    showToast(t("feedback.done"));
    onGiven();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t(`feedback.title.${task}`)}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={submit} ref={form} noValidate>
        <Stack gap="lg">
          {error && <ErrorNote error={errorText(error)} />}
          <ScaleField
            name="speed"
            label={t("feedback.speed")}
            worst={t("feedback.slow")}
            best={t("feedback.fast")}
            value={draft.speed}
            onValue={(speed) => change({ speed })}
            error={problem("speed")}
          />
          <ScaleField
            name="quality"
            label={t("feedback.quality")}
            worst={t("feedback.poor")}
            best={t("feedback.excellent")}
            value={draft.quality}
            onValue={(quality) => change({ quality })}
            error={problem("quality")}
          />
          <Radio.Group
            name="use"
            label={t(`feedback.use.${task}`)}
            value={draft.use === undefined ? null : String(draft.use)}
            onChange={(use) => change({ use: Number(use) })}
            error={problem("use")}
          >
            <Stack gap="sm" mt={8}>
              {USES.map(([mark, word]) => (
                <Radio key={word} size="xs" value={String(mark)} label={t(`feedback.uses.${word}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Checkbox.Group
            label={t("feedback.favorites")}
            value={[...draft.favorites]}
            onChange={(chosen) => change({ favorites: FAVORITES[task].filter((one) => chosen.includes(one)) })}
          >
            <Stack gap="sm" mt={8}>
              {FAVORITES[task].map((one) => (
                <Checkbox key={one} size="xs" value={one} label={t(`feedback.favorite.${one}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          {draft.favorites.includes("OTHER") && (
            <TextInput
              name="other"
              label={t("feedback.other")}
              maxLength={MAX_OTHER_LETTERS}
              value={draft.other}
              onChange={(event) => change({ other: event.currentTarget.value })}
              error={missing.includes("other") ? t("feedback.otherMissing") : undefined}
            />
          )}
          <Textarea
            label={t("feedback.comment")}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={MAX_COMMENT_LETTERS}
            value={draft.comment}
            onChange={(event) => change({ comment: event.currentTarget.value })}
          />
          <Text size="sm" c="dimmed">
            {t("feedback.kept")}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button type="submit" loading={fetching}>
              {t("feedback.send")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
