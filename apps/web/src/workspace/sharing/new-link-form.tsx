import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { CreateShareLinkDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { readDays } from "./read-days.ts";
import classes from "./share-links-dialog.module.css";
import type { ShareableVersion } from "./use-shareable-versions.ts";

const USUAL_DAYS = "30";

export function NewLinkForm({
  projectId,
  versions,
  onCreated,
}: {
  projectId: string;
  versions: readonly ShareableVersion[];
  onCreated: (path: string) => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const [historyId, setHistoryId] = useState("");
  const [typed, setTyped] = useState(USUAL_DAYS);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallFailure>();
  const days = readDays(typed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (days === undefined) return;
    setBusy(true);
    const input = { id: projectId, days, ...(historyId && { historyId }) };
    const { data, error } = await client.mutation(CreateShareLinkDocument, { input }).toPromise();
    setBusy(false);
    setError(error);
    if (data) onCreated(data.createEdaProjectShareLink.link);
  };

  return (
    <form onSubmit={submit} noValidate>
      {error && <ErrorNote error={errorText(error)} />}
      <div className={classes.form}>
        <NativeSelect
          flex="1 1 240px"
          miw={0}
          label={t("sharing.shows")}
          data-autofocus
          value={historyId}
          onChange={(event) => setHistoryId(event.currentTarget.value)}
          data={[{ value: "", label: t("sharing.newest") }, ...versions.map(({ id, label }) => ({ value: id, label }))]}
        />
        <TextInput
          w={140}
          inputMode="numeric"
          label={t("sharing.days")}
          value={typed}
          error={days === undefined && t("sharing.daysError")}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} disabled={days === undefined}>
          {t("sharing.create")}
        </Button>
      </div>
    </form>
  );
}
