import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type Editor, type LengthUnit, pivotOf } from "@tracewright/editor";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { LengthField, readLength } from "./length-field.tsx";
import classes from "./moving.module.css";

/** Moves what is selected by typed lengths and an angle: exact, and without dragging. */
export function MoveExactlyDialog({
  editor,
  unit,
  onClose,
}: {
  editor: Editor;
  unit: LengthUnit;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [x, setX] = useState("");
  const [y, setY] = useState("");
  const [turn, setTurn] = useState("");
  const by = { x: readLength(x, unit), y: readLength(y, unit) };
  const angle = readAngle(turn);
  const isRead = by.x !== undefined && by.y !== undefined && angle !== undefined;
  const isRest = by.x === 0 && by.y === 0 && angle === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [dx, dy] = [by.x, by.y];
    if (dx === undefined || dy === undefined || angle === undefined || isRest) return;
    onClose();
    editor.carry("move", (board, ids) => {
      const about = pivotOf(board, ids, editor.state.settings.grid || 1);
      const shift = { kind: "shift", by: { x: dx, y: dy } } as const;
      if (!about || angle === 0) return shift;
      return { kind: "sequence", motions: [{ kind: "turn", about, by: angle }, shift] };
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("workspace.exact.title")}
      size={360}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={submit} className={classes.form}>
        <LengthField label="X" unit={unit} text={x} onText={setX} />
        <LengthField label="Y" unit={unit} text={y} onText={setY} />
        <TextInput
          label={t("workspace.exact.turn")}
          autoComplete="off"
          inputMode="decimal"
          value={turn}
          error={angle === undefined && t("workspace.exact.notAngle")}
          onChange={(event) => setTurn(event.currentTarget.value)}
        />
        <p className={classes.said} role="status">
          {isRead && isRest && t("workspace.exact.empty")}
        </p>
        <Group justify="flex-end">
          <Button type="submit" disabled={!isRead || isRest}>
            {t("workspace.exact.move")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Degrees counter-clockwise; 0 of an empty text, undefined of one that is no number. */
export function readAngle(text: string): number | undefined {
  const plain = text.trim().replace(",", ".").replace(/°$/, "");
  if (plain === "") return 0;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) && Math.abs(Number(plain)) <= 3600 ? Number(plain) : undefined;
}
