import { Button, Checkbox, CloseButton, NativeSelect } from "@mantine/core";
import type { ReplicateRequest } from "@tracewright/blocks";
import { type Footprint, findItems, type ItemId } from "@tracewright/board";
import { type Editor, type LengthUnit, type PreviewTool, SelectTool } from "@tracewright/editor";
import { fromMm } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../toasts/show-toast.ts";
import tools from "../drawing-tools/drawing-tools.module.css";
import { useEditorState } from "../editing/use-editor-state.ts";
import { LengthField, readLength } from "../moving/length-field.tsx";
import panel from "../properties/properties-panel.module.css";
import { CopyList } from "./copy-list.tsx";
import classes from "./replicate-panel.module.css";
import { ReplicateSummary } from "./replicate-summary.tsx";
import { useReplication } from "./use-replication.ts";

/** How far a copy that collides may be put aside. */
const MAX_SHIFT = fromMm(25);

interface Choice {
  readonly isCopper: boolean;
  readonly isReplacing: boolean;
  readonly isSilkscreen: boolean;
  readonly isAnyValue: boolean;
  readonly isShifting: boolean;
  readonly isClearing: boolean;
  readonly isGrid: boolean;
  readonly anchor: string;
  readonly columns: string;
  readonly pitchX: string;
  readonly pitchY: string;
}

const FIRST: Choice = {
  isCopper: true,
  isReplacing: true,
  isSilkscreen: true,
  isAnyValue: false,
  isShifting: true,
  isClearing: false,
  isGrid: false,
  anchor: "",
  columns: "4",
  pitchX: "",
  pitchY: "",
};

