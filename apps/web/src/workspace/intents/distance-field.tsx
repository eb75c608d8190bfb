import { NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./intents-panel.module.css";

/** How near is near, in millimetres. */
export function DistanceField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation();
  return (
    <NumberInput
      size="xs"
      label={t("intents.form.within")}
      value={value}
      onChange={(next) => onChange(Number(next))}
      min={0}
      max={100}
      step={0.5}
      decimalScale={2}
      className={classes.distance ?? ""}
    />
  );
}
