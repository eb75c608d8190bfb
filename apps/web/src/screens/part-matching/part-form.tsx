import { Alert, Button, Group, Radio, Text, TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { ConfirmPartMatchDocument, DeletePartMatchDocument } from "../../graphql/generated/documents.ts";
import type { ErrorText } from "../../graphql/use-error-text.ts";
import { sayDescription, sayPart } from "../../parts/say-part.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { DatasheetField } from "./datasheet-field.tsx";
import { EvidenceView, type ShownEvidence } from "./evidence-view.tsx";
import classes from "./part-matching.module.css";
import { correctedPins, draftSupply, type PartDetails, type PinDraft, pinRows, readSupply } from "./pin-rows.ts";
import { PinTable } from "./pin-table.tsx";
import { sayReason } from "./say-reason.ts";
import { SupplyTable } from "./supply-table.tsx";
import { useMatchingErrorText } from "./use-matching-error-text.ts";

/** What a part was matched with: to be confirmed, put right, taken back, or read from a datasheet. */
export function PartForm({
  projectId,
  details,
  references,
  onDirty,
  onChanged,
}: {
  projectId: string;
  details: PartDetails;
  references: readonly string[];
  onDirty: (isDirty: boolean) => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useMatchingErrorText();
  const { match, candidates, question, matchStatus } = details;
  const [candidateId, setCandidateId] = useState(match?.id ?? null);
  const [packageName, setPackageName] = useState(match?.package ?? "");
  const [pins, setPins] = useState<ReadonlyMap<string, PinDraft>>(new Map());
  const firstSupply = draftSupply(match?.supply ?? []);
  const [supply, setSupply] = useState(firstSupply);
  const [busy, setBusy] = useState<"confirm" | "delete">();
  const [error, setError] = useState<ErrorText>();
  const [shown, setShown] = useState<ShownEvidence>();

  const isOther = candidateId !== (match?.id ?? null);
  const isSupplyTyped = JSON.stringify(supply) !== JSON.stringify(firstSupply);
  const isDirty = isOther || isSupplyTyped || pins.size > 0 || packageName !== (match?.package ?? "");
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);

  const rows = pinRows(details, match?.pins ?? []);
  const ranges = readSupply(supply);
  const input = { id: projectId, key: details.key };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (ranges === undefined || busy) return;
    setBusy("confirm");
    const result = await client
      .mutation(ConfirmPartMatchDocument, {
        input: {
          ...input,
          // Cells are typed over the present match; of another candidate there is nothing typed yet.
          ...(isOther
            ? { candidateId }
            : {
                package: packageName,
                ...(pins.size > 0 && { pins: [...correctedPins(rows, pins)] }),
                ...(isSupplyTyped && { supply: [...ranges] }),
              }),
        },
      })
      .toPromise();
    setBusy(undefined);
    setError(result.error && errorText(result.error));
    if (!result.error) {
      onDirty(false);
      showToast(t("parts.saved", { count: references.length }));
    }
    onChanged();
  };
  const remove = async () => {
    setBusy("delete");
    const result = await client.mutation(DeletePartMatchDocument, { input }).toPromise();
    setBusy(undefined);
    setError(result.error && errorText(result.error));
    if (!result.error) showToast(t("parts.removed"));
    onChanged();
  };

  const reasons = details.isConfirmed ? [] : details.reasons.flatMap((reason) => sayReason(t, reason));
  const isWorking = matchStatus === "InProgress";
  return (
    <>
      <div className={classes.top}>
        {details.svgString && (
          <img
            className={classes.picture}
            // An image runs no scripts and fetches nothing, whatever a file's names are.
            src={`data:image/svg+xml,${encodeURIComponent(details.svgString)}`}
            alt={t("parts.picture", { name: details.name })}
          />
        )}
        <dl className={classes.facts}>
          <Fact name={t("parts.fact.value")} value={question.value || t("parts.noValue")} />
          <Fact name={t("parts.fact.footprint")} value={question.footprint || t("parts.noValue")} />
          {match && <Fact name={t("parts.fact.by")} value={t(`parts.source.${match.source}`)} />}
          {match && (
            <Fact
              name={t("parts.fact.part")}
              value={[match.manufacturer, sayPart(t, match)].filter(Boolean).join(" ") || t("parts.noValue")}
            />
          )}
        </dl>
      </div>
      {match?.description && <Text size="sm">{sayDescription(t, match)}</Text>}
      {reasons.length > 0 && !isWorking && (
        <Alert variant="light" color="warn" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {reasons.map((sentence) => (
            <Text key={sentence} size="md" c="var(--tw-text)">
              {sentence}
            </Text>
          ))}
        </Alert>
      )}
      {error && <ErrorNote error={error} />}
      <DatasheetField projectId={projectId} details={details} onChanged={onChanged} />
      {!isWorking && (candidates.length > 0 || match) && (
        <form className={classes.form} onSubmit={(event) => void confirm(event)}>
          {candidates.length > 1 && (
            <Radio.Group label={t("parts.candidates")} value={candidateId} onChange={setCandidateId}>
              <div className={classes.candidates}>
                {candidates.map((candidate) => (
                  <Radio
                    key={candidate.id}
                    value={candidate.id}
                    label={[candidate.manufacturer, sayPart(t, candidate), candidate.package]
                      .filter(Boolean)
                      .join(" · ")}
                    description={sayDescription(t, candidate)}
                  />
                ))}
              </div>
            </Radio.Group>
          )}
          {match && !isOther && (
            <>
              <TextInput
                label={t("parts.fact.package")}
                value={packageName}
                maxLength={200}
                onChange={(event) => setPackageName(event.currentTarget.value)}
              />
              <PinTable
                rows={rows}
                drafts={pins}
                corrected={match.corrected}
                onDraft={(number, draft) => setPins(new Map(pins).set(number, draft))}
                onShow={match.datasheetUrl === null ? undefined : setShown}
              />
              {shown && match.datasheetUrl && (
                <EvidenceView url={match.datasheetUrl} shown={shown} onClose={() => setShown(undefined)} />
              )}
              <SupplyTable
                ranges={match.supply}
                drafts={supply}
                onDrafts={setSupply}
                onShow={match.datasheetUrl === null ? undefined : setShown}
                isWrong={ranges === undefined}
              />
            </>
          )}
          <Group gap="sm">
            <Button type="submit" loading={busy === "confirm"} disabled={ranges === undefined || candidateId === null}>
              {isDirty && !isOther ? t("parts.save") : t("parts.confirm")}
            </Button>
            {match && (
              <Button
                variant="default"
                color="danger"
                c="var(--tw-danger)"
                loading={busy === "delete"}
                onClick={() => void remove()}
              >
                {t("parts.remove")}
              </Button>
            )}
          </Group>
        </form>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
