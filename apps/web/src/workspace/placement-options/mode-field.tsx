import { Checkbox, NumberInput, Radio, Stack } from "@mantine/core";
import { type Board, freeParts, isLoosePad, unplacedParts } from "@tracewright/board";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import classes from "../run-options/run-options.module.css";
import own from "./mode-field.module.css";
import { PartChoice } from "./part-choice.tsx";
import {
  MAX_RADIUS_MM,
  MIN_RADIUS_MM,
  MODES,
  type Mode,
  type RequestedPlacementOptions,
  takesParts,
} from "./requested-placement-options.ts";

/** What is to be placed, and for some of it which parts and how far. */
export function ModeField({
  board,
  requested,
  onRequested,
}: {
  board: Board;
  requested: RequestedPlacementOptions;
  onRequested: (requested: RequestedPlacementOptions) => void;
}) {
  const { t } = useTranslation();
  const { free, count, unplaced } = useMemo(() => {
    const found = freeParts(board);
    const placed = found.filter((part) => !isLoosePad(part));
    return { free: found, count: placed.length, unplaced: unplacedParts(board, placed).length };
  }, [board]);
  const hintOf: Record<Mode, string> = {
    unplaced:
      unplaced > 0
        ? t("placementOptions.mode.unplacedHint", { count: unplaced })
        : t("placementOptions.mode.unplacedNone"),
    all: t("placementOptions.mode.allHint", { count }),
    selected: t("placementOptions.mode.selectedHint"),
    improve: t("placementOptions.mode.improveHint"),
    swap: t("placementOptions.mode.swapHint"),
  };
  const choice = (
    <PartChoice parts={free} chosen={requested.parts} onChosen={(parts) => onRequested({ ...requested, parts })} />
  );
  return (
    <Radio.Group
      label={t("placementOptions.mode.label")}
      value={requested.mode}
      onChange={(value) => onRequested({ ...requested, mode: MODES.find((mode) => mode === value) ?? requested.mode })}
    >
      <Stack gap="sm" className={classes.choices ?? ""}>
        {MODES.map((mode) => (
          <div key={mode}>
            <Radio
              value={mode}
              label={t(`placementOptions.mode.${mode}`)}
              description={hintOf[mode]}
              classNames={{ description: classes.hint ?? "" }}
              disabled={mode === "unplaced" && unplaced === 0}
            />
            {mode === requested.mode && mode === "selected" && choice}
            {mode === requested.mode && (mode === "improve" || mode === "swap") && (
              <div className={own.details}>
                {mode === "improve" && (
                  <NumberInput
                    className={own.radius ?? ""}
                    size="xs"
                    label={t("placementOptions.radius")}
                    suffix=" mm"
                    min={MIN_RADIUS_MM}
                    max={MAX_RADIUS_MM}
                    step={0.5}
                    decimalScale={2}
                    value={Number.isNaN(requested.radiusMm) ? "" : requested.radiusMm}
                    onChange={(value) =>
                      onRequested({ ...requested, radiusMm: typeof value === "number" ? value : Number.NaN })
                    }
                  />
                )}
                <Checkbox
                  size="xs"
                  label={t("placementOptions.parts.only")}
                  checked={requested.isLimited}
                  onChange={({ currentTarget }) => onRequested({ ...requested, isLimited: currentTarget.checked })}
                />
              </div>
            )}
            {mode === requested.mode && mode !== "selected" && takesParts(requested) && choice}
          </div>
        ))}
      </Stack>
    </Radio.Group>
  );
}
