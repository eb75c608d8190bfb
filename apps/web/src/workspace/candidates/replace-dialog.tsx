import { Button, Group, Modal, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useBoard } from "../../open-project/use-board.ts";
import type { Project } from "../../open-project/use-project.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { findReplaced } from "../canvas/moved-parts.ts";

/** Before a candidate takes the place of a board that was worked on since: what it would take away, and where that stays. */
export function ReplaceDialog({
  project,
  name,
  documentUrl,
  isBusy,
  onReplace,
  onClose,
}: {
  project: Project;
  /** Of the candidate. */
  name: string;
  documentUrl: string | null;
  isBusy: boolean;
  onReplace: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const current = useBoard(project.boardDocumentUrl).board;
  const candidate = useBoard(documentUrl).board;
  const replaced = useMemo(() => current && candidate && findReplaced(current, candidate), [current, candidate]);
  const version = formatVersion(project);
  const lost = (["tracks", "vias", "parts"] as const).flatMap((what) => {
    const count = replaced?.[what] ?? 0;
    return count > 0 ? [t(`candidates.replace.${what}`, { count })] : [];
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("candidates.replace.title", { version, name })}
      size={480}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      {replaced ? (
        <Text>
          {lost.length > 0 && t("candidates.replace.lost", { version, lost: lost.join(", ") })}{" "}
          {t("candidates.replace.stays", { version })}
        </Text>
      ) : (
        <LoadingOverlay />
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t("candidates.replace.keep", { version })}
        </Button>
        <Button loading={isBusy} disabled={!replaced} onClick={onReplace}>
          {t("candidates.choose")}
        </Button>
      </Group>
    </Modal>
  );
}
