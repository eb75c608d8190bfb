import { ActionIcon, Button, FileButton, Progress, Text } from "@mantine/core";
import { IconAlertTriangle, IconPaperclip, IconX } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../format/format-bytes.ts";
import { showRefusal } from "../../i18n/say-refusal.ts";
import type { Upload } from "../../uploads/upload-list.ts";
import type { Uploads } from "../../uploads/use-uploads.ts";
import { FILE_TYPES, hasKnownContent, MAX_FILES } from "./contact-file.ts";
import classes from "./contacts.module.css";

interface StandingFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** The files of an inquiry: each is sent at once, with its own progress, and one that fails leaves the others alone. */
export function ContactFilesField({
  standing,
  onRemoveStanding,
  uploads: { uploads, addFiles, remove, retry },
  problem,
}: {
  standing: readonly StandingFile[];
  onRemoveStanding: (id: string) => void;
  uploads: Uploads;
  problem: string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const hintId = useId();
  const reset = useRef<() => void>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const room = MAX_FILES - standing.length - uploads.length;

  const add = async (chosen: readonly File[]) => {
    // A file that was removed can be chosen again.
    reset.current?.();
    const taken = chosen.slice(0, room);
    const judged = await Promise.all(taken.map(async (file) => ({ file, known: await hasKnownContent(file) })));
    setRefused([
      // What the name already tells is said in the row of the file.
      ...judged.flatMap(({ file, known }) =>
        known || file.size === 0 ? [] : [t("contact.fileContent", { name: file.name })],
      ),
      ...(chosen.length > room ? [t("contact.tooManyFiles", { most: MAX_FILES })] : []),
    ]);
    addFiles(judged.flatMap(({ file, known }) => (known || file.size === 0 ? [file] : [])));
  };

  return (
    <fieldset className={classes.fieldset}>
      <Text component="legend" size="sm" fw={500} mb={4} p={0}>
        {t("contact.files")}
      </Text>
      <ul className={classes.rows}>
        {standing.map((file) => (
          <li key={file.id} className={classes.row}>
            <IconPaperclip size={16} stroke={1.6} aria-hidden />
            <span className={classes.rowText}>
              <span className={classes.name}>{file.name}</span>
              <span className={classes.facts}>{formatBytes(file.bytes, i18n.language)}</span>
            </span>
            <RemoveButton name={file.name} onClick={() => onRemoveStanding(file.id)} />
          </li>
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRemove={() => remove(upload.id)}
            onRetry={() => retry(upload.id)}
          />
        ))}
      </ul>
      <FileButton resetRef={reset} onChange={(files) => void add(files)} accept={FILE_TYPES} multiple>
        {(button) => (
          <Button {...button} variant="default" size="xs" disabled={room <= 0} aria-describedby={hintId}>
            {t("contact.addFiles")}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" mt={4} id={hintId}>
        {t("contact.filesHint", { most: MAX_FILES })}
      </Text>
      <div aria-live="assertive">
        {[...refused, ...(problem ? [problem] : [])].map((sentence) => (
          <Text key={sentence} size="sm" c="var(--tw-danger)" mt={4} style={{ overflowWrap: "anywhere" }}>
            {sentence}
          </Text>
        ))}
      </div>
    </fieldset>
  );
}

function UploadRow({ upload, onRemove, onRetry }: { upload: Upload; onRemove: () => void; onRetry: () => void }) {
  const { t, i18n } = useTranslation();
  const percent = Math.floor(upload.progress * 100);
  const isSending = ["uploading", "interrupted", "waiting"].includes(upload.status);
  const { failure, refusal } = upload;
  const trouble = refusal
    ? t(`contact.refused.${refusal}`)
    : failure &&
      ((failure.refusal && showRefusal(failure.refusal)) ||
        (failure.reason === "full" ? t("newProject.uploadFull") : t("newProject.uploadFailed", { percent })));
  return (
    <li className={classes.row}>
      <IconPaperclip size={16} stroke={1.6} aria-hidden />
      <span className={classes.rowText}>
        <span className={classes.name}>{upload.name}</span>
        <span className={classes.facts}>
          {formatBytes(upload.bytes, i18n.language)}
          {isSending && ` · ${percent} %`}
          {upload.status === "uploaded" && ` · ${t("contact.uploaded")}`}
        </span>
        {isSending && (
          <Progress
            size={3}
            mt={4}
            value={upload.progress * 100}
            aria-label={t("newProject.uploading", { name: upload.name })}
          />
        )}
        {upload.status === "interrupted" && (
          <span className={classes.facts} role="status">
            {t("newProject.uploadInterrupted", { percent })}
          </span>
        )}
        {trouble && (
          <span className={classes.trouble} role="alert">
            <IconAlertTriangle size={14} aria-hidden />
            {trouble}
          </span>
        )}
      </span>
      {upload.status === "failed" && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("contact.retryFile", { name: upload.name })}
          onClick={onRetry}
        >
          {t("common.retry")}
        </Button>
      )}
      <RemoveButton name={upload.name} onClick={onRemove} />
    </li>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon size={28} aria-label={t("newProject.removeFile", { name })} onClick={onClick}>
      <IconX size={16} aria-hidden />
    </ActionIcon>
  );
}
