import { Group, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import { EFFORTS, NO_WISHES, type RoutingWishes } from "./routing-wishes.ts";

/** How long the run improves what it has joined. */
export function EffortField({
  wishes,
  onWishes,
}: {
  wishes: RoutingWishes;
  onWishes: (wishes: RoutingWishes) => void;
}) {
  const { t } = useTranslation();
  const choose = (value: string) =>
    onWishes({ ...wishes, effort: EFFORTS.find((effort) => effort === value) ?? NO_WISHES.effort });
  return (
    <Radio.Group label={t("routingOptions.effort.label")} value={wishes.effort} onChange={choose}>
      <Group gap="xl" className={classes.choices ?? ""}>
        {EFFORTS.map((effort) => (
          <Radio key={effort} value={effort} label={t(`routingOptions.effort.${effort}`)} />
        ))}
      </Group>
      <p className={classes.note}>{t("routingOptions.effort.hint")}</p>
    </Radio.Group>
  );
}
