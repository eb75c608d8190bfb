import { Checkbox, NumberInput, SegmentedControl, Select } from "@mantine/core";
import type { Box } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import classes from "./intents-panel.module.css";
import { EDGES, inArea, inUnit, type LimitDraft, type LimitKind } from "./limit-draft.ts";
import { SearchedMultiSelect, SearchedSelect } from "./searched-select.tsx";

/** Sides and heights of parts. */
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
  const parts = { data: [...references], nothingFoundMessage: t("intents.form.noPart") };
  return (
    <div className={classes.fields}>
      {kind === "side" && !isCorrection && (
        <SearchedSelect
          {...parts}
          label={t("intents.form.part")}
          value={draft.part}
          onChange={(part) => onChange({ part })}
        />
      )}
      {kind === "height" && !isCorrection && (
        <SearchedMultiSelect
          {...parts}
          label={t("intents.form.parts")}
          value={[...draft.parts]}
          onChange={(chosen) => onChange({ parts: chosen })}
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
