import { NativeSelect, NumberInput } from "@mantine/core";
import { type Board, type CopperLayerId, trackLayers } from "@tracewright/board";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./class-table.module.css";
import {
  choiceFor,
  classesInUse,
  DIRECTIONS,
  type LayerChoice,
  type RequestedClassOptions,
  type RequestedRoutingOptions,
  USUAL_PRIORITY,
} from "./requested-routing-options.ts";

/** On a class's row: as for all nets. */
const AS_ALL = "";

/** A row for all nets and one for each class; a column for each layer that takes tracks, and the priority. */
export function ClassTable({
  board,
  requested,
  onRequested,
  withoutLayer,
}: {
  board: Board;
  requested: RequestedRoutingOptions;
  onRequested: (requested: RequestedRoutingOptions) => void;
  /** Rows that leave their nets no layer. */
  withoutLayer: readonly (string | undefined)[];
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const layers = trackLayers(board);
  const inUse = classesInUse(board);
  const rows = inUse.size > 1 ? [undefined, ...inUse.keys()] : [undefined];
  const change = (netClass: string | undefined, own: RequestedClassOptions) =>
    onRequested(
      netClass === undefined
        ? { ...requested, forAll: own }
        : { ...requested, byClass: { ...requested.byClass, [netClass]: own } },
    );
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t("routingOptions.table.title")}
      </h3>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("routingOptions.table.nets")}</th>
              {layers.map((layer) => (
                <th key={layer} scope="col">
                  {board.layers.find(({ id }) => id === layer)?.userName ?? layer}
                </th>
              ))}
              <th scope="col">{t("routingOptions.table.priority")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((netClass) => (
              <ClassRow
                key={netClass ?? AS_ALL}
                netClass={netClass}
                count={netClass === undefined ? undefined : inUse.get(netClass)}
                layers={layers}
                requested={requested}
                onOwn={(own) => change(netClass, own)}
                isWithoutLayer={withoutLayer.includes(netClass)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {withoutLayer.length > 0 && (
        <p className={classes.problem} role="alert">
          {t("routingOptions.table.noLayer")}
        </p>
      )}
      <p className={classes.hint}>{t("routingOptions.table.hint")}</p>
    </section>
  );
}

function ClassRow({
  netClass,
  count,
  layers,
  requested,
  onOwn,
  isWithoutLayer,
}: {
  /** Undefined: all nets. */
  netClass: string | undefined;
  count: number | undefined;
  layers: readonly CopperLayerId[];
  requested: RequestedRoutingOptions;
  onOwn: (own: RequestedClassOptions) => void;
  isWithoutLayer: boolean;
}) {
  const { t } = useTranslation();
  const own = netClass === undefined ? requested.forAll : (requested.byClass[netClass] ?? { layers: {} });
  const name = netClass ?? t("routingOptions.table.allNets");
  const nameOf = (choice: LayerChoice) => t(`routingOptions.table.layer.${choice}`);
  const choose = (layer: CopperLayerId, value: string) => {
    const { [layer]: _before, ...others } = own.layers;
    const choice = [...DIRECTIONS, "off" as const].find((known) => known === value);
    const isUsual = netClass === undefined && choice === "any";
    onOwn({ ...own, layers: choice && !isUsual ? { ...others, [layer]: choice } : others });
  };
  const usual = netClass === undefined ? USUAL_PRIORITY : (requested.forAll.priority ?? USUAL_PRIORITY);
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>{name}</span>
        {count !== undefined && <span className={classes.count}>{t("routingOptions.table.netCount", { count })}</span>}
      </th>
      {layers.map((layer) => {
        const asAll = {
          value: AS_ALL,
          label: t("routingOptions.table.asAll", { choice: nameOf(choiceFor(requested, undefined, layer)) }),
        };
        const choices = [...DIRECTIONS, "off" as const].map((choice) => ({ value: choice, label: nameOf(choice) }));
        return (
          <td key={layer}>
            <NativeSelect
              size="xs"
              aria-label={`${name}, ${layer}`}
              error={isWithoutLayer}
              value={own.layers[layer] ?? (netClass === undefined ? "any" : AS_ALL)}
              data={netClass === undefined ? choices : [asAll, ...choices]}
              onChange={(event) => choose(layer, event.currentTarget.value)}
            />
          </td>
        );
      })}
      <td className={classes.priority}>
        <NumberInput
          size="xs"
          aria-label={`${name}, ${t("routingOptions.table.priority")}`}
          min={0}
          max={10}
          allowDecimal={false}
          clampBehavior="strict"
          placeholder={String(usual)}
          value={own.priority ?? ""}
          onChange={(value) => {
            const { priority: _before, ...rest } = own;
            onOwn(typeof value === "number" ? { ...rest, priority: value } : rest);
          }}
        />
      </td>
    </tr>
  );
}
