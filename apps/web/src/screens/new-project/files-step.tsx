import { Alert, Checkbox, Loader, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { countOf, errorsOf } from "../../receipt/receipt-summary.ts";
import { ReceiptView } from "../../receipt/receipt-view.tsx";
import { sayRemark } from "../../receipt/say-remark.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { FileDropZone } from "../../uploads/file-drop-zone.tsx";
import type { Uploads } from "../../uploads/use-uploads.ts";
import { FileRow } from "./file-row.tsx";
import classes from "./files-step.module.css";
import { InferredRules } from "./inferred-rules.tsx";
import { type FileCheck, useFilePreview } from "./use-file-check.ts";

/** Drop, watch it arrive, read what became of it. Trouble is said at the file it is about. */
export function FilesStep({
  uploads: { uploads, addFiles, remove, retry },
  check,
  onRecheck,
  useLayout,
  onUseLayout,
  mismatchOnly,
  infersRules,
  onInferRules,
}: {
  uploads: Uploads;
  check: FileCheck;
  onRecheck: () => void;
  useLayout: boolean;
  onUseLayout: (useLayout: boolean) => void;
  mismatchOnly: boolean;
  infersRules: boolean;
  onInferRules: (infersRules: boolean) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const result = check.status === "checked" ? check.result : undefined;
  const has = (kind: string) => result !== undefined && countOf(result.receipt, kind) > 0;
  const layout = useFilePreview(uploads, "layout", has("footprints"));
  const schematic = useFilePreview(uploads, "schematic", has("symbols"));
  const isEmpty = uploads.length === 0;
  // What is said at a file is not said again below.
  const saidAtFiles = new Set(
    uploads.flatMap(({ name }) => errorsOf(result?.receipt, name).map(({ message }) => message)),
  );

  return (
    <Stack gap="md">
      <FileDropZone
        label={t("newProject.dropLabel")}
        title={t("newProject.drop")}
        formats={t("newProject.formats")}
        isCompact={!isEmpty}
        onFiles={addFiles}
      />

      {!isEmpty && (
        <ul className={classes.files} aria-label={t("newProject.files")}>
          {uploads.map((upload) => (
            <FileRow
              key={upload.id}
              upload={upload}
              receipt={result?.receipt}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}

      <div aria-live="polite">
        {check.status === "checking" && (
          <Text size="sm" c="dimmed" className={classes.checking ?? ""}>
            <Loader size={14} color="var(--tw-accent)" /> {t("newProject.reading")}
          </Text>
        )}
        {check.status === "failed" && (
          <ErrorNote error={errorText(check.error)} action={<RetryButton onClick={onRecheck} />} />
        )}
        {result && (
          <Stack gap="md">
            {result.problems
              .filter(({ message }) => !saidAtFiles.has(message))
              .map((problem) => (
                <ErrorNote
                  key={problem.code + problem.message}
                  error={{ sentence: sayRemark(t, problem), code: problem.code }}
                />
              ))}
            {mismatchOnly && (
              <Checkbox
                label={t("newProject.useLayout")}
                description={t("newProject.useLayoutHint")}
                checked={useLayout}
                onChange={(event) => onUseLayout(event.currentTarget.checked)}
              />
            )}
            {result.inferredRules && result.inferredRules.length > 0 && (
              <InferredRules changes={result.inferredRules} isAccepted={infersRules} onAccept={onInferRules} />
            )}
            {result.obstacles.map((obstacle) => (
              <Alert
                key={obstacle.code + obstacle.message}
                color="warn"
                variant="light"
                icon={<IconAlertTriangle size={20} aria-hidden />}
              >
                {sayRemark(t, obstacle)}
              </Alert>
            ))}
            {result.receipt.lines.length > 0 && (
              <ReceiptView receipt={result.receipt} layout={layout} sheet={schematic} said={saidAtFiles} />
            )}
          </Stack>
        )}
      </div>
    </Stack>
  );
}
