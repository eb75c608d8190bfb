import { Button, Group, Loader, Modal, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../graphql/use-error-text.ts";
import type { Project } from "../../open-project/use-project.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { sayRemark } from "../../receipt/say-remark.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useUploads } from "../../uploads/use-uploads.ts";
import type { OnOrder } from "../editing/use-saved-first.ts";
import { firstChosen } from "./chosen-lines.ts";
import classes from "./update-dialog.module.css";
import { UpdateFiles } from "./update-files.tsx";
import { UpdateList } from "./update-list.tsx";
import { UpdateRemarks } from "./update-remarks.tsx";
import { type ComparedFiles, useProjectUpdate } from "./use-project-update.ts";

/** Newer files for a project: what they ask of its board is shown, chosen line by line, and made as its next version. */
export default function UpdateDialog({
  project,
  onOrder,
  onUpdated,
  onClose,
}: {
  project: Project;
  onOrder: OnOrder;
  onUpdated: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const uploads = useUploads();
  const { state, isApplying, refusal, apply, compareAgain } = useProjectUpdate(project.id, {
    uploads: uploads.uploads,
    onOrder,
    onUpdated,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("update.title")}
      size={860}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      {state.status === "updated" ? (
        <Stack gap="md">
          <Text role="status">{t("update.done", { version: formatVersion(state.updated) })}</Text>
          <Text size="sm" c="dimmed">
            {t("update.undo")}
          </Text>
          <UpdateRemarks remarks={state.updated.remarks} />
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              {t("update.close")}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <UpdateFiles uploads={uploads} isBusy={isApplying} />
          <div aria-live="polite">
            {state.status === "comparing" && (
              <Text size="sm" c="dimmed" className={classes.busy ?? ""}>
                <Loader size={14} color="var(--tw-accent)" /> {t("update.comparing")}
              </Text>
            )}
            {state.status === "failed" && (
              <ErrorNote error={errorText(state.error)} action={<RetryButton onClick={compareAgain} />} />
            )}
            {state.status === "unsaved" && (
              <ErrorNote
                error={{ sentence: t("update.unsaved"), code: undefined }}
                action={<RetryButton onClick={compareAgain} />}
              />
            )}
            {state.status === "compared" &&
              state.compared.problems.map((problem) => (
                <ErrorNote
                  key={problem.code + problem.message}
                  error={{ sentence: sayRemark(t, problem), code: problem.code }}
                />
              ))}
          </div>
          {refusal && (
            <ErrorNote
              error={errorText(refusal)}
              action={
                <Button variant="default" size="xs" onClick={compareAgain}>
                  {t("update.compareAgain")}
                </Button>
              }
            />
          )}
          {state.status === "compared" && state.compared.problems.length === 0 ? (
            <Compared
              // Another comparison begins with its own ticks.
              key={state.compared.boardHash + state.compared.changes.map(({ id }) => id).join()}
              compared={state.compared}
              hasSchematic={project.circuitDocumentUrl !== null}
              isApplying={isApplying}
              onApply={(accepted) => void apply(state.compared, accepted)}
              onClose={onClose}
            />
          ) : (
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t("common.cancel")}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Modal>
  );
}

function Compared({
  compared,
  hasSchematic,
  isApplying,
  onApply,
  onClose,
}: {
  compared: ComparedFiles;
  hasSchematic: boolean;
  isApplying: boolean;
  onApply: (accepted: readonly string[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { changes, remarks, source } = compared;
  const [chosen, setChosen] = useState(() => firstChosen(changes));
  const isSchematic = source === "SCHEMATIC";
  const accepted = useMemo(() => changes.flatMap(({ id }) => (chosen.has(id) ? [id] : [])), [changes, chosen]);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(isSchematic ? "update.fromSchematic" : hasSchematic ? "update.fromLayoutOnly" : "update.fromLayout")}
      </Text>
      {changes.length === 0 ? (
        <Text role="status">{t(isSchematic ? "update.sameAsSchematic" : "update.sameAsLayout")}</Text>
      ) : (
        <UpdateList changes={changes} chosen={chosen} onChosen={setChosen} isDisabled={isApplying} />
      )}
      <UpdateRemarks remarks={remarks} />
      <Group justify="flex-end" className={classes.foot ?? ""}>
        {changes.length > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t("update.count", { chosen: accepted.length, count: changes.length })}
          </Text>
        )}
        <Button variant="default" onClick={onClose} disabled={isApplying}>
          {t("common.cancel")}
        </Button>
        {(accepted.length > 0 || isSchematic) && (
          <Button loading={isApplying} onClick={() => onApply(accepted)}>
            {accepted.length > 0 ? t("update.apply", { count: accepted.length }) : t("update.takeSchematic")}
          </Button>
        )}
      </Group>
    </>
  );
}
