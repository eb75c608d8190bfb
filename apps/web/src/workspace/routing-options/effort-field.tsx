import { Group, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import { EFFORTS, NOTHING_REQUESTED, type RequestedRoutingOptions } from "./requested-routing-options.ts";

/** How long the run improves what it has joined. */
export function EffortField({
  requested,
  onRequested,
}: {
  requested: RequestedRoutingOptions;
  onRequested: (requested: RequestedRoutingOptions) => void;
}) {
  const { t } = useTranslation();
  const choose = (value: string) =>
    onRequested({ ...requested, effort: EFFORTS.find((effort) => effort === value) ?? NOTHING_REQUESTED.effort });
  return (
    <Radio.Group label={t("routingOptions.effort.label")} value={requested.effort} onChange={choose}>
      <Group gap="xl" className={classes.choices ?? ""}>
        {EFFORTS.map((effort) => (
          <Radio key={effort} value={effort} label={t(`routingOptions.effort.${effort}`)} />
        ))}
      </Group>
      <p className={classes.note}>{t("routingOptions.effort.hint")}</p>
    </Radio.Group>
  );
}
