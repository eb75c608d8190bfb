import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import type { RequestedRoutingOptions } from "./requested-routing-options.ts";

/** Whether differential pairs are routed as pairs. Improving lays nothing new, so there is nothing to choose then. */
export function PairsField({
  requested,
  onRequested,
}: {
  requested: RequestedRoutingOptions;
  onRequested: (requested: RequestedRoutingOptions) => void;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t("routingOptions.pairs.label")}
      description={t("routingOptions.pairs.hint")}
      classNames={{ description: classes.hint ?? "" }}
      checked={requested.pairs === "coupled"}
      disabled={requested.scope === "improve"}
      onChange={({ currentTarget }) =>
        onRequested({ ...requested, pairs: currentTarget.checked ? "coupled" : "separate" })
      }
    />
  );
}
