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
  type PlacementWishes,
  takesParts,
} from "./placement-wishes.ts";

/** What is to be placed, and for some of it which parts and how far. */
export function ModeField({
  board,
  wishes,
  onWishes,
}: {
  board: Board;
  wishes: PlacementWishes;
  onWishes: (wishes: PlacementWishes) => void;
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
  const choice = <PartChoice parts={free} chosen={wishes.parts} onChosen={(parts) => onWishes({ ...wishes, parts })} />;
  return (
    <Radio.Group
      label={t("placementOptions.mode.label")}
      value={wishes.mode}
      onChange={(value) => onWishes({ ...wishes, mode: MODES.find((mode) => mode === value) ?? wishes.mode })}
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
            {mode === wishes.mode && mode === "selected" && choice}
            {mode === wishes.mode && (mode === "improve" || mode === "swap") && (
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
                    value={Number.isNaN(wishes.radiusMm) ? "" : wishes.radiusMm}
                    onChange={(value) =>
                      onWishes({ ...wishes, radiusMm: typeof value === "number" ? value : Number.NaN })
                    }
                  />
                )}
                <Checkbox
                  size="xs"
                  label={t("placementOptions.parts.only")}
                  checked={wishes.isLimited}
                  onChange={({ currentTarget }) => onWishes({ ...wishes, isLimited: currentTarget.checked })}
                />
              </div>
            )}
            {mode === wishes.mode && mode !== "selected" && takesParts(wishes) && choice}
          </div>
        ))}
      </Stack>
    </Radio.Group>
  );
}
