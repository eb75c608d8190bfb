import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import { type RequestedPlacementOptions, SIDES, sidesIn } from "./requested-placement-options.ts";

/** On which side of the board parts may stand. */
export function SidesField({
  requested,
  onRequested,
}: {
  requested: RequestedPlacementOptions;
  onRequested: (requested: RequestedPlacementOptions) => void;
}) {
  const { t } = useTranslation();
  const open = sidesIn(requested.mode);
  return (
    <Radio.Group
      label={t("placementOptions.sides.label")}
      value={open.includes(requested.sides) ? requested.sides : "as-is"}
      onChange={(value) => onRequested({ ...requested, sides: SIDES.find((sides) => sides === value) ?? "as-is" })}
    >
      <Stack gap="sm" className={classes.choices ?? ""}>
        {SIDES.map((sides) => (
          <Radio
            key={sides}
            value={sides}
            label={t(`placementOptions.sides.${sides}`)}
            description={t(`placementOptions.sides.${sides}Hint`)}
            classNames={{ description: classes.hint ?? "" }}
            disabled={!open.includes(sides)}
          />
        ))}
      </Stack>
      <p className={classes.note}>{t("placementOptions.sides.locked")}</p>
    </Radio.Group>
  );
}
