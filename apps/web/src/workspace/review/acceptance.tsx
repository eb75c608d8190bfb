import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./review.module.css";

/** Accepts the finding with a note, or takes that back. */
export function Acceptance({
  finding: { key, accepted },
  commands,
}: {
  finding: { readonly key: string; readonly accepted?: string };
  commands: { readonly accept: (key: string, note: string | undefined) => void };
}) {
  const { t } = useTranslation();
  const [note, setNote] = useState("");
  if (accepted !== undefined)
    return (
      <Button variant="default" size="compact-xs" onClick={() => commands.accept(key, undefined)}>
        {t("review.withdraw")}
      </Button>
    );
  const accept = (event: FormEvent) => {
    event.preventDefault();
    commands.accept(key, note.trim());
  };
  return (
    <form className={classes.accept} onSubmit={accept}>
      <TextInput
        size="xs"
        maxLength={200}
        aria-label={t("review.note")}
        placeholder={t("review.note")}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs" disabled={note.trim() === ""}>
        {t("review.accept")}
      </Button>
    </form>
  );
}
