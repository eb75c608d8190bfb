import { Button, Group } from "@mantine/core";
import { IconCheck, IconRotate } from "@tabler/icons-react";
import type { PartPosition } from "@tracewright/assembly";
import type { Board, Footprint } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import type { Reel, ReelRow } from "../../../assembly/reel-rows.ts";
import classes from "./assembly-panel.module.css";
import { BoardSpot } from "./board-spot.tsx";
import { ReelField } from "./reel-field.tsx";
import { ReelPicture } from "./reel-picture.tsx";
import { turned } from "./turned.ts";

/** A supplier's part: how it stands on the board, how it would have to lie on its reel, and what is said otherwise. */
export function ReelCard({
  board,
  row,
  reel,
  footprint,
  position,
  onChange,
  onCheck,
}: {
  board: Board;
  row: ReelRow;
  reel: Reel;
  /** Of one of its parts, and where the file puts that. */
  footprint: Footprint;
  position: PartPosition;
  onChange: (reel: Reel) => void;
  onCheck: () => void;
}) {
  const { t, i18n } = useTranslation();
  const number = (value: number, digits: number) =>
    value.toLocaleString(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const field = (name: "rotation" | "offsetX" | "offsetY", limits: { most: number; step: number; suffix: string }) => (
    <ReelField
      label={t(`result.assembly.${name}`)}
      name={t("result.assembly.fieldOf", { field: t(`result.assembly.${name}`), part: row.partNumber })}
      value={reel[name]}
      {...limits}
      onValue={(value) => onChange({ ...reel, [name]: value, isChecked: false })}
    />
  );
  return (
    <section className={classes.card} aria-label={t("result.assembly.card", { part: row.partNumber })}>
      <div className={classes.pictures}>
        <figure data-ground="dark">
          <BoardSpot board={board} footprint={footprint} position={position} />
          <figcaption>
            {t("result.assembly.boardCaption", {
              reference: position.reference,
              side: t(`result.sides.${position.side}`),
            })}
          </figcaption>
        </figure>
        <figure>
          <ReelPicture footprint={footprint} rotation={reel.rotation} />
          <figcaption>{t("result.assembly.reelCaption")}</figcaption>
        </figure>
      </div>
      <p className={classes.file} role="status">
        {t("result.assembly.inFile", {
          reference: position.reference,
          x: number(toMm(position.position.x), 3),
          y: number(-toMm(position.position.y) + 0, 3),
          rotation: number(position.rotation, 0),
        })}
      </p>
      <div className={classes.fields}>
        {field("rotation", { most: 360, step: 90, suffix: "°" })}
        {field("offsetX", { most: 20, step: 0.1, suffix: " mm" })}
        {field("offsetY", { most: 20, step: 0.1, suffix: " mm" })}
      </div>
      <Group gap={8} mt="sm">
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconRotate size={14} aria-hidden />}
          onClick={() => onChange(turned(reel, 90))}
        >
          {t("result.assembly.turn")}
        </Button>
        <Button
          variant={reel.isChecked ? "default" : "filled"}
          size="compact-sm"
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={onCheck}
        >
          {t(reel.isChecked ? "result.assembly.uncheck" : "result.assembly.check")}
        </Button>
      </Group>
    </section>
  );
}
