import { Switch } from "@mantine/core";
import type { DesignRules, FabRules } from "@tracewright/board";
import { setRules } from "@tracewright/editor";
import { useTranslation } from "react-i18next";
import classes from "./design-rules.module.css";
import { LengthInput } from "./length-input.tsx";
import type { ChangeRules } from "./use-change-rules.ts";

/** The board's smallest values, and which of a fab's limits each is held against. */
const LENGTHS = {
  minClearance: "space",
  minTrackWidth: "track",
  minViaDiameter: undefined,
  minViaAnnularWidth: "annularRing",
  minThroughHoleDiameter: "smallestHole",
  minHoleClearance: undefined,
  minHoleToHole: "holeToHole",
  copperToEdge: "copperToEdge",
  minMicroviaDiameter: undefined,
  minMicroviaDrill: undefined,
} as const satisfies Partial<Record<keyof DesignRules, keyof FabRules | undefined>>;

/** The least that holds all over the board, whatever its classes say. */
export function BoardRules({
  rules,
  fab,
  fabName,
  change,
}: {
  rules: DesignRules;
  fab: FabRules;
  fabName: string;
  change: ChangeRules;
}) {
  const { t } = useTranslation();
  const limitOf = (key: keyof typeof LENGTHS): number | undefined => {
    const limit = LENGTHS[key];
    return limit && fab[limit];
  };
  return (
    <div className={classes.grid}>
      {(Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]).map((key) => (
        <LengthInput
          key={key}
          label={t(`designRules.board.${key}`)}
          isLabelShown
          value={rules[key]}
          least={limitOf(key)}
          fab={fabName}
          onValue={(value) => (value === undefined ? undefined : change((board) => setRules(board, { [key]: value })))}
        />
      ))}
      {(["allowBlindBuriedVias", "allowMicrovias"] as const).map((key) => (
        <Switch
          key={key}
          className={classes.switch ?? ""}
          size="xs"
          label={t(`designRules.board.${key}`)}
          checked={rules[key]}
          onChange={(event) => {
            const isOn = event.currentTarget.checked;
            change((board) => setRules(board, { [key]: isOn }));
          }}
        />
      ))}
    </div>
  );
}
