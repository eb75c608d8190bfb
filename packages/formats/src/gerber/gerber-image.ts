import type { Degrees, Nm, Point, Ring } from "@tracewright/geometry";

/**
 * What a Gerber file says, as the model's own geometry: integer nanometres, y down, so that a layer drawn from a
 * board and one read back from a file compare object by object. Only the file itself has its y axis pointing up.
 */
export interface GerberImage {
  /** File attributes without their leading dot: `FileFunction` → ["Copper", "L1", "Top"]. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  /** In drawing order: a clear object takes away what was drawn before it. */
  readonly objects: readonly GerberObject[];
}

/** One solid piece of a macro aperture, placed relative to the flash. */
export type MacroPart =
  | { readonly kind: "circle"; readonly center: Point; readonly diameter: Nm; readonly clear?: boolean }
  /** A straight stroke with square ends (primitive 20). */
  | { readonly kind: "bar"; readonly start: Point; readonly end: Point; readonly width: Nm; readonly clear?: boolean }
  | { readonly kind: "outline"; readonly ring: Ring; readonly clear?: boolean };

export type Aperture =
  | { readonly kind: "circle"; readonly diameter: Nm }
  | { readonly kind: "rect"; readonly width: Nm; readonly height: Nm }
  | { readonly kind: "obround"; readonly width: Nm; readonly height: Nm }
  /** Regular polygon in a circle of `diameter`; one corner points to `rotation`. */
  | { readonly kind: "polygon"; readonly diameter: Nm; readonly corners: number; readonly rotation: Degrees }
  | { readonly kind: "macro"; readonly parts: readonly MacroPart[] };

/** A circular stretch; start = end makes it a full circle. Clockwise as seen on the screen. */
export interface ArcTurn {
  readonly center: Point;
  readonly clockwise: boolean;
}

/** What X2 attributes tell about an object. */
export interface ObjectAttributes {
  /** Aperture function: ["SMDPad", "CuDef"], ["Conductor"], ["Profile"]. */
  readonly function?: readonly string[];
  readonly net?: string;
  readonly component?: string;
  readonly pin?: string;
}

export interface ContourStep {
  readonly end: Point;
  readonly arc?: ArcTurn;
}

/** A closed path: its last step ends where it starts. */
export interface Contour {
  readonly start: Point;
  readonly steps: readonly ContourStep[];
}

export type GerberObject = (
  | { readonly kind: "flash"; readonly aperture: Aperture; readonly position: Point; readonly hole?: Nm }
  | {
      readonly kind: "stroke";
      readonly aperture: Aperture;
      readonly start: Point;
      readonly end: Point;
      readonly arc?: ArcTurn;
    }
  /** Each contour is filled by itself; together they are a union. */
  | { readonly kind: "region"; readonly contours: readonly Contour[] }
) & { readonly clear?: boolean; readonly attributes?: ObjectAttributes };

export function contourOf(ring: Ring): Contour {
  const [start = { x: 0, y: 0 }, ...rest] = ring;
  return { start, steps: [...rest, start].map((end) => ({ end })) };
}
