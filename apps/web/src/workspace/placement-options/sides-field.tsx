import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import { type PlacementWishes, SIDES, sidesIn } from "./placement-wishes.ts";

/** On which side of the board parts may stand. */
export function SidesField({
  wishes,
  onWishes,
}: {
  wishes: PlacementWishes;
  onWishes: (wishes: PlacementWishes) => void;
}) {
  const { t } = useTranslation();
  const open = sidesIn(wishes.mode);
  return (
    <Radio.Group
      label={t("placementOptions.sides.label")}
      value={open.includes(wishes.sides) ? wishes.sides : "as-is"}
      onChange={(value) => onWishes({ ...wishes, sides: SIDES.find((sides) => sides === value) ?? "as-is" })}
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
