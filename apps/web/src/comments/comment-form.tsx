import { Button, Group, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallFailure } from "../graphql/call-failure.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import classes from "./comments.module.css";

const MOST = 2000;

/** Writes a comment. What was typed stays where the server refuses it. */
export function CommentForm({
  label,
  action,
  initial = "",
  isOnDemand = false,
  onSubmit,
  onCancel,
}: {
  label: string;
  /** The words on the button. */
  action: string;
  initial?: string;
  /** The buttons come with the first letter. */
  isOnDemand?: boolean;
  onSubmit: (text: string) => Promise<CallFailure | undefined>;
  onCancel?: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [text, setText] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallFailure>();
  const isReady = text.trim() !== "" && text.trim() !== initial;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    const refused = await onSubmit(text);
    setBusy(false);
    setError(refused);
    if (!refused) setText(initial);
  };
  const cancel = () => {
    setText(initial);
    setError(undefined);
    onCancel?.();
  };
  const hasButtons = !isOnDemand || text !== initial;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {error && <ErrorNote error={errorText(error)} />}
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={isOnDemand && !hasButtons ? 1 : 2}
        maxRows={10}
        maxLength={MOST}
        value={text}
        autoFocus={!isOnDemand}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Korean is composed with Enter, too.
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void submit();
          }
          if (event.key === "Escape" && hasButtons) {
            event.stopPropagation();
            cancel();
          }
        }}
      />
      {hasButtons && (
        <Group gap={8} justify="flex-end">
          <Button variant="default" size="compact-sm" onClick={cancel}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" size="compact-sm" loading={isBusy} disabled={!isReady}>
            {action}
          </Button>
        </Group>
      )}
    </form>
  );
}
