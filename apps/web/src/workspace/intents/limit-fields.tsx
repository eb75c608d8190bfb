/** What is said of sides and heights: the fields, and the statement that they make. */
import { Checkbox, MultiSelect, NumberInput, SegmentedControl, Select } from "@mantine/core";
import {
  type Box,
  fromMil,
  fromMm,
  type IntentStatement,
  type Nm,
  type Point,
  type Side,
  toMil,
  toMm,
} from "@tracewright/board";
import { useTranslation } from "react-i18next";
import type { Intent } from "./arrange-intents.ts";
import classes from "./intents-panel.module.css";

export const LIMIT_KINDS = ["height-limit", "height", "side"] as const satisfies readonly IntentStatement["kind"][];
export type LimitKind = (typeof LIMIT_KINDS)[number];

const UNITS = { mm: { from: fromMm, to: toMm }, mil: { from: fromMil, to: toMil } } as const;
type Unit = keyof typeof UNITS;

const EDGES = ["left", "top", "right", "bottom"] as const;
type Edge = (typeof EDGES)[number];

export interface LimitDraft {
  readonly side: Side;
  readonly part: string | null;
  readonly parts: readonly string[];
  readonly unit: Unit;
  /** In the unit, as it is typed; undefined while nothing is. */
  readonly height: number | undefined;
  readonly isInArea: boolean;
  /** In the unit. */
  readonly edges: Readonly<Partial<Record<Edge, number>>>;
  /** Corners of an area that is corrected: it stays what it is. */
  readonly area: readonly Point[] | undefined;
  readonly keepsUnknownOut: boolean;
}

export function limitDraftOf(corrects: Intent | undefined): LimitDraft {
  return {
    side: corrects?.side === "BACK" ? "back" : "front",
    part: corrects?.part ?? null,
    parts: corrects?.parts ?? [],
    unit: "mm",
    height: typeof corrects?.height === "number" ? toMm(corrects.height) : undefined,
    isInArea: false,
    edges: {},
    area: corrects?.area ?? undefined,
    keepsUnknownOut: corrects?.unknownHeights === "KEPT_OUT",
  };
}

/** Undefined while something is not said yet. */
export function limitStatementOf(kind: LimitKind, draft: LimitDraft): IntentStatement | undefined {
  const { side, part, parts, height } = draft;
  if (kind === "side") return part === null ? undefined : { kind, part, side };
  if (height === undefined) return undefined;
  const most = inNm(draft, height);
  if (kind === "height") return { kind, parts, height: most };
  const area = draft.area ?? (draft.isInArea ? cornersOf(draft) : undefined);
  if (draft.isInArea && !area) return undefined;
  const corners = area?.map(({ x, y }) => ({ x, y }));
  return {
    kind,
    side,
    most,
    ...(corners && { area: corners }),
    unknown: draft.keepsUnknownOut ? "kept-out" : "allowed",
  };
}

/** Begins an area with the edges of the board, or leaves what is typed already. */
export function inArea(draft: LimitDraft, isInArea: boolean, outline: Box | undefined): Partial<LimitDraft> {
  if (!isInArea || !outline || Object.keys(draft.edges).length > 0) return { isInArea };
  const { minX: left, minY: top, maxX: right, maxY: bottom } = outline;
  const edges = Object.fromEntries(
    Object.entries({ left, top, right, bottom }).map(([edge, length]) => [edge, shownIn(draft.unit, length)]),
  );
  return { isInArea, edges };
}

/** The same lengths in the other unit. */
export function inUnit(draft: LimitDraft, unit: Unit): LimitDraft {
  const convert = (value: number) => shownIn(unit, inNm(draft, value));
  const edges = Object.fromEntries(
    EDGES.flatMap((edge) => {
      const value = draft.edges[edge];
      return value === undefined ? [] : [[edge, convert(value)]];
    }),
  );
  return { ...draft, unit, edges, height: draft.height === undefined ? undefined : convert(draft.height) };
}

