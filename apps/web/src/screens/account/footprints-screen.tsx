import { Button, Group, Text, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CombinedError, useMutation, useQuery } from "urql";
import {
  FootprintChoicesDocument,
  ForgetFootprintChoicesDocument,
  type ForgetFootprintChoicesInput,
  RestoreFootprintChoicesDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import classes from "./footprints-screen.module.css";
import { ForgetAllDialog } from "./forget-all-dialog.tsx";
import { RememberedFootprints } from "./remembered-footprints.tsx";

/** Failures are shown on this page. */
const STAYS = { handlesFaults: true };

/** What was done last: it can be undone, or was just undone. */
interface Done {
  readonly text: string;
  readonly forgottenAt?: string;
}

/** The footprints that new projects take by themselves, to be looked at and forgotten. */
export default function FootprintsScreen() {
  const { t } = useTranslation();
  usePageTitle(t("rememberedFootprints.title"));
  const errorText = useErrorText();
  const [{ data, error }, reload] = useQuery({ query: FootprintChoicesDocument, requestPolicy: "cache-and-network" });
  const [forgetting, forget] = useMutation(ForgetFootprintChoicesDocument);
  const [restoring, restore] = useMutation(RestoreFootprintChoicesDocument);
  const [words, setWords] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<Done>();
  const [failure, setFailure] = useState<CombinedError>();
  const note = useRef<HTMLDivElement>(null);
  const choices = data?.footprintChoices;
  const shown = useMemo(() => {
    const asked = words.trim().toLowerCase().split(/\s+/);
    return choices?.filter((choice) =>
      asked.every((word) => `${choice.wanted} ${choice.footprint}`.toLowerCase().includes(word)),
    );
  }, [choices, words]);
  const refresh = () => reload({ requestPolicy: "network-only" });
  /** The button that was pressed goes with its row. */
  const tell = (what: Done) => {
    setDone(what);
    setFailure(undefined);
    refresh();
    requestAnimationFrame(() => note.current?.focus());
  };
  const forgetThese = async (input: ForgetFootprintChoicesInput) => {
    const answer = await forget({ input }, STAYS);
    if (answer.error) return setFailure(answer.error);
    const { count = 0, forgottenAt } = answer.data?.forgetFootprintChoices ?? {};
    tell({ text: t("rememberedFootprints.forgotten", { count }), ...(forgottenAt && count > 0 && { forgottenAt }) });
  };
  const undo = async (forgottenAt: string) => {
    const answer = await restore({ input: { forgottenAt } }, STAYS);
    if (answer.error) return setFailure(answer.error);
    const count = answer.data?.restoreFootprintChoices.count ?? 0;
    tell({ text: count > 0 ? t("rememberedFootprints.restored", { count }) : t("rememberedFootprints.tooLate") });
  };
  const isBusy = forgetting.fetching || restoring.fetching;
  return (
    <div className={classes.page}>
      <div>
        <Title order={1} fz={20}>
          {t("rememberedFootprints.title")}
        </Title>
        <Text c="dimmed">{t("rememberedFootprints.lead")}</Text>
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={refresh} />} />}
      {failure && <ErrorNote error={errorText(failure)} />}
      {!choices && !error && <LoadingSkeleton height={320} />}
      <div ref={note} role="status" tabIndex={-1} className={classes.note} hidden={!done}>
        {done?.text}
        {done?.forgottenAt && (
          <Button
            size="compact-sm"
            variant="default"
            loading={restoring.fetching}
            onClick={() => done.forgottenAt && undo(done.forgottenAt)}
          >
            {t("rememberedFootprints.undo")}
          </Button>
        )}
      </div>
      {choices?.length === 0 && <p className={classes.empty}>{t("rememberedFootprints.empty")}</p>}
      {choices && shown && choices.length > 0 && (
        <>
          <Group gap="sm" align="flex-end">
            <TextInput
              className={classes.search ?? ""}
              aria-label={t("rememberedFootprints.search")}
              placeholder={t("rememberedFootprints.searchHint")}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Text c="dimmed" size="sm" className={classes.count ?? ""} role="status">
              {t("rememberedFootprints.count", { count: shown.length })}
            </Text>
            <Button variant="default" disabled={isBusy} onClick={() => setAsked(true)}>
              {t("rememberedFootprints.forgetAll")}
            </Button>
          </Group>
          {shown.length === 0 ? (
            <p className={classes.empty}>{t("rememberedFootprints.noHits", { words: words.trim() })}</p>
          ) : (
            <RememberedFootprints
              choices={shown}
              isBusy={isBusy}
              onForget={({ wanted, pins }) => forgetThese({ choices: [{ wanted, pins }] })}
            />
          )}
        </>
      )}
      <ForgetAllDialog
        count={choices?.length ?? 0}
        opened={isAsked}
        isBusy={forgetting.fetching}
        onClose={() => setAsked(false)}
        onForget={async () => {
          await forgetThese({ all: true });
          setAsked(false);
        }}
      />
    </div>
  );
}
