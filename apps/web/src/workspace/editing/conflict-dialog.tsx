import { Button, Group, List, Modal, Text } from "@mantine/core";
import type { EditConflict } from "@tracewright/board";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sayRemark } from "../../receipt/say-remark.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import type { BoardEditing, Saving } from "./board-editing.ts";
import { nameRecord } from "./name-record.ts";

/** More are counted, not listed. */
const ROWS = 20;

/** Names what both changed, and has somebody say whose counts. Until then nothing is given up on either side. */
export default function ConflictDialog({
  editing,
  saving,
  onClose,
}: {
  editing: BoardEditing;
  saving: Saving;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { conflicts, unsaved } = saving;
  const boards = [editing.editor.state.board, editing.storedBoard];
  const decide = async (decision: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await decision();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const word = (conflict: EditConflict): string => {
    if (conflict.kind === "setting")
      return t("editing.conflict.setting", { name: t(`editing.setting.${conflict.setting}`) });
    const name = nameRecord(boards, conflict.list, conflict.id);
    const item = t(`editing.item.${conflict.list}`, { name });
    const what =
      conflict.kind === "reference"
        ? t("editing.conflict.missing")
        : `${t(`editing.conflict.ours.${conflict.ours}`)}, ${t(`editing.conflict.theirs.${conflict.theirs}`)}`;
    return `${item}: ${what}`;
  };
  // Each side is right by itself, and the two do not go together: there are reasons and no pairs.
  const rows =
    conflicts.length > 0 ? [...new Set(conflicts.map(word))] : saving.reasons.map((reason) => sayRemark(t, reason));
  const body = conflicts.length > 0 ? "body" : rows.length > 0 ? "bodyTogether" : "bodyGone";
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("editing.conflict.title")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text size="sm">{t(`editing.conflict.${body}`)}</Text>
      <List size="sm" my="sm">
        {rows.slice(0, ROWS).map((row) => (
          <List.Item key={row}>{row}</List.Item>
        ))}
        {rows.length > ROWS && <List.Item>{t("editing.conflict.more", { count: rows.length - ROWS })}</List.Item>}
      </List>
      <Text size="sm" c="dimmed">
        {t("editing.conflict.takeTheirsHint", { count: unsaved })}
      </Text>
      {hasFailed && <ErrorNote error={{ sentence: t("editing.conflict.failed"), code: undefined }} />}
      <Group justify="flex-end" mt="md" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t("editing.conflict.later")}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void decide(() => editing.takeTheirs())}>
          {t("editing.conflict.takeTheirs")}
        </Button>
        <Button disabled={isBusy} onClick={() => void decide(() => editing.keepOurs())}>
          {t("editing.conflict.keepOurs")}
        </Button>
      </Group>
    </Modal>
  );
}
