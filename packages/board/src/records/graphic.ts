import type { Degrees, Nm, Point, Shape } from "@tracewright/geometry";
import type { DrawnLetters, TextStyle } from "@tracewright/text";
import type { Foreign } from "./foreign.ts";
import type { ItemId, NetId } from "./ids.ts";
import type { LayerId } from "./layer.ts";

export type StrokeStyle = "solid" | "dash" | "dot" | "dash-dot" | "dash-dot-dot" | "default";

export interface Stroke {
  readonly width: Nm;
  readonly style: StrokeStyle;
}

/** A drawn shape: a board outline segment, a silkscreen line, a courtyard, copper artwork. */
export interface Graphic {
  readonly id: ItemId;
  readonly layer: LayerId;
  readonly shape: Shape;
  readonly stroke: Stroke;
  readonly filled: boolean;
  /** Copper graphics may belong to a net (KiCad 8 on). */
  readonly net?: NetId;
  readonly locked?: boolean;
  readonly foreign?: Foreign;
}

/** What a text is: a footprint's reference or value, or free text. */
export type TextRole = "reference" | "value" | "user";

export interface Text {
  readonly id: ItemId;
  readonly role: TextRole;
  /** As written: variables such as `${REFERENCE}` are not yet replaced. Data, never markup. */
  readonly text: string;
  readonly layer: LayerId;
  readonly position: Point;
  /** In a footprint: relative to it. */
  readonly rotation: Degrees;
  readonly style: TextStyle;
  /** Of a text in a font of its own. */
  readonly letters?: DrawnLetters;
  readonly hidden: boolean;
  /** KiCad: stays upright when its footprint is turned. */
  readonly keepUpright?: boolean;
  readonly locked?: boolean;
  readonly foreign?: Foreign;
}

/**
 * A measurement drawn on the board. The drawn parts are derived from the two points when shown: those measured, or of
 * a leader its tip and its bend, of a centre mark the centre and the end of an arm, of a radial one the centre and a
 * place of the circle.
 */
export interface Dimension {
  readonly id: ItemId;
  readonly kind: "aligned" | "orthogonal" | "leader" | "center" | "radial";
  readonly layer: LayerId;
  readonly start: Point;
  readonly end: Point;
  readonly height: Nm;
  /**
   * Of an orthogonal one: which way it measures; horizontally when absent. Its `height` goes down or right from the
   * start, that of an aligned one to the left of the way on the screen's axes.
   */
  readonly orientation?: "horizontal" | "vertical";
  /** Of a radial one: how far its line goes on beyond the circle before it bends to the text; three arrows when absent. */
  readonly leaderLength?: Nm;
  /** Of the barbs, and of the arms of a radial one's cross; KiCad's 1.27 mm when absent. */
  readonly arrowLength?: Nm;
  /** How far from the points measured the outer lines begin; at the points when absent. */
  readonly extensionOffset?: Nm;
  readonly text?: Text;
  /** The text stays where it was put by hand; KiCad puts any other beyond the arrowed line. */
  readonly isTextPlaced?: boolean;
  readonly stroke: Stroke;
  readonly locked?: boolean;
  readonly foreign?: Foreign;
}
