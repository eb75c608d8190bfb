import { Group, Radio } from "@mantine/core";
import { type Board, planeLayers } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import { NOTHING_REQUESTED, PLANE_CHOICES, type RequestedRoutingOptions } from "./requested-routing-options.ts";

/** Whether tracks may run on planes: of boards that have some. */
export function PlanesField({
  board,
  requested,
  onRequested,
}: {
  board: Board;
  requested: RequestedRoutingOptions;
  onRequested: (requested: RequestedRoutingOptions) => void;
}) {
  const { t } = useTranslation();
  const names = [...planeLayers(board).keys()].join(", ");
  if (names === "") return null;
  const choose = (value: string) =>
    onRequested({ ...requested, planes: PLANE_CHOICES.find((known) => known === value) ?? NOTHING_REQUESTED.planes });
  return (
    <Radio.Group label={t("routingOptions.planes.label", { names })} value={requested.planes} onChange={choose}>
      <Group gap="xl" className={classes.choices ?? ""}>
        {PLANE_CHOICES.map((choice) => (
          <Radio key={choice} value={choice} label={t(`routingOptions.planes.${choice}`)} />
        ))}
      </Group>
      <p className={classes.note}>{t("routingOptions.planes.hint")}</p>
    </Radio.Group>
  );
}
