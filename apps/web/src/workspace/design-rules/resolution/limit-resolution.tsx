import { NativeSelect } from "@mantine/core";
import type { Board, ItemId } from "@tracewright/board";
import {
  type ExplainedConstraint,
  explainLimit,
  isDeciding,
  type LimitExplanation,
  layersOfLimit,
  limitsOnItems,
} from "@tracewright/checks";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { itemNamer } from "../../findings/name-item.ts";
import classes from "../design-rules.module.css";
import type { LimitQuestion } from "./limit-question.ts";
import { SourceTable } from "./source-table.tsx";
import { firstPair, subjectsOfSelection } from "./subjects-of-selection.ts";
import { useSayLimits } from "./use-say-limits.ts";

/** Which rule limits a distance or a size: every source in the order in which it is looked at. */
export function LimitResolution({
  board,
  selection,
  question,
}: {
  board: Board;
  /** What is selected on the board: the items are chosen of it. */
  selection: readonly ItemId[];
  /** What is asked about, instead. */
  question?: LimitQuestion | undefined;
}) {
  const { t } = useTranslation();
  const subjects = useMemo(
    () => question?.items.map((id) => ({ id, of: id })) ?? subjectsOfSelection(board, selection),
    [board, selection, question],
  );
  const [items, setItems] = useState<readonly [ItemId, ItemId?] | undefined>(
    () => firstPair(subjects) ?? (subjects[0] && [subjects[0].id]),
  );
  const [asked, setAsked] = useState<ExplainedConstraint | undefined>(question?.constraint);
  const [layer, setLayer] = useState(question?.layer);
  const nameOf = useMemo(() => itemNamer(board), [board]);
  const name = (id: ItemId): string => {
    const { kind, part, number, net, layer: on } = nameOf(id);
    const object = t(`routing.object.${kind}`, { part, number });
    const placed = on ? t("routing.object.onLayer", { object, layer: on }) : object;
    return net ? t("routing.object.ofNet", { object: placed, net }) : placed;
  };
  const say = useSayLimits(name);
  const offered = useMemo(() => (items ? limitsOnItems(board, items) : []), [board, items]);
  if (!items) return <p className={classes.hint}>{t("designRules.resolution.none")}</p>;
  const constraint = asked && offered.includes(asked) ? asked : offered[0];
  const said = constraint && explainLimit(board, constraint, items, layer);
  const layers = constraint ? layersOfLimit(board, constraint, items) : [];
  const [first, second] = items;
  const data = subjects.map(({ id }) => ({ value: id, label: name(id) }));
  return (
    <>
      <p className={classes.hint}>{t("designRules.resolution.hint")}</p>
      <div className={classes.grid}>
        <NativeSelect
          size="xs"
          label={t("designRules.resolution.first")}
          value={first}
          data={data}
          onChange={(event) => {
            const id = event.currentTarget.value as ItemId;
            setItems(second === undefined ? [id] : [id, second]);
          }}
        />
        {second !== undefined && (
          <NativeSelect
            size="xs"
            label={t("designRules.resolution.second")}
            value={second}
            data={data}
            onChange={(event) => setItems([first, event.currentTarget.value as ItemId])}
          />
        )}
        {constraint && (
          <NativeSelect
            size="xs"
            label={t("designRules.resolution.constraint")}
            value={constraint}
            data={offered.map((value) => ({ value, label: t(`designRules.resolution.constraints.${value}`) }))}
            onChange={(event) => setAsked(event.currentTarget.value as ExplainedConstraint)}
          />
        )}
        {layers.length > 1 && said?.kind === "explained" && (
          <NativeSelect
            size="xs"
            label={t("designRules.resolution.layer")}
            value={said.layer}
            data={[...layers]}
            onChange={(event) => setLayer(event.currentTarget.value)}
          />
        )}
      </div>
      {said?.kind === "explained" ? (
        <>
          <p className={classes.answer} role="status">
            {answersOf(said).join(" ")}
          </p>
          {said.items[1] !== second && <p className={classes.hint}>{sayItem(said.items)}</p>}
          <SourceTable steps={said.steps} say={say} />
        </>
      ) : (
        <p className={classes.answer} role="status">
          {t("designRules.resolution.notLimited")}
        </p>
      )}
      {second !== undefined && !offered.includes("clearance") && (
        <p className={classes.hint}>{t(`designRules.resolution.${whyNoClearance(first, second)}`)}</p>
      )}
    </>
  );

  function answersOf({ min, max, layer: on, steps }: Extract<LimitExplanation, { kind: "explained" }>): string[] {
    const sourceOf = (other: "decides" | "decides-max"): string => {
      const step = steps.find(({ role }) => isDeciding(role) && role !== other);
      return step ? say.source(step.source) : "";
    };
    const place = on === undefined ? "" : t("designRules.resolution.onLayer", { layer: on });
    const answers = [
      ...(min === undefined
        ? []
        : [t("designRules.resolution.atLeast", { length: say.mm(min), place, source: sourceOf("decides-max") })]),
      ...(max === undefined
        ? []
        : [t("designRules.resolution.atMost", { length: say.mm(max), place, source: sourceOf("decides") })]),
    ];
    return answers.length === 0 ? [t("designRules.resolution.noRule")] : answers;
  }

  function sayItem([item, edge]: readonly ItemId[]): string {
    if (item === undefined) return "";
    return t(`designRules.resolution.${edge === undefined ? "ofItem" : "toEdge"}`, { item: name(item) });
  }

  function whyNoClearance(a: ItemId, b: ItemId): "sameItem" | "sameNet" | "noCommonLayer" | "notCopper" {
    if (a === b) return "sameItem";
    const { kind } = explainLimit(board, "clearance", [a, b]);
    return kind === "same-net" ? "sameNet" : kind === "no-common-layer" ? "noCommonLayer" : "notCopper";
  }
}
