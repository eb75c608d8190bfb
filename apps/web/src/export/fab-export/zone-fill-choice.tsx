import { SegmentedControl, Text } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ExportedFileFragment, ZoneFill } from "../../graphql/generated/documents.ts";
import { countWrong } from "../../verdict/count-verdict.ts";

const FILLS: readonly ZoneFill[] = ["STORED", "REFILL"];
const KEYS = {
  ASKED: "asked",
  SOUND: "sound",
  BETTER: "better",
  RULES: "rules",
  MISSING: "missing",
} as const;

export type PlottedFill = NonNullable<NonNullable<ExportedFileFragment["fabReport"]>["fill"]>;

/** Which copper of the zones the films show, why, and the other to choose instead. */
export function ZoneFillChoice({ fill, onChange }: { fill: PlottedFill; onChange: (fill: ZoneFill) => void }) {
  const { t } = useTranslation();
  const label = useId();
  const { plotted, reason, other } = fill;
  return (
    <>
      <Text id={label} size="sm" mt="sm" mb={4}>
        {t("fabExport.fill.label")}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={label}
        value={plotted}
        onChange={(value) => onChange(FILLS.find((one) => one === value) ?? plotted)}
        // A design without a stored fill leaves nothing to choose.
        data={FILLS.map((value) => ({
          value,
          label: t(`fabExport.fill.of.${value}`),
          disabled: reason === "MISSING" && value === "STORED",
        }))}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {t(`fabExport.fill.${KEYS[reason]}.${plotted}`, { found: other ? countWrong(t, other) : "" })}
      </Text>
    </>
  );
}
