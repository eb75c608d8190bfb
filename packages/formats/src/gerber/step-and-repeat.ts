import type { Nm, Point } from "@tracewright/geometry";
import { type GerberUnit, lengthNm } from "./coordinate-format.ts";
import type { ArcTurn, GerberObject } from "./gerber-image.ts";

/** How often, and how far apart, a block of objects is drawn (SR). */
export interface StepAndRepeat {
  readonly columns: number;
  readonly rows: number;
  readonly stepX: Nm;
  /** Downwards. */
  readonly stepY: Nm;
}

/** Undefined where the block is no step and repeat. */
export function readStepAndRepeat(block: string, unit: GerberUnit): StepAndRepeat | undefined {
  const match = /^SRX(\d+)Y(\d+)I([\d.+-]+)J([\d.+-]+)$/.exec(block);
  if (!match) return undefined;
  const [columns = 1, rows = 1, stepX = 0, stepY = 0] = match.slice(1).map(Number);
  return { columns, rows, stepX: lengthNm(stepX, unit), stepY: -lengthNm(stepY, unit) };
}

/** All but the first drawing of a block. One line of a file can ask for any number: the consumer must stop. */
export function* repeatObjects(block: readonly GerberObject[], repeat: StepAndRepeat): Generator<GerberObject> {
  if (block.length === 0) return;
  for (let column = 0; column < repeat.columns; column++)
    for (let row = 0; row < repeat.rows; row++) {
      if (column === 0 && row === 0) continue;
      const by = { x: column * repeat.stepX, y: row * repeat.stepY };
      for (const object of block) yield shiftObject(object, by);
    }
}

function shiftObject(object: GerberObject, by: Point): GerberObject {
  const shift = (point: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
  const turn = (arc: ArcTurn | undefined) => (arc ? { arc: { ...arc, center: shift(arc.center) } } : {});
  if (object.kind === "flash") return { ...object, position: shift(object.position) };
  if (object.kind === "stroke")
    return { ...object, start: shift(object.start), end: shift(object.end), ...turn(object.arc) };
  return {
    ...object,
    contours: object.contours.map((contour) => ({
      start: shift(contour.start),
      steps: contour.steps.map((step) => ({ end: shift(step.end), ...turn(step.arc) })),
    })),
  };
}
