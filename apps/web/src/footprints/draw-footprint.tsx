import { Checkbox, SegmentedControl, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import {
  DrawFootprintDocument,
  type DrawFootprintQuery,
  type DrawnFootprintInput,
  type DrawnFootprintShape,
} from "../graphql/generated/documents.ts";
import { asInput, type DrawnField, type DrawnForm, FIELDS, unreadFields } from "./drawn-form.ts";
import classes from "./footprint-chooser.module.css";
import type { FootprintWhole } from "./use-footprint-record.ts";

type Problem = DrawFootprintQuery["drawnFootprint"]["problems"][number];

const SHAPES: readonly DrawnFootprintShape[] = ["PAIR", "ROW", "DUAL", "QUAD", "GRID"];
const PAUSE_MS = 150;
const REASONS = ["out-of-range", "odd", "pads-overlap", "hole-fills-pad", "pad-under-body-overlaps"] as const;
/** Which of the form's fields the server's words are about. */
const FIELD_OF: Readonly<Record<string, DrawnField>> = {
  pads: "pads",
  columns: "columns",
  pitch: "pitch",
  padLength: "padLength",
  padWidth: "padWidth",
  span: "span",
  body: "bodyWidth",
  drill: "drill",
  exposedPad: "exposedWidth",
};

/** A footprint by its measures; it is drawn as they are typed. */
export function DrawFootprint({
  form,
  onForm,
  onDrawn,
}: {
  form: DrawnForm;
  onForm: (form: DrawnForm) => void;
  /** Undefined while it cannot be drawn. */
  onDrawn: (drawn: FootprintWhole | undefined) => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const input = asInput(form);
  const key = input && JSON.stringify(input);
  useEffect(() => {
    setProblems([]);
    if (key === undefined) {
      onDrawn(undefined);
      return;
    }
    let wanted = true;
    const timer = setTimeout(() => {
      client
        .query(DrawFootprintDocument, { input: JSON.parse(key) as DrawnFootprintInput })
        .toPromise()
        .then(({ data }) => {
          if (!wanted || !data) return;
          const { record, problems: found } = data.drawnFootprint;
          setProblems(found);
          onDrawn(
            record ? { entry: record.found, footprint: record.record as FootprintWhole["footprint"] } : undefined,
          );
        });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [client, key, onDrawn]);

  const unread = new Set(unreadFields(form));
  const errorOf = (field: DrawnField): string | undefined => {
    if (unread.has(field)) return t("footprints.draw.noNumber");
    const problem = problems.find((one) => FIELD_OF[one.field] === field);
    const reason = REASONS.find((one) => one === problem?.reason);
    if (!problem || !reason) return undefined;
    const shown = (value: number | null) => (value === null ? "" : `${Number(value.toFixed(3))}`);
    return t(`footprints.draw.problem.${reason}`, { least: shown(problem.least), most: shown(problem.most) });
  };
  const measure = (field: DrawnField) => (
    <TextInput
      key={field}
      size="xs"
      label={t(`footprints.draw.field.${field}`)}
      inputMode="decimal"
      value={form[field]}
      error={errorOf(field)}
      onChange={(event) => onForm({ ...form, [field]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes.draw}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t("footprints.draw.shape")}
        data={SHAPES.map((shape) => ({ value: shape, label: t(`footprints.draw.shapes.${shape}`) }))}
        value={form.shape}
        onChange={(shape) => onForm({ ...form, shape: shape as DrawnFootprintShape })}
      />
      <div className={classes.measures}>
        {FIELDS[form.shape].map(measure)}
        {form.isThroughHole && measure("drill")}
        {form.hasExposedPad && (form.shape === "DUAL" || form.shape === "QUAD") && (
          <>
            {measure("exposedWidth")}
            {measure("exposedHeight")}
          </>
        )}
      </div>
      <div className={classes.checks}>
        <Checkbox
          size="xs"
          label={t("footprints.draw.throughHole")}
          checked={form.isThroughHole}
          onChange={(event) => onForm({ ...form, isThroughHole: event.currentTarget.checked })}
        />
        {(form.shape === "DUAL" || form.shape === "QUAD") && (
          <Checkbox
            size="xs"
            label={t("footprints.draw.exposedPad")}
            checked={form.hasExposedPad}
            onChange={(event) => onForm({ ...form, hasExposedPad: event.currentTarget.checked })}
          />
        )}
      </div>
    </div>
  );
}
