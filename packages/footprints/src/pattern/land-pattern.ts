/** A rectangle or a circle about the body as seen from above, in millimetres. */
export interface Body {
  readonly kind: "rect" | "circle";
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** One pad, in millimetres, centred where it is said. */
export interface Land {
  readonly pin: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Rounded corners unless said otherwise. */
  readonly shape?: "roundrect" | "rect" | "circle" | "oval";
  /** Hole through the board: a diameter, or width and height of a slot. */
  readonly drill?: number | { readonly width: number; readonly height: number };
  /** False: a hole without copper. */
  readonly plated?: false;
  /**
   * Where solder paste goes: all over, nowhere, or into windows that cover about two thirds of a large pad, so that the
   * part does not float. Nowhere on pads with a hole.
   */
  readonly paste?: "full" | "none" | "windows";
  /** A via in the land: open copper on both sides, no mask opening of its own. */
  readonly via?: true;
  /** On the other side of the board than the part; on the part's own, or on both with a hole, where absent. */
  readonly side?: "back";
  /** Opening of the mask beyond the copper, where it is not the board's. */
  readonly maskMargin?: number;
  readonly property?: "bga" | "fiducial-local" | "test-point" | "heatsink";
}

/**
 * A land pattern as drawings give it: all lengths in millimetres, x to the right, y downwards, pin 1 towards the upper
 * left. What follows from it by rule (courtyard, silkscreen, Fab drawing, texts) is `drawFootprint`'s.
 */
export interface LandPattern {
  readonly name: string;
  /** KiCad's library that a part of this name lies in: schematics name both. */
  readonly library: string;
  readonly description: string;
  /** The standard or drawing that the numbers come from. */
  readonly source: string;
  readonly mount: "smd" | "through-hole" | "unspecified";
  readonly lands: readonly Land[];
  readonly body: Body;
  /** Greatest height above the board; absent where the name does not say it and makers differ. */
  readonly height?: number;
  /** Free room about pads and body, by IPC-7351B: 0.25 nominal, 0.5 for connectors and large parts, 0.15 for the smallest. */
  readonly courtyardExcess: number;
  /** What tells which way round the part goes. */
  readonly mark: "none" | "pin-1" | "cathode" | "plus";
  /** Pads on one level that copper of this width joins in their order: their nets stay apart and touch here alone. */
  readonly tied?: { readonly pins: readonly string[]; readonly width: number };
  /** What is cut out of the board about the origin: a part that stands on its head shines through it. */
  readonly cutout?: { readonly width: number; readonly height: number };
  /** Stands in no parts list: holes, fiducials, pads to touch. */
  readonly boardOnly?: true;
}

/** A part's least and greatest measure. */
export type Range = readonly [least: number, greatest: number];

export function bodyAbout(width: number, height: number, centre: { x: number; y: number } = { x: 0, y: 0 }): Body {
  return {
    kind: "rect",
    minX: centre.x - width / 2,
    minY: centre.y - height / 2,
    maxX: centre.x + width / 2,
    maxY: centre.y + height / 2,
  };
}

export function roundBodyAbout(diameter: number, centre: { x: number; y: number } = { x: 0, y: 0 }): Body {
  return { ...bodyAbout(diameter, diameter, centre), kind: "circle" };
}
