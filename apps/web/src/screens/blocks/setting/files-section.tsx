import { ActionIcon, Button, NativeSelect, Progress } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../../format/format-bytes.ts";
import { showRefusal } from "../../../i18n/say-refusal.ts";
import { FileDropZone } from "../../../uploads/file-drop-zone.tsx";
import type { Upload } from "../../../uploads/upload-list.ts";
import classes from "../blocks.module.css";
import { isDesignBlock, type ParsedBlock, ROLES } from "./block-uploads.ts";
import { ParsePreview } from "./parse-preview.tsx";
import type { BlockFiles } from "./use-block-files.ts";

/** The files that a block is made of: each is sent at once, and what is in it is shown as soon as it is there. */
export function FilesSection({
  files,
  hasStored,
  onParsed,
}: {
  files: BlockFiles;
  /** Whether the block has files already: new ones replace those of their half. */
  hasStored: boolean;
  onParsed: (half: "schematic" | "footprint", parsed: ParsedBlock) => void;
}) {
  const { t } = useTranslation();
  const { uploads, addFiles } = files.uploads;
  const { schematicFileUrl, footprintFileUrl, fileUrls } = files.given;
  return (
    <>
      <p className={classes.quiet}>{t(hasStored ? "library.filesStored" : "library.filesHint")}</p>
      <FileDropZone
        label={t("library.addFiles")}
        title={t("library.addFiles")}
        formats={t("library.fileFormats")}
        isCompact={uploads.length > 0}
        onFiles={addFiles}
      />
      {uploads.length > 0 && (
        <ul className={classes.rows} aria-label={t("library.section.files")}>
          {uploads.map((upload) => (
            <FileRow key={upload.id} upload={upload} files={files} />
          ))}
        </ul>
      )}
      <div className={classes.pair}>
        {schematicFileUrl && (
          <ParsePreview
            key={schematicFileUrl}
            half="schematic"
            fileUrl={schematicFileUrl}
            fileUrls={fileUrls}
            name={nameOf(uploads, schematicFileUrl)}
            onParsed={onParsed}
          />
        )}
        {footprintFileUrl && (
          <ParsePreview
            key={footprintFileUrl}
            half="footprint"
            fileUrl={footprintFileUrl}
            fileUrls={fileUrls}
            name={nameOf(uploads, footprintFileUrl)}
            onParsed={onParsed}
          />
        )}
      </div>
    </>
  );
}

const nameOf = (uploads: readonly Upload[], url: string) => uploads.find((upload) => upload.url === url)?.name ?? "";

function FileRow({ upload, files }: { upload: Upload; files: BlockFiles }) {
  const { t, i18n } = useTranslation();
  const { id, name, bytes, status, progress, refusal, failure } = upload;
  const percent = Math.floor(progress * 100);
  const isSending = ["uploading", "interrupted", "waiting"].includes(status);
  const trouble = refusal
    ? t(`library.refused.${refusal}`)
    : failure &&
      ((failure.refusal && showRefusal(failure.refusal)) ||
        (failure.reason === "full" ? t("newProject.uploadFull") : t("newProject.uploadFailed", { percent })));
  return (
    <li className={classes.row}>
      <span className={classes.rowText}>
        <span>{name}</span>
        <span className={classes.quiet}>
          {formatBytes(bytes, i18n.language)}
          {isSending && ` · ${percent} %`}
        </span>
        {isSending && (
          <Progress size={3} mt={4} value={progress * 100} aria-label={t("newProject.uploading", { name })} />
        )}
        {trouble && (
          <span className={classes.problem} role="alert">
            {trouble}
          </span>
        )}
      </span>
      {!refusal && isDesignBlock(name) && <span className={classes.quiet}>{t("library.roles.block")}</span>}
      {!refusal && !isDesignBlock(name) && (
        <NativeSelect
          size="xs"
          aria-label={t("library.roleOf", { name })}
          value={files.roleOf(upload)}
          onChange={({ currentTarget: { value } }) =>
            files.setRole(upload, ROLES.find((role) => role === value) ?? "further")
          }
          data={ROLES.map((role) => ({ value: role, label: t(`library.roles.${role}`) }))}
        />
      )}
      {status === "failed" && (
        <Button variant="default" size="compact-sm" onClick={() => files.uploads.retry(id)}>
          {t("common.retry")}
        </Button>
      )}
      <ActionIcon size={28} aria-label={t("newProject.removeFile", { name })} onClick={() => files.uploads.remove(id)}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
