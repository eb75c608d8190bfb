import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import type { RoutingWishes } from "./routing-wishes.ts";

/** Whether differential pairs are routed as pairs. Improving lays nothing new, so there is nothing to choose then. */
export function PairsField({ wishes, onWishes }: { wishes: RoutingWishes; onWishes: (wishes: RoutingWishes) => void }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t("routingOptions.pairs.label")}
      description={t("routingOptions.pairs.hint")}
      classNames={{ description: classes.hint ?? "" }}
      checked={wishes.pairs === "coupled"}
      disabled={wishes.scope === "improve"}
      onChange={({ currentTarget }) => onWishes({ ...wishes, pairs: currentTarget.checked ? "coupled" : "separate" })}
    />
  );
}
