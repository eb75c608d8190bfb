import { Button, Tooltip } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from "@tabler/icons-react";
import { STEP_UNITS, type StepUnit } from "@tracewright/routing";
import type { StartChoice, StepPicture } from "./engine/desk-protocol.ts";
import { UNIT_HINTS, UNIT_NAMES } from "./step-texts.ts";
import classes from "./workbench.module.css";

/** One unit after the other, and how long each is looked at. */
export interface Pace {
  readonly unit: StepUnit;
  readonly restMs: number;
}

export const FIRST_PACE: Pace = { unit: "epoch", restMs: 100 };

const PACES: readonly (readonly [restMs: number, name: string])[] = [
  [1_000, "1 a second"],
  [250, "4 a second"],
  [100, "10 a second"],
  [0, "full speed"],
];
const MAX_SEED = 2 ** 32 - 1;
const PLAYED: readonly StepUnit[] = ["turn", "epoch", "round"];

interface StepBarProps {
  readonly status: StepPicture["status"];
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onStep: (unit: StepUnit) => void;
  readonly start: StartChoice;
  readonly onStart: (start: StartChoice) => void;
  /** The choices are not those that the run began with. */
  readonly isStartChanged: boolean;
  readonly onOptions: () => void;
  readonly onRestart: () => void;
}

/** Everything that moves the engine. */
export function StepBar(props: StepBarProps) {
  const { status, pace, start } = props;
  const isWorking = status === "working";
  return (
    <div className={classes.bar} role="toolbar" aria-label="Steps">
      <Button
        size="xs"
        w={92}
        leftSection={isWorking ? <IconPlayerPause size={14} aria-hidden /> : <IconPlayerPlay size={14} aria-hidden />}
        disabled={status === "finished"}
        title="Play or pause (Space)"
        onClick={isWorking ? props.onPause : props.onPlay}
      >
        {isWorking ? "Pause" : "Play"}
      </Button>
      <label className={classes.field}>
        by
        <select
          value={pace.unit}
          onChange={({ currentTarget: { value } }) =>
            props.onPace({ ...pace, unit: PLAYED.find((unit) => unit === value) ?? pace.unit })
          }
        >
          {PLAYED.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_NAMES[unit].toLowerCase()}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.field}>
        at
        <select
          value={pace.restMs}
          onChange={({ currentTarget: { value } }) => props.onPace({ ...pace, restMs: Number(value) })}
        >
          {PACES.map(([restMs, name]) => (
            <option key={restMs} value={restMs}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span className={classes.rule} />
      <span className={classes.steps}>
        {STEP_UNITS.map((unit) => (
          <Tooltip key={unit} label={UNIT_HINTS[unit]}>
            <Button size="xs" variant="default" disabled={status !== "stands"} onClick={() => props.onStep(unit)}>
              {UNIT_NAMES[unit]}
            </Button>
          </Tooltip>
        ))}
      </span>
      <span className={classes.rule} />
      <label className={classes.field}>
        Tracks
        <select
          value={start.tracks}
          onChange={({ currentTarget: { value } }) =>
            props.onStart({ ...start, tracks: value === "keep" ? "keep" : "strip" })
          }
        >
          <option value="strip">strip</option>
          <option value="keep">keep</option>
        </select>
      </label>
      <label className={classes.field}>
        Pours
        <select
          value={start.pours}
          onChange={({ currentTarget: { value } }) =>
            props.onStart({ ...start, pours: value === "keep" ? "keep" : "remove" })
          }
        >
          <option value="remove">remove</option>
          <option value="keep">keep</option>
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
            if (Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED) props.onStart({ ...start, seed });
          }}
        />
      </label>
      <Button size="xs" variant="default" onClick={props.onOptions}>
        Options …
      </Button>
      <Button
        size="xs"
        variant={props.isStartChanged ? "light" : "default"}
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={props.onRestart}
      >
        Begin anew
      </Button>
    </div>
  );
}
