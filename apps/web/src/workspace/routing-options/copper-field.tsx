import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import { COPPER_CHOICES, type RequestedRoutingOptions } from "./requested-routing-options.ts";

/** What may happen to tracks and vias that are there. Improving has only one answer, which its hint tells. */
export function CopperField({
  requested,
  onRequested,
}: {
  requested: RequestedRoutingOptions;
  onRequested: (requested: RequestedRoutingOptions) => void;
}) {
  const { t } = useTranslation();
  const isImproving = requested.scope === "improve";
  return (
    <Radio.Group
      label={t("routingOptions.copper.label")}
      value={isImproving ? null : requested.copper}
      onChange={(value) =>
        onRequested({ ...requested, copper: COPPER_CHOICES.find((choice) => choice === value) ?? "keep" })
      }
    >
      <Stack gap="sm" className={classes.choices ?? ""}>
        {COPPER_CHOICES.map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`routingOptions.copper.${choice}`)}
            description={t(`routingOptions.copper.${choice}Hint`)}
            classNames={{ description: classes.hint ?? "" }}
            disabled={isImproving}
          />
        ))}
      </Stack>
      <p className={classes.note}>
        {isImproving && `${t("routingOptions.copper.improving")} `}
        {t("routingOptions.copper.locked")}
      </p>
    </Radio.Group>
  );
}
