import type { Board, BoardEdit, CopperLayerId, ItemId, LayerId, NetId, Nm, Point } from "@tracewright/board";
import type { CopperProbe } from "@tracewright/checks";
import type { NameItem } from "../edit-builder.ts";
import type { SnapPoint } from "../snapping/snap-points.ts";

/** What hands do on the canvas, in board coordinates. Which key or button meant it is the keymap's business. */
export type ToolEvent =
  | { readonly kind: "press"; readonly at: Point; readonly isMore?: boolean }
  | { readonly kind: "move"; readonly at: Point; readonly isFree?: boolean }
  | { readonly kind: "release"; readonly at: Point }
  /** A second press on one place. */
  | { readonly kind: "finish" }
  | { readonly kind: "back" }
  | { readonly kind: "cancel" }
  | { readonly kind: "turn"; readonly by: 90 | -90 }
  | { readonly kind: "flip" }
  | { readonly kind: "layer"; readonly layer: CopperLayerId }
  | { readonly kind: "width"; readonly width: Nm }
  | { readonly kind: "posture" };

/** What the tools know of the editor; nothing in it changes while one event is handled. */
export interface ToolContext {
  readonly board: Board;
  readonly selection: readonly ItemId[];
  readonly settings: EditorSettings;
  readonly nameItem: NameItem;
  /** Of the board as it is; made when it is asked for. */
  readonly probe: () => CopperProbe;
  /** Widths and vias of a net, by its class. */
  readonly styleOf: (net: NetId | undefined) => { readonly width: Nm; readonly viaDiameter: Nm; readonly viaDrill: Nm };
}

export interface EditorSettings {
  /** Distance of the grid's lines; 0: off. */
  readonly grid: Nm;
  /** How near counts as on it: some pixels at the present zoom. */
  readonly reach: Nm;
  readonly layer: CopperLayerId;
  readonly isShown: (layer: LayerId) => boolean;
}

/** What an event came to. */
export interface ToolStep {
  /** Absent: the tool has done its work and the hand holds nothing. */
  readonly tool?: Tool;
  readonly selection?: readonly ItemId[];
  readonly done?: { readonly name: string; readonly edit: BoardEdit };
  /** What cannot be done, for the person: nothing else has changed. */
  readonly refusal?: "locked" | "no-room-for-via" | "nothing-there" | "no-way";
}

/** What a tool shows while it works. */
export interface ToolView {
  /** The board would become this; absent: it is shown as it is. */
  readonly edit?: BoardEdit | undefined;
  readonly box?: { readonly from: Point; readonly to: Point; readonly mode: "enclosed" | "touching" };
  readonly measure?: { readonly from: Point; readonly to: Point };
  readonly snap?: SnapPoint;
}

/** A state chart of one tool: an event leads to the next state, which may be itself. */
export interface Tool {
  readonly name: "select" | "box" | "drag" | "route" | "measure";
  readonly view: ToolView;
  readonly handle: (event: ToolEvent, context: ToolContext) => ToolStep;
}
