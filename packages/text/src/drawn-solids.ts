import { type Box, boxOfPoints, growBox, type Point, type Polygon, type Solid, strokeOf } from "@tracewright/geometry";

/**
 * What a text is made of: pen paths of the stroke font, or the areas of letters that came with it, or what letters
 * leave of their box.
 */
export interface DrawnText {
  /** Each drawn with a round pen of `thickness`. */
  readonly paths: readonly (readonly Point[])[];
  /** Filled; they may overlap. */
  readonly areas: readonly Polygon[];
  readonly thickness: number;
  /** Characters the stroke font cannot draw, each once. Their room is left empty: the caller has to say so. */
  readonly missing: readonly string[];
}

/** The ink of a drawn text as solids; `wider` widens its pen, nanometres over all. */
export function drawnSolids({ paths, areas, thickness }: DrawnText, wider = 0): Solid[] {
  return [
    ...paths.flatMap((path) => strokeOf(path, thickness + wider)),
    ...areas.map((polygon): Solid => ({ kind: "polygon", polygon, radius: wider / 2 })),
  ];
}

/** Box about the ink of a drawn text; undefined where it leaves none. */
export function drawnBox({ paths, areas, thickness }: DrawnText): Box | undefined {
  const box = boxOfPoints([...paths.flat(), ...areas.flatMap(({ outer }) => outer)]);
  return box && growBox(box, Math.ceil(thickness / 2));
}