/** Copies of the selected parts take their layout: which there are, what is copied, and what fits, with a preview. */
export function ReplicatePanel({ editor, tool, unit }: { editor: Editor; tool: PreviewTool; unit: LengthUnit }) {
  const { t } = useTranslation();
  const { board } = useEditorState(editor);
  const { ids } = tool;
  const [choice, setChoice] = useState(FIRST);
  const [unwanted, setUnwanted] = useState<ReadonlySet<ItemId>>(new Set());
  const parts = useMemo(
    () =>
      findItems(board, ids)
        .flatMap((item): Footprint[] => (item.list === "footprints" ? [item.record] : []))
        .sort((a, b) => compareNaturally(a.reference, b.reference)),
    [board, ids],
  );
  const options = useMemo(() => requestOf(choice, { unit, unwanted }), [choice, unit, unwanted]);
  const { answer, latest, hasFailed } = useReplication(editor, { board, ids, options });
  const set = (change: Partial<Choice>) => setChoice((before) => ({ ...before, ...change }));
  const made = answer?.copies.filter(({ status }) => status === "made") ?? [];

  const toggle = (copy: readonly ItemId[], isWanted: boolean) =>
    setUnwanted((before) => {
      const others = [...before].filter((id) => !copy.includes(id));
      return new Set(isWanted ? others : [...others, ...copy]);
    });
  const apply = () => {
    const { edit } = answer ?? {};
    if (!edit || editor.state.board !== board) return;
    const refused = answer?.copies.filter(({ status }) => status === "refused").length ?? 0;
    editor.run("replicate", () => ({ edit, locked: [] }));
    showToast(
      [
        t("replicate.done", { count: made.length }),
        ...(refused > 0 ? [t("replicate.notDone", { count: refused })] : []),
      ].join(" "),
      refused > 0 ? "info" : "ok",
    );
  };
  const flag = (key: "isCopper" | "isReplacing" | "isSilkscreen" | "isAnyValue" | "isShifting" | "isClearing") => (
    <Checkbox
      size="xs"
      label={t(`replicate.${key}`)}
      checked={choice[key]}
      onChange={({ currentTarget }) => set({ [key]: currentTarget.checked })}
    />
  );

  return (
    <section className={classes.section} aria-label={t("replicate.title")}>
      <div className={tools.head}>
        <h2 className={panel.heading}>{t("replicate.title")}</h2>
        <CloseButton size={24} aria-label={t("common.close")} onClick={() => editor.take(new SelectTool())} />
      </div>
      <p className={tools.hint}>{t("replicate.lead", { parts: namesOf(parts) })}</p>
      <CopyList
        found={latest?.found ?? []}
        copies={latest?.copies ?? []}
        unwanted={unwanted}
        unit={unit}
        onToggle={toggle}
      />
      <ReplicateSummary answer={answer} hasFailed={hasFailed} unit={unit} />
      <Button size="xs" fullWidth disabled={made.length === 0} onClick={apply}>
        {made.length === 0 ? t("replicate.title") : t("replicate.apply", { count: made.length })}
      </Button>
      <div className={classes.options}>
        {flag("isCopper")}
        {flag("isReplacing")}
        {flag("isSilkscreen")}
        {flag("isAnyValue")}
        {flag("isShifting")}
        {flag("isClearing")}
        <NativeSelect
          size="xs"
          label={t("replicate.anchor")}
          value={choice.anchor}
          onChange={({ currentTarget }) => set({ anchor: currentTarget.value })}
          data={[
            { value: "", label: t("replicate.mostPins") },
            ...parts.map(({ id, reference }) => ({ value: id, label: reference })),
          ]}
        />
        <NativeSelect
          size="xs"
          label={t("replicate.arrangement")}
          value={choice.isGrid ? "grid" : "anchors"}
          onChange={({ currentTarget }) => set({ isGrid: currentTarget.value === "grid" })}
          data={(["anchors", "grid"] as const).map((value) => ({
            value,
            label: t(`replicate.arrangements.${value}`),
          }))}
        />
        {choice.isGrid && (
          <>
            <NativeSelect
              size="xs"
              label={t("replicate.columns")}
              value={choice.columns}
              onChange={({ currentTarget }) => set({ columns: currentTarget.value })}
              data={["1", "2", "3", "4", "5", "6", "8", "10", "12", "16"]}
            />
            <div className={classes.pitch}>
              <LengthField
                label={t("replicate.pitchX")}
                unit={unit}
                text={choice.pitchX}
                onText={(pitchX) => set({ pitchX })}
              />
              <LengthField
                label={t("replicate.pitchY")}
                unit={unit}
                text={choice.pitchY}
                onText={(pitchY) => set({ pitchY })}
              />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** The pitch is typed: until it is a length, nothing is asked. */
function requestOf(
  choice: Choice,
  { unit, unwanted }: { unit: LengthUnit; unwanted: ReadonlySet<ItemId> },
): Omit<ReplicateRequest, "ids"> | undefined {
  const pitch = { x: readLength(choice.pitchX, unit), y: readLength(choice.pitchY, unit) };
  const { x, y } = pitch;
  if (choice.isGrid && (x === undefined || y === undefined || (x === 0 && y === 0))) return undefined;
  return {
    values: choice.isAnyValue ? "any" : "equal",
    copper: choice.isCopper ? "copy" : "none",
    targetCopper: choice.isReplacing ? "replace" : "keep",
    hasSilkscreen: choice.isSilkscreen,
    maxShift: choice.isShifting ? MAX_SHIFT : 0,
    clearsTracks: choice.isClearing,
    ...(choice.anchor !== "" && { anchor: choice.anchor as ItemId }),
    ...(choice.isGrid && {
      arrangement: { kind: "grid" as const, columns: Number(choice.columns), pitch: { x: x ?? 0, y: y ?? 0 } },
    }),
    ...(unwanted.size > 0 && { except: unwanted }),
  };
}

const MAX_NAMED = 8;

function namesOf(parts: readonly Footprint[]): string {
  const names = parts.map(({ reference }) => reference);
  return names.slice(0, MAX_NAMED).join(", ") + (names.length > MAX_NAMED ? " …" : "");
}
