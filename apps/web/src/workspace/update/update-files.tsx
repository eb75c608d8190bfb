import { ActionIcon, Button, Progress, Text } from "@mantine/core";
import { IconFile, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../format/format-bytes.ts";
import { showRefusal } from "../../i18n/say-refusal.ts";
import { FileDropZone } from "../../uploads/file-drop-zone.tsx";
import type { Upload } from "../../uploads/upload-list.ts";
import type { Uploads } from "../../uploads/use-uploads.ts";
import classes from "./update-dialog.module.css";

/** Where newer files are dropped, and how far each of them is. */
export function UpdateFiles({
  uploads: { uploads, addFiles, remove, retry },
  isBusy,
}: {
  uploads: Uploads;
  isBusy: boolean;
}) {
  const { t } = useTranslation();
  const isEmpty = uploads.length === 0;
  return (
    <>
      <FileDropZone
        label={t("update.dropLabel")}
        title={t("update.drop")}
        formats={t("update.formats")}
        isCompact={!isEmpty}
        isDisabled={isBusy}
        onFiles={addFiles}
      />
      {!isEmpty && (
        <ul className={classes.files} aria-label={t("update.files")}>
          {uploads.map((upload) => (
            <FileLine
              key={upload.id}
              upload={upload}
              isBusy={isBusy}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function FileLine({
  upload: { name, bytes, status, progress, refusal, failure },
  isBusy,
  onRemove,
  onRetry,
}: {
  upload: Upload;
  isBusy: boolean;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { t, i18n } = useTranslation();
  const isSending = status === "uploading" || status === "interrupted" || status === "waiting";
  const trouble = refusal
    ? t(`newProject.refused.${refusal}`)
    : status === "failed"
      ? (failure?.refusal && showRefusal(failure.refusal)) ||
        t("newProject.uploadFailed", { percent: Math.floor(progress * 100) })
      : undefined;
  return (
    <li className={classes.file}>
      <IconFile size={18} stroke={1.5} aria-hidden />
      <span className={classes.name}>{name}</span>
      <Text span size="xs" c="dimmed" className="tw-number">
        {formatBytes(bytes, i18n.language)}
      </Text>
      {isSending && (
        <Progress size={3} w={80} value={progress * 100} aria-label={t("newProject.uploading", { name })} />
      )}
      {trouble && (
        <Text span size="sm" c="var(--tw-danger)" role="alert">
          {trouble}
        </Text>
      )}
      {status === "failed" && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      )}
      <ActionIcon
        size={26}
        variant="subtle"
        color="gray"
        disabled={isBusy}
        aria-label={t("update.removeFile", { name })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
