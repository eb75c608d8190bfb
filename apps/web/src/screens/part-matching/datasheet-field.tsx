import { Anchor, Button, Group, Progress, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { DeletePartMatchDocument } from "../../graphql/generated/documents.ts";
import type { ErrorText } from "../../graphql/use-error-text.ts";
import { showRefusal } from "../../i18n/say-refusal.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import classes from "./part-matching.module.css";
import type { PartDetails } from "./pin-rows.ts";
import { useDatasheetUpload } from "./use-datasheet-upload.ts";
import { useMatchingErrorText } from "./use-matching-error-text.ts";

type Reading = NonNullable<PartDetails["datasheetMatching"]>;

/** The datasheet of a part: dropped, sent, read; each can be stopped, and tried again where it failed. */
export function DatasheetField({
  projectId,
  details,
  onChanged,
}: {
  projectId: string;
  details: PartDetails;
  onChanged: () => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useMatchingErrorText();
  const part = { id: projectId, key: details.key };
  const { upload, send, retry, cancel, request } = useDatasheetUpload(part, onChanged);
  const [stopError, setStopError] = useState<ErrorText>();
  const reading = details.datasheetMatching;
  const url = details.match?.datasheetUrl ?? null;
  const stop = async () => {
    const { error } = await client.mutation(DeletePartMatchDocument, { input: part }).toPromise();
    setStopError(error && errorText(error));
    onChanged();
  };
  const isReading = reading?.status === "PROGRESS";
  const failure =
    upload.status === "failed"
      ? {
          sentence:
            (upload.said && showRefusal(upload.said)) ||
            (upload.refusal === "gone" ? t("parts.gone") : t(`parts.failed.${upload.refusal}`)),
          action:
            upload.refusal === "upload" || upload.refusal === "temporary" ? <RetryButton onClick={retry} /> : undefined,
        }
      : upload.status === "idle" && reading?.status === "FAIL" && failureKey(reading)
        ? {
            sentence: t(`parts.failed.${failureKey(reading) ?? "temporary"}`),
            action: reading.isRetryable ? (
              <RetryButton onClick={() => void request(reading.datasheetUrl)} />
            ) : undefined,
          }
        : undefined;
  return (
    <section aria-labelledby="datasheet-title" className={classes.datasheet}>
      <Group justify="space-between">
        <h3 id="datasheet-title" className={classes.title}>
          {t("parts.datasheet")}
        </h3>
        {url && (
          <Anchor href={url} download size="sm">
            {t("parts.download")}
          </Anchor>
        )}
      </Group>
      {failure && <ErrorNote error={{ sentence: failure.sentence, code: undefined }} action={failure.action} />}
      {stopError && <ErrorNote error={stopError} />}
      {upload.status === "uploading" && (
        <Working
          label={t("parts.uploading", { name: upload.name })}
          percent={100 * upload.progress}
          cancel={t("common.cancel")}
          onCancel={cancel}
        />
      )}
      {isReading && (
        <Working
          label={reading.percent > 0 ? t("parts.readingPercent", { percent: reading.percent }) : t("parts.reading")}
          percent={reading.percent}
          cancel={t("parts.cancelReading")}
          onCancel={() => void stop()}
        />
      )}
      {upload.status !== "uploading" && !isReading && (
        <Dropzone
          onDrop={([file]) => file && send(file)}
          multiple={false}
          className={classes.zone ?? ""}
          inputProps={{ "aria-label": t("parts.dropLabel") }}
          aria-label={t("parts.dropLabel")}
        >
          <IconUpload size={20} stroke={1.5} aria-hidden />
          <Text fw={500}>{t("parts.drop")}</Text>
          <Text size="sm" c="dimmed">
            {t("parts.datasheetHint")}
          </Text>
        </Dropzone>
      )}
    </section>
  );
}

function Working({
  label,
  percent,
  cancel,
  onCancel,
}: {
  label: string;
  percent: number;
  cancel: string;
  onCancel: () => void;
}) {
  return (
    <Group gap="sm" wrap="nowrap" className={classes.working ?? ""}>
      <div className={classes.workingText}>
        <Text size="sm" role="status">
          {label}
        </Text>
        <Progress size={6} mt={4} value={percent} aria-label={label} />
      </div>
      <Button variant="default" size="compact-sm" onClick={onCancel}>
        {cancel}
      </Button>
    </Group>
  );
}

/** The word of a failed reading; undefined where the person ended it themselves. */
function failureKey({ reason, errorCode }: Reading) {
  switch (reason?.code) {
    case "cancelled":
      return undefined;
    case "no-text":
      return "noText";
    case "no-pins":
      return "noPins";
    case "too-many-pages":
    case "too-much-text":
      return "tooLong";
    case "too-much-work":
      return "tooMuchWork";
    case "too-large":
      return "size";
    case "encrypted":
      return "encrypted";
    case "not-a-pdf":
    case "broken":
      return "format";
    case "interrupted":
    case "out-of-time":
    case "out-of-memory":
    case "crashed":
    case "file-missing":
      return "temporary";
    default:
      return errorCode === 70021 ? "missing" : "temporary";
  }
}
