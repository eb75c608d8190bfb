import { Button, Tooltip } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from "@tabler/icons-react";
import classes from "../workbench.module.css";
import type { PlacerPicture, PlacerStart, PlacerUnit } from "./placer-protocol.ts";

export const PLACER_UNITS = [
  ["move", "Move", "One move of annealing, or one part that finds room (M)"],
  ["cycle", "Cycle", "500 moves: to the next look at the acceptance (C)"],
  ["layout", "Layout", "To the next layout of the stage (L)"],
  ["stage", "Stage", "Finding room, several starts, improving, parting, order (G)"],
  ["end", "To the end", "Until three candidates stand (X)"],
] as const satisfies readonly (readonly [PlacerUnit, string, string])[];

const PACES: readonly (readonly [restMs: number, name: string])[] = [
  [1_000, "1 a second"],
  [250, "4 a second"],
  [100, "10 a second"],
  [0, "full speed"],
];
const MAX_SEED = 2 ** 31 - 1;
const EFFORTS = [0.01, 0.1, 1] as const;

/** Everything that moves the placer. */
export function PlacerBar({
  status,
  restMs,
  onRest,
  onPlay,
  onPause,
  onStep,
  start,
  onStart,
  onRestart,
}: {
  status: PlacerPicture["status"];
  /** Milliseconds between two cycles of a play. */
  restMs: number;
  onRest: (restMs: number) => void;
  onPlay: () => void;
  onPause: () => void;
  onStep: (unit: PlacerUnit) => void;
  start: PlacerStart;
  onStart: (start: PlacerStart) => void;
  onRestart: () => void;
}) {
  const isWorking = status === "working";
  return (
    <div className={classes.bar} role="toolbar" aria-label="Steps">
      <Button
        size="xs"
        w={92}
        leftSection={isWorking ? <IconPlayerPause size={14} aria-hidden /> : <IconPlayerPlay size={14} aria-hidden />}
        disabled={status === "finished"}
        title="Play or pause (Space)"
        onClick={isWorking ? onPause : onPlay}
      >
        {isWorking ? "Pause" : "Play"}
      </Button>
      <label className={classes.field}>
        cycles at
        <select value={restMs} onChange={({ currentTarget: { value } }) => onRest(Number(value))}>
          {PACES.map(([rest, name]) => (
            <option key={rest} value={rest}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span className={classes.rule} />
      <span className={classes.steps}>
        {PLACER_UNITS.map(([unit, name, hint]) => (
          <Tooltip key={unit} label={hint}>
            <Button size="xs" variant="default" disabled={status !== "stands"} onClick={() => onStep(unit)}>
              {name}
            </Button>
          </Tooltip>
        ))}
      </span>
      <span className={classes.rule} />
      <label className={classes.field}>
        Parts
        <select
          value={start.strip ? "all" : "unplaced"}
          onChange={({ currentTarget: { value } }) => onStart({ ...start, strip: value === "all" })}
        >
          <option value="all">all anew</option>
          <option value="unplaced">unplaced first</option>
        </select>
      </label>
      <label className={classes.field}>
        Moves
        <select
          value={start.effort}
          onChange={({ currentTarget: { value } }) => onStart({ ...start, effort: Number(value) })}
        >
          {[...new Set([...EFFORTS, start.effort])].map((effort) => (
            <option key={effort} value={effort}>
              {`× ${effort}`}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.field}>
        Seed
        <input
          type="number"
          min={0}
          max={MAX_SEED}
          step={1}
          value={start.seed}
          onChange={({ currentTarget: { valueAsNumber: seed } }) => {
            if (Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED) onStart({ ...start, seed });
          }}
        />
      </label>
      <Button size="xs" variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRestart}>
        Begin anew
      </Button>
    </div>
  );
}
