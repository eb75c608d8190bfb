import type { EntityName, StepText } from "./step-text.ts";
import { stepReal } from "./step-text.ts";

export type Vector = readonly [x: number, y: number, z: number];

export function point(step: StepText, place: Vector): EntityName {
  return step.share(`CARTESIAN_POINT('',(${place.map(stepReal).join()}))`);
}

export function direction(step: StepText, unit: Vector): EntityName {
  return step.share(`DIRECTION('',(${unit.map(stepReal).join()}))`);
}

/** A frame: its origin, its z axis and its x axis. */
export function frame(step: StepText, origin: Vector, zAxis: Vector, xAxis: Vector): EntityName {
  return step.share(
    `AXIS2_PLACEMENT_3D('',${point(step, origin)},${direction(step, zAxis)},${direction(step, xAxis)})`,
  );
}
