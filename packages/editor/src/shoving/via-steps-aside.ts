import type { Via } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { STEPS } from "../ways/room-map.ts";

const STEP: Nm = 50_000;
const FARTHEST: Nm = 3_000_000;
/** Positions tried before giving up: the via's tracks must be drawn to each. */
const MOST = 4;
const HALVINGS = 5;

/** Where a via could stand instead, nearest first: in steps of 45°, as near to where it was as there is room. */
export function* viaStepsAside(via: Via, isClear: (moved: Via) => boolean): Generator<Via> {
  const at = (heading: number, away: Nm): Via => {
    const [dx, dy] = STEPS[heading]!;
    const { x, y } = via.position;
    return { ...via, position: { x: x + dx * Math.round(away), y: y + dy * Math.round(away) } };
  };
  const tried = new Set<number>();
  for (let away = STEP; away <= FARTHEST && tried.size < MOST; away += STEP)
    for (let heading = 0; heading < STEPS.length; heading++) {
      if (tried.has(heading) || !isClear(at(heading, away))) continue;
      tried.add(heading);
      let [blocked, clear] = [away - STEP, away];
      for (let halving = 0; halving < HALVINGS; halving++) {
        const middle = Math.round((blocked + clear) / 2);
        if (isClear(at(heading, middle))) clear = middle;
        else blocked = middle;
      }
      yield at(heading, clear);
    }
}
