import { Button } from "@mantine/core";
import { applyEdit, type BoardEdit, type Footprint, findItems, isLocked, type Pad } from "@tracewright/board";
import {
  blockOf,
  type Editor,
  type LengthUnit,
  motionsOfPlaces,
  type PropertyChange,
  type PropertyKey,
  type PropertyValue,
  propertiesOf,
  setProperty,
} from "@tracewright/editor";
import { NM_PER_MM, polygonArea } from "@tracewright/geometry";
import { type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { areAlike } from "../change-footprint/parts-alike.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { BlockSection } from "./block-section.tsx";
import { type Fact, Facts } from "./facts.tsx";
import classes from "./properties-panel.module.css";
import { PropertyField } from "./property-field.tsx";
import { useSelectionTitle } from "./selection-title.ts";
import { shownFields } from "./shown-fields.ts";
import { layerName } from "./typed-value.ts";
import { commonNet, useNetFacts } from "./use-net-facts.ts";
import { usePadFacts } from "./use-pad-facts.ts";

const loadChangeFootprint = () => import("../change-footprint/change-footprint-dialog.tsx");

/** What is selected, one item or many, as fields that change it: each change is a step that undo takes back. */
export const PropertiesPanel = memo(function PropertiesPanel({
  editor,
  edit,
  unit,
  pad,
}: {
  editor: Editor;
  /** What the tool in hand is about to do: the fields follow it. */
  edit: BoardEdit | undefined;
  unit: LengthUnit;
  /** The pad that was pressed, of a part that is selected. */
  pad: Pad | undefined;
}) {
  const { t } = useTranslation();
  const { board: current, selection: selected, settings } = useEditorState(editor);
  const now = useMemo(() => ({ current, selected, edit }), [current, selected, edit]);
  const lately = useDeferredValue(now);
  // The fields follow the hand when the picture has: what is dragged is not held up by them.
  const { current: under, selected: selection, edit: inHand } = edit ? lately : now;
  const board = useMemo(() => (inHand ? applyEdit(under, inHand) : under), [under, inHand]);
  const titleOf = useSelectionTitle();
  const netFacts = useNetFacts();
  const padFacts = usePadFacts();
  const items = useMemo(() => findItems(board, selection), [board, selection]);
  const properties = useMemo(() => propertiesOf(board, selection), [board, selection]);
  const isHeld = items.length > 0 && items.every((item) => isLocked(board, item));
  const [only] = items;
  const block = blockOf(board, selection);
  const further =
    items.length === 1 && only?.list === "footprints"
      ? shownFields(only.record.properties, t("properties.description"))
      : [];
  // How much of a zone is copper, which says whether it is filled.
  const copper =
    items.length === 1 && only?.list === "zones"
      ? only.record.fills.map(({ layer, polygons }): Fact => {
          const area = polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
          return [layerName(board, layer), `${(area / NM_PER_MM ** 2).toFixed(2)} mm²`];
        })
      : [];

  const parts = items.flatMap((item): Footprint[] => (item.list === "footprints" ? [item.record] : []));
  const [part, ...otherParts] = parts;
  const canChange = !block && !settings.isReadOnly && parts.length === items.length && areAlike(parts);
  const [changed, setChanged] = useState<readonly [Footprint, ...Footprint[]]>();

  const isEmptyFill =
    items.length === 1 && only?.list === "zones" && only.record.filled && only.record.fills.length === 0;

  const set = (key: PropertyKey, value: PropertyValue | PropertyChange) => {
    const { board: now, selection: ids } = editor.state;
    const outcome = setProperty(now, ids, key, value);
    const motions = outcome.edit && motionsOfPlaces(key, outcome.edit);
    if (motions) editor.carryBlocks("properties", () => motions);
    else editor.run("properties", () => outcome);
    return outcome.problem;
  };

  const section = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(undefined);
  const firstField = () =>
    section.current?.querySelector<HTMLElement>("input:not([readonly]), select:enabled, textarea");
  useActions([
    {
      id: "properties",
      isEnabled: () => properties.some(({ isEditable }) => isEditable),
      run: () => {
        cameFrom.current = document.activeElement ?? undefined;
        firstField()?.focus();
      },
    },
  ]);
  /** Escape that has nothing to bring back in a field goes back to the board. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !(cameFrom.current instanceof HTMLElement)) return;
    event.stopPropagation();
    cameFrom.current.focus();
    cameFrom.current = undefined;
  };

  return (
    <section className={classes.section} aria-label={t("properties.title")} ref={section} onKeyDown={leave}>
      <h2 className={classes.heading} aria-live="polite">
        {block ? t("properties.block.title", { name: block.name }) : titleOf(items)}
      </h2>
      {items.length === 0 && <p className={classes.quiet}>{t("properties.nothing")}</p>}
      {block && <BlockSection editor={editor} board={board} group={block} unit={unit} />}
      {!block && items.length > 0 && properties.length === 0 && (
        <p className={classes.quiet}>{t("properties.noCommon")}</p>
      )}
      {isHeld && !settings.isReadOnly && <p className={classes.quiet}>{t("properties.allLocked")}</p>}
      {/* Another selection has fields of its own: half-typed input does not carry over. */}
      <div className={classes.fields} key={selection.join(" ")}>
        {(block ? [] : properties).map((property) => (
          <PropertyField
            key={property.key}
            board={board}
            property={settings.isReadOnly ? { ...property, isEditable: false } : property}
            unit={unit}
            onSet={(value) => set(property.key, value)}
            onChange={(change) => set(property.key, change)}
          />
        ))}
      </div>
      {part && canChange && (
        <Button
          size="xs"
          variant="default"
          className={classes.change ?? ""}
          onClick={() => setChanged([part, ...otherParts])}
        >
          {t("footprints.change")}
        </Button>
      )}
      {changed && (
        <LateDialog
          key="footprint"
          load={loadChangeFootprint}
          props={{ editor, parts: changed, onClose: () => setChanged(undefined) }}
        />
      )}
      {pad && <Facts title={t("properties.pad.title")} facts={padFacts(board, pad, unit)} />}
      <Facts title={t("properties.net.title")} facts={netFacts(board, commonNet(items, pad), unit)} />
      {isEmptyFill && <p className={classes.quiet}>{t("properties.emptyFill")}</p>}
      <Facts title={t("properties.copper")} facts={copper} />
      <Facts title={t("properties.facts")} facts={further} />
    </section>
  );
});
