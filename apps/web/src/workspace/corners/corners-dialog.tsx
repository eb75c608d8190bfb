import { Button, Checkbox, Group, Modal } from "@mantine/core";
import { type CornerCut, cutCorners, type Editor, type LengthUnit } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { newItemId } from "../editing/new-item-id.ts";
import { LengthField, readLength } from "../moving/length-field.tsx";
import classes from "../moving/moving.module.css";
import { formatLength } from "../texts/format-length.ts";
import { hasAreas } from "./has-corners.ts";

/** Rounds or cuts off the corners of what is selected by a typed length, and says beforehand what would not fit. */
export function CornersDialog({
  editor,
  unit,
  form,
  pressedAt,
  onClose,
}: {
  editor: Editor;
  unit: LengthUnit;
  form: CornerCut["form"];
  /** Where what is selected was pressed. */
  pressedAt: Point | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => (unit === "mm" ? "1" : "40"));
  const size = readLength(text, unit) ?? 0;
  const { board, selection } = editor.state;
  const [isOne, setOne] = useState(false);
  const mayBeOne = pressedAt !== undefined && hasAreas(board, selection);
  const cut = { form, size, ...(mayBeOne && isOne && { near: pressedAt }) };
  const { problem } = size > 0 ? cutCorners(board, selection, cut, newItemId) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (size <= 0 || problem) return;
    onClose();
    editor.run(form, (now, ids) => cutCorners(now, ids, cut, newItemId));
  };
  const words = () => {
    if (size <= 0) return t("workspace.corners.none");
    if (!problem) return cut.near ? "" : t("workspace.corners.lead");
    return problem.reason === "too-large"
      ? t("workspace.corners.tooLarge", { most: formatLength(problem.most, unit) })
      : t(`workspace.corners.${problem.reason}`);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`workspace.corners.${form}`)}
      size={360}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form onSubmit={submit} className={classes.form}>
        <LengthField label={t(`workspace.corners.sizes.${form}`)} unit={unit} text={text} onText={setText} />
        {mayBeOne && (
          <Checkbox
            label={t("workspace.corners.one")}
            checked={isOne}
            onChange={({ currentTarget }) => setOne(currentTarget.checked)}
          />
        )}
        <p className={classes.said} role="status">
          {words()}
        </p>
        <Group justify="flex-end">
          <Button type="submit" disabled={size <= 0 || problem !== undefined}>
            {t(`workspace.corners.${form}`)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