function shownIn(unit: Unit, length: Nm): number {
  return Number(UNITS[unit].to(length).toFixed(unit === "mm" ? 3 : 1));
}

function inNm({ unit }: LimitDraft, value: number): Nm {
  return UNITS[unit].from(value);
}

function cornersOf(draft: LimitDraft): readonly Point[] | undefined {
  const { left, top, right, bottom } = draft.edges;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
  const corner = (x: number, y: number) => ({ x: inNm(draft, x), y: inNm(draft, y) });
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}

/** What can be chosen at once: a list of thousands is narrowed by typing. */
const OPTIONS_SHOWN = 80;

export function LimitFields({
  kind,
  isCorrection,
  draft,
  references,
  outline,
  onChange,
}: {
  kind: LimitKind;
  isCorrection: boolean;
  draft: LimitDraft;
  references: readonly string[];
  /** About the board: where an area begins. */
  outline: Box | undefined;
  onChange: (part: Partial<LimitDraft>) => void;
}) {
  const { t } = useTranslation();
  const { unit } = draft;
  const length = (
    label: string,
    value: number | undefined,
    onValue: (value: number | undefined) => void,
    min?: number,
  ) => (
    <NumberInput
      size="xs"
      label={label}
      value={value ?? ""}
      onChange={(next) => onValue(next === "" ? undefined : Number(next))}
      {...(min !== undefined && { min })}
      step={unit === "mm" ? 0.5 : 10}
      decimalScale={3}
      suffix={` ${unit}`}
    />
  );
  const choosePart = {
    size: "xs",
    searchable: true,
    openOnFocus: false,
    data: [...references],
    limit: OPTIONS_SHOWN,
    nothingFoundMessage: t("intents.form.noPart"),
  } as const;
  return (
    <div className={classes.fields}>
      {kind === "side" && !isCorrection && (
        <Select
          {...choosePart}
          label={t("intents.form.part")}
          value={draft.part}
          onChange={(part) => onChange({ part })}
        />
      )}
      {kind === "height" && !isCorrection && (
        <MultiSelect
          {...choosePart}
          label={t("intents.form.parts")}
          value={[...draft.parts]}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      {(kind === "side" || (kind === "height-limit" && !isCorrection)) && (
        <Select
          size="xs"
          label={t("intents.form.side")}
          allowDeselect={false}
          data={(["front", "back"] as const).map((value) => ({ value, label: t(`intents.side.${value}`) }))}
          value={draft.side}
          onChange={(side) => onChange({ side: side === "back" ? "back" : "front" })}
        />
      )}
      {kind !== "side" && (
        <div className={classes.measure}>
          {length(
            t(kind === "height" ? "intents.form.height" : "intents.form.mostHeight"),
            draft.height,
            (height) => onChange({ height }),
            0,
          )}
          <SegmentedControl
            size="xs"
            aria-label={t("intents.form.unit")}
            data={["mm", "mil"]}
            value={unit}
            onChange={(next) => onChange(inUnit(draft, next === "mil" ? "mil" : "mm"))}
          />
        </div>
      )}
      {kind === "height-limit" && (
        <>
          <Checkbox
            size="xs"
            label={t("intents.form.keepsUnknownOut")}
            checked={draft.keepsUnknownOut}
            onChange={(event) => onChange({ keepsUnknownOut: event.currentTarget.checked })}
          />
          {!isCorrection && (
            <Checkbox
              size="xs"
              label={t("intents.form.inArea")}
              checked={draft.isInArea}
              onChange={(event) => onChange(inArea(draft, event.currentTarget.checked, outline))}
            />
          )}
          {!isCorrection && draft.isInArea && (
            <div className={classes.edges}>
              {EDGES.map((edge) => (
                <div key={edge}>
                  {length(t(`intents.form.${edge}`), draft.edges[edge], (value) => {
                    const { [edge]: _, ...others } = draft.edges;
                    onChange({ edges: value === undefined ? others : { ...others, [edge]: value } });
                  })}
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}
