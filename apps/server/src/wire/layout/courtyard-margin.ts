import { type Footprint, footprintBody } from "@tracewright/board";
import { boxOfPoints, type Nm, shapePath } from "@tracewright/geometry";

/**
 * The least room that the drawn courtyard leaves about pads and body, over its four sides; 0 where they reach or
 * cross it. Undefined where no courtyard is drawn or there is nothing for it to be about.
 */
export function courtyardMargin(footprint: Footprint): Nm | undefined {
  const drawn = footprint.graphics.filter(({ layer }) => layer === "F.CrtYd" || layer === "B.CrtYd");
  const [courtyard, body] = [boxOfPoints(drawn.flatMap(({ shape }) => shapePath(shape))), footprintBody(footprint)];
  if (!courtyard || !body) return undefined;
  const { minX, minY, maxX, maxY } = courtyard;
  return Math.max(0, Math.min(body.minX - minX, body.minY - minY, maxX - body.maxX, maxY - body.maxY));
}
