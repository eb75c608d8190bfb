import type { Board } from "@tracewright/board";
import type { Contour, GerberObject } from "@tracewright/formats";
import { fromMm } from "@tracewright/geometry";
import { profileContours } from "./profile-contours.ts";

/** Fabs mill along the middle of the line; its width carries no meaning. */
const PROFILE_WIDTH = fromMm(0.1);

/** The board's edge: each contour drawn once from its start back to its start. */
export function drawProfile(board: Board): GerberObject[] {
  const { closed, open } = profileContours(board);
  return [...closed, ...open].flatMap(strokeContour);
}

function strokeContour({ start, steps }: Contour): GerberObject[] {
  return steps.map(({ end, arc }, index): GerberObject => {
    const from = index === 0 ? start : (steps[index - 1]?.end ?? start);
    return {
      kind: "stroke",
      aperture: { kind: "circle", diameter: PROFILE_WIDTH },
      start: from,
      end,
      ...(arc ? { arc } : {}),
      attributes: { function: ["Profile"] },
    };
  });
}
