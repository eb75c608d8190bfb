import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type Footprint, indexBoard, isLocked } from "@tracewright/board";
import type { Editor, LengthUnit } from "@tracewright/editor";
import { toMil, toMm } from "@tracewright/geometry";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { LengthField, readLength } from "./length-field.tsx";
import classes from "./moving.module.css";

/** Finds a part by its reference and puts it to a typed place, or takes it into the hand. */
export function GetPartDialog({
  editor,
  unit,
  onPart,
  onClose,
}: {
  editor: Editor;
  unit: LengthUnit;
  /** The part is selected: go there. */
  onPart: (part: Footprint) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { board, settings } = editor.state;
  const [reference, setReference] = useState("");
  const [typed, setTyped] = useState<{ readonly x?: string; readonly y?: string }>({});
  const wanted = reference.trim();
  const part = board.footprints.find((one) => one.reference.toLowerCase() === wanted.toLowerCase());
  const format = (value: number) => String(unit === "mm" ? toMm(value) : Number(toMil(value).toFixed(4)));
  const x = typed.x ?? (part ? format(part.position.x) : "");
  const y = typed.y ?? (part ? format(part.position.y) : "");
  const to = { x: readLength(x, unit), y: readLength(y, unit) };
  const isStuck = part !== undefined && isLocked(board, { list: "footprints", record: part });
  const mayPlace = !settings.isReadOnly && part !== undefined && !isStuck && to.x !== undefined && to.y !== undefined;
  const select = () => {
    if (!part) return;
    onClose();
    editor.select([part.id]);
    onPart(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayPlace || to.x === undefined || to.y === undefined) return select();
    select();
    const by = { x: to.x - part.position.x, y: to.y - part.position.y };
    editor.carry("move", () => ({ kind: "shift", by }));
    onPart(indexBoard(editor.state.board).footprintById.get(part.id) ?? part);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("workspace.exact.get")}
      size={360}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t("workspace.exact.reference")}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={reference}
          error={wanted !== "" && !part && t("workspace.exact.unknown", { reference: wanted })}
          onChange={(event) => {
            setReference(event.currentTarget.value);
            setTyped({});
          }}
        />
        <LengthField label="X" unit={unit} text={x} onText={(text) => setTyped((before) => ({ ...before, x: text }))} />
        <LengthField label="Y" unit={unit} text={y} onText={(text) => setTyped((before) => ({ ...before, y: text }))} />
        <p className={classes.said} role="status">
          {part?.value} {isStuck && t("workspace.exact.locked", { reference: part.reference })}
        </p>
        <Group justify="flex-end">
          <Button variant="default" disabled={!part} onClick={select}>
            {t("workspace.exact.select")}
          </Button>
          <Button type="submit" disabled={!mayPlace}>
            {t("workspace.exact.place")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
