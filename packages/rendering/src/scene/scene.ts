import type { LayerId } from "@tracewright/board";
import type { Box, Nm, Point } from "@tracewright/geometry";
import type { HorizontalAlign, VerticalAlign } from "@tracewright/text";
import type { CopperName } from "./copper-name.ts";
import { DrawList } from "./draw-list.ts";

/** What is drawn across layers has entries of its own; everything else goes by its layer's name. */
export type SceneLayerId =
  | LayerId
  | "board"
  | "pads-through"
  | "vias"
  | "holes-plated"
  | "holes-unplated"
  | "holes-via"
  | "ratsnest";

/** A text ready to draw: variables replaced, placed on the board. Data, never markup. */
export type SceneText = StrokedText | FilledText | TypedText;

/** Pen paths of the stroke font, as they are printed on the board. */
export interface StrokedText {
  readonly kind: "strokes";
  readonly strokes: DrawList;
  /** Width of the round pen. */
  readonly thickness: Nm;
  /** Height of a capital. */
  readonly height: Nm;
  /** What the ink covers. */
  readonly box: Box;
}

/** Letters of a font of their own, as they are printed on the board. */
export interface FilledText {
  readonly kind: "areas";
  readonly areas: DrawList;
  /** Height of a capital. */
  readonly height: Nm;
  /** What the ink covers. */
  readonly box: Box;
}

/** A text with letters that the stroke font lacks (Kanji, say), left to a font of the screen. */
export interface TypedText {
  readonly kind: "typed";
  readonly text: string;
  readonly position: Point;
  /** Counter-clockwise on the screen, in degrees. */
  readonly rotation: number;
  /** Height and width of a capital, in nanometres. */
  readonly height: Nm;
  readonly width: Nm;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly mirrored: boolean;
  readonly horizontal: HorizontalAlign;
  readonly vertical: VerticalAlign;
}

/** Everything drawn in one colour. */
export class SceneLayer {
  readonly id: SceneLayerId;
  /** Closed outlines, filled by the non-zero rule so that overlaps stay filled. */
  readonly fills = new DrawList();
  /** Pours: areas with holes, which run the other way round, filled by the same rule and drawn beneath the rest. */
  readonly pours = new DrawList();
  /** Rims of pours that reach beyond their outlines, by the width of their round pen in nanometres. */
  readonly rims = new Map<Nm, DrawList>();
  /** Lines by the width of their round pen in nanometres; 0 is a hairline. */
  readonly strokes = new Map<Nm, DrawList>();
  readonly texts: SceneText[] = [];
  /** Names of stroked and of filled copper, for labelled output. */
  readonly strokeNames: CopperName[] = [];
  readonly fillNames: CopperName[] = [];

  constructor(id: SceneLayerId) {
    this.id = id;
  }

  stroke(width: Nm): DrawList {
    return penOf(this.strokes, width);
  }

  rim(width: Nm): DrawList {
    return penOf(this.rims, width);
  }
}

function penOf(pens: Map<Nm, DrawList>, width: Nm): DrawList {
  let list = pens.get(width);
  if (!list) {
    list = new DrawList();
    pens.set(width, list);
  }
  return list;
}

/** A board as draw lists, bottom layer first as seen from the front. */
export interface Scene {
  readonly layers: readonly SceneLayer[];
  /** Box about the board outline, or about everything when there is none; what "fit" shows. */
  readonly bounds: Box;
  /** Box about the items themselves, without the board's own area; undefined when there are none. */
  readonly drawn: Box | undefined;
}

/** A board cut into cells, each a scene of its own: an edit replaces those it touches, and only those in view are drawn. */
export interface SceneOfCells {
  readonly cells: readonly Scene[];
  /** As of a scene. */
  readonly bounds: Box;
  readonly drawn: Box | undefined;
}
