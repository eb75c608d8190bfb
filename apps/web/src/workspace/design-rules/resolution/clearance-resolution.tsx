import { NativeSelect } from "@mantine/core";
import type { Board, ItemId } from "@tracewright/board";
import { type ClearanceStep, explainClearance, sharedCopperLayers } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { itemNamer } from "../../findings/name-item.ts";
import classes from "../design-rules.module.css";
import { firstPair, subjectsOfSelection } from "./subjects-of-selection.ts";

/** Which rule says how far two things have to be apart: every source in the order in which it is looked at. */
export function ClearanceResolution({
  board,
  selection,
  pair: given,
}: {
  board: Board;
  /** What is selected on the board: the two are chosen of it. */
  selection: readonly ItemId[];
  /** The two that are asked about, instead. */
  pair?: readonly [ItemId, ItemId] | undefined;
}) {
  const { t, i18n } = useTranslation();
  const subjects = useMemo(
    () => given?.map((id) => ({ id, of: id })) ?? subjectsOfSelection(board, selection),
    [board, selection, given],
  );
  const [chosen, setChosen] = useState<readonly [ItemId, ItemId] | undefined>(() => firstPair(subjects));
  const [layer, setLayer] = useState<string>();
  const nameOf = useMemo(() => itemNamer(board), [board]);
  const name = (id: ItemId): string => {
    const { kind, part, number, net, layer: on } = nameOf(id);
    const object = t(`routing.object.${kind}`, { part, number });
    const placed = on ? t("routing.object.onLayer", { object, layer: on }) : object;
    return net ? t("routing.object.ofNet", { object: placed, net }) : placed;
  };
  if (!chosen) return <p className={classes.hint}>{t("designRules.resolution.none")}</p>;
  const mm = (value: number) =>
    `${toMm(value).toLocaleString(i18n.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })} mm`;
  const layers = sharedCopperLayers(board, chosen);
  const said = explainClearance(board, chosen, layer);
  const [first, second] = chosen;
  return (
    <>
      <p className={classes.hint}>{t("designRules.resolution.hint")}</p>
      <div className={classes.grid}>
        {([0, 1] as const).map((place) => (
          <NativeSelect
            key={place}
            size="xs"
            label={t(place === 0 ? "designRules.resolution.first" : "designRules.resolution.second")}
            value={chosen[place]}
            data={subjects.map(({ id }) => ({ value: id, label: name(id) }))}
            onChange={(event) => {
              const id = event.currentTarget.value as ItemId;
              setChosen(place === 0 ? [id, second] : [first, id]);
            }}
          />
        ))}
        {layers.length > 1 && said.kind === "explained" && (
          <NativeSelect
            size="xs"
            label={t("designRules.resolution.layer")}
            value={said.layer}
            data={[...layers]}
            onChange={(event) => setLayer(event.currentTarget.value)}
          />
        )}
      </div>
      {said.kind !== "explained" || first === second ? (
        <p className={classes.answer} role="status">
          {t(`designRules.resolution.${said.kind === "explained" ? "sameItem" : KINDS[said.kind]}`)}
        </p>
      ) : (
        <>
          <p className={classes.answer} role="status">
            {t("designRules.resolution.required", {
              length: mm(said.required),
              layer: said.layer,
              source: sayDeciding(said.steps),
            })}
          </p>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t("designRules.resolution.source")}</th>
                  <th scope="col">{t("designRules.resolution.value")}</th>
                  <th scope="col">{t("designRules.resolution.role")}</th>
                </tr>
              </thead>
              <tbody>
                {said.steps.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two items may be of one class
                  <tr key={index} data-decides={step.role === "decides"}>
                    <th scope="row">{saySource(step)}</th>
                    <td className="tw-number">{step.source.value === undefined ? "–" : mm(step.source.value)}</td>
                    <td>{t(`designRules.resolution.roles.${step.role}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  );

  function sayDeciding(steps: readonly ClearanceStep[]): string {
    const deciding = steps.find(({ role }) => role === "decides");
    return deciding ? saySource(deciding) : "";
  }

  function saySource({ source }: ClearanceStep): string {
    switch (source.kind) {
      case "local":
        return t("designRules.resolution.local", { item: name(source.of) });
      case "custom-rule":
        return t("designRules.resolution.customRule", { name: source.name, line: source.line });
      case "pair-gap":
        return t("designRules.resolution.pairGap");
      case "net-class":
        return t("designRules.resolution.netClass", { name: source.name, item: name(source.of) });
      case "zone":
        return t("designRules.resolution.zone", { item: name(source.of) });
      case "board":
        return t("designRules.resolution.board");
    }
  }
}

const KINDS = { "same-net": "sameNet", "no-common-layer": "noCommonLayer", "not-copper": "notCopper" } as const;
