import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { CreateShareLinkDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { readDays } from "./read-days.ts";
import classes from "./share-links-dialog.module.css";
import type { NumberedVersion, ShareableVersion } from "./use-shareable-versions.ts";

const USUAL_DAYS = "30";

export function NewLinkForm({
  projectId,
  versions,
  shown,
  onCreated,
}: {
  projectId: string;
  versions: readonly ShareableVersion[];
  /** The version on view, where it is not the newest: it is offered first. */
  shown: NumberedVersion | undefined;
  onCreated: (path: string) => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const [chosenId, setHistoryId] = useState<string>();
  const [wantsComments, setWantsComments] = useState(false);
  const [typed, setTyped] = useState(USUAL_DAYS);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallFailure>();
  const days = readDays(typed);
  const shownId = versions.find(
    ({ version }) => version && shown && version.m === shown.m && version.r === shown.r,
  )?.id;
  const historyId = chosenId ?? shownId ?? "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (days === undefined) return;
    setBusy(true);
    const input = { id: projectId, days, ...(historyId ? { historyId } : { showsComments: wantsComments }) };
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
        <Checkbox
          flex="1 1 100%"
          label={t("sharing.withComments")}
          description={t(historyId ? "sharing.noComments" : "sharing.withCommentsHint")}
          checked={wantsComments && !historyId}
          disabled={historyId !== ""}
          onChange={(event) => setWantsComments(event.currentTarget.checked)}
        />
        <Button type="submit" loading={isBusy} disabled={days === undefined}>
          {t("sharing.create")}
        </Button>
      </div>
    </form>
  );
}
