import { type Board, blockPose, type Group, indexBoard } from "@tracewright/board";
import { changeBlock, type Editor, type LengthUnit } from "@tracewright/editor";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { readLength } from "../moving/length-field.tsx";
import { formatLength } from "../texts/format-length.ts";
import { type Fact, Facts } from "./facts.tsx";
import { LibraryBlock } from "./library-block.tsx";
import classes from "./properties-panel.module.css";

/** A block on the board: its name, whether it is moved as one, where it is, and what its ports are joined to. */
export function BlockSection({
  editor,
  board,
  group,
  unit,
}: {
  editor: Editor;
  board: Board;
  group: Group;
  unit: LengthUnit;
}) {
  const { t } = useTranslation();
  const { block } = group;
  if (!block) return null;
  const { isReadOnly } = editor.state.settings;
  const change = (by: Parameters<typeof changeBlock>[2]) =>
    editor.run("properties", (now) => changeBlock(now, group.id, by));
  const pose = blockPose(board, group);
  const facts: readonly Fact[] = pose
    ? [
        ["X", formatLength(pose.position.x, unit)],
        ["Y", formatLength(pose.position.y, unit)],
        [t("properties.block.rotation"), `${pose.rotation}°`],
        [t("properties.block.side"), t(`properties.block.sides.${pose.side}`)],
      ]
    : [];
  return (
    <>
      <div className={classes.fields} key={group.id}>
        <TypedField
          label={t("properties.block.name")}
          value={group.name}
          isReadOnly={isReadOnly}
          onValue={(name) => name.trim() !== "" && change({ name: name.trim() })}
        />
        <div className={classes.field}>
          <label htmlFor="block-mode">{t("properties.block.mode")}</label>
          <select
            id="block-mode"
            className={classes.input}
            disabled={isReadOnly}
            value={block.mode}
            onChange={({ currentTarget }) => change({ mode: currentTarget.value === "rigid" ? "rigid" : "soft" })}
          >
            <option value="rigid">{t("properties.block.modes.rigid")}</option>
            <option value="soft">{t("properties.block.modes.soft")}</option>
          </select>
        </div>
        <TypedField
          label={t("properties.block.margin")}
          value={formatLength(block.margin, unit)}
          isReadOnly={isReadOnly}
          onValue={(text) => {
            const margin = readLength(text, unit);
            if (margin !== undefined && margin >= 0) change({ margin });
          }}
        />
      </div>
      <p className={classes.quiet}>{t(`properties.block.about.${block.mode}`)}</p>
      <LibraryBlock document={block.document} unit={unit} canTake={!isReadOnly} />
      <Facts title={t("properties.block.pose")} facts={facts} />
      <Facts title={t("properties.block.ports")} facts={portFacts(board, block, t("properties.block.open"))} />
    </>
  );
}

/** A text that is taken when it is left or by Enter; Escape brings back what was there. */
function TypedField({
  label,
  value,
  isReadOnly,
  onValue,
}: {
  label: string;
  value: string;
  isReadOnly: boolean | undefined;
  onValue: (value: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed !== undefined && typed !== value) onValue(typed);
    setTyped(undefined);
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classes.input}
        readOnly={isReadOnly ?? false}
        value={typed ?? value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === "Enter") take();
          if (key === "Escape") setTyped(undefined);
        }}
      />
    </div>
  );
}

function portFacts(board: Board, { ports }: NonNullable<Group["block"]>, open: string): readonly Fact[] {
  const { padById } = indexBoard(board);
  const names = new Map(board.nets.map(({ id, name }) => [id, name]));
  return ports.map(({ name, pads }): Fact => {
    const nets = new Set(pads.flatMap((id) => padById.get(id)?.pad.net ?? []));
    return [name, [...nets].map((net) => names.get(net) ?? "").join(", ") || open];
  });
}
