import { ActionIcon, Button, Progress, Tooltip } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircuitResistor,
  IconCpu,
  IconFile,
  IconFileSettings,
  IconFileZip,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../format/format-bytes.ts";
import type { ReceiptFragment } from "../../graphql/generated/documents.ts";
import { showRefusal } from "../../i18n/say-refusal.ts";
import { errorsOf, type FileKind, kindOf } from "../../receipt/receipt-summary.ts";
import { sayRemark } from "../../receipt/say-remark.ts";
import type { Upload } from "../../uploads/upload-list.ts";
import classes from "./file-row.module.css";

const ICONS: Record<FileKind, typeof IconFile> = {
  board: IconCpu,
  schematic: IconCircuitResistor,
  project: IconFileSettings,
  rules: IconFileSettings,
  archive: IconFileZip,
  unused: IconFile,
  other: IconFile,
};

export function FileRow({
  upload,
  receipt,
  onRemove,
  onRetry,
}: {
  upload: Upload;
  receipt: ReceiptFragment | undefined;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { t, i18n } = useTranslation();
  const recognised = receipt?.files.find(({ name }) => name === upload.name);
  const isArchive = upload.name.toLowerCase().endsWith(".zip");
  const { kind, release } = recognised
    ? kindOf(recognised.recognisedAs)
    : { kind: isArchive ? ("archive" as const) : ("other" as const), release: "" };
  const Icon = ICONS[kind];
  const errors = errorsOf(receipt, upload.name);
  const isSending = ["uploading", "interrupted", "waiting"].includes(upload.status);
  const percent = Math.floor(upload.progress * 100);

  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.text}>
        <span className={classes.name}>{upload.name}</span>
        <span className={classes.facts}>
          {recognised || isArchive ? `${t(`newProject.kind.${kind}`)} · ` : ""}
          {release && `KiCad ${release} · `}
          {formatBytes(upload.bytes, i18n.language)}
          {upload.status === "uploading" && ` · ${percent} %`}
        </span>
        {isSending && (
          <Progress
            size={3}
            mt={4}
            value={upload.progress * 100}
            aria-label={t("newProject.uploading", { name: upload.name })}
          />
        )}
        {upload.refusal && <Trouble text={t(`newProject.refused.${upload.refusal}`)} />}
        {upload.status === "interrupted" && (
          <span className={classes.facts} role="status">
            {t("newProject.uploadInterrupted", { percent })}
          </span>
        )}
        {upload.status === "failed" && (
          <Trouble
            text={
              (upload.failure?.refusal && showRefusal(upload.failure.refusal)) ||
              (upload.failure?.reason === "full"
                ? t("newProject.uploadFull")
                : t("newProject.uploadFailed", { percent }))
            }
          />
        )}
        {errors.map((error) => (
          <Trouble key={error.message + error.line} text={sayRemark(t, error)} />
        ))}
      </span>
      {upload.status === "failed" && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      )}
      <Tooltip label={isSending ? t("common.cancel") : t("newProject.remove")}>
        <ActionIcon
          size={28}
          aria-label={t(isSending ? "newProject.cancelFile" : "newProject.removeFile", { name: upload.name })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

function Trouble({ text }: { text: string }) {
  return (
    <span className={classes.trouble} role="alert">
      <IconAlertTriangle size={14} aria-hidden />
      {text}
    </span>
  );
}
