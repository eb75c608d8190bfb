import type { Board, BoardEdit, CopperLayerId, ItemId, NetId, Track, Via, ViaSize } from "@tracewright/board";
import type { CopperProbe } from "@tracewright/checks";
import type { Nm, Point } from "@tracewright/geometry";
import type { Collision, InTheWay } from "../copper/collision-finder.ts";
import type { NameItem } from "../edit-builder.ts";
import type { RouteMode } from "../routing/route-head.ts";
import type { Shown } from "../selection/items-at.ts";
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
  | ({ readonly kind: "via-size" } & ViaSize)
  | { readonly kind: "posture" };

/** What the tools know of the editor; nothing in it changes while one event is handled. */
export interface ToolContext {
  readonly board: Board;
  readonly selection: readonly ItemId[];
  readonly settings: EditorSettings;
  readonly nameItem: NameItem;
  /** Of the board as it is; made when it is asked for. */
  readonly probe: () => CopperProbe;
  /** Widths and vias of a net, by its class where no other are chosen. */
  readonly styleOf: (net: NetId | undefined) => { readonly width: Nm; readonly viaDiameter: Nm; readonly viaDrill: Nm };
}

export interface EditorSettings extends Shown {
  /** Distance of the grid's lines; 0: off. */
  readonly grid: Nm;
  /** How near counts as on it: some pixels at the present zoom. */
  readonly reach: Nm;
  readonly layer: CopperLayerId;
  /** The board is looked at: everything can be selected and measured, nothing changes. */
  readonly isReadOnly?: boolean;
  /** A lone track that is dragged goes just where the pointer goes, its neighbours at whatever angle; absent: in steps of 45°. */
  readonly dragsAtAnyAngle?: boolean;
  /** What tracks being drawn, and tracks and vias being dragged, do about copper of others; absent: they push it aside. */
  readonly routeMode?: RouteMode;
  /** Tracks that end on copper of their net leave an older way between the same places where it is; absent: they take it away. */
  readonly keepsLoops?: boolean;
  /** Of tracks that are begun; absent: what the class of their net says. */
  readonly trackWidth?: Nm | undefined;
  /** Of vias; absent: what the class of their net says. */
  readonly viaSize?: ViaSize | undefined;
}

/** What an event came to. */
export interface ToolStep {
  /** Absent: the tool has done its work and the hand holds nothing. */
  readonly tool?: Tool;
  readonly selection?: readonly ItemId[];
  readonly done?: { readonly name: string; readonly edit: BoardEdit };
  /** What cannot be done, for the person: nothing else has changed. */
  readonly refusal?: Refusal;
  /** By which rules and what, where it is for want of room. */
  readonly inTheWay?: readonly InTheWay[];
}

/** Why something does not happen. The screen has a sentence for each. */
export type Refusal =
  | "locked"
  /** The board is only looked at. */
  | "read-only"
  | "no-room-for-via"
  | "nothing-there"
  | "no-way"
  /** What was held may not stand where it was let go; it went back to the last place where it may. */
  | "collides"
  /** Sides of an area would meet, or a cut-out the border of its zone. */
  | "crosses-itself"
  | "too-few-corners"
  /** A cut-out has to lie inside its zone. */
  | "outside-zone"
  /** The board does not have the layer that is drawn on. */
  | "no-layer"
  /** It would change something within a block that is moved as one. */
  | "block-is-rigid"
  /** Such a block is turned by quarters: other angles would round its places. */
  | "block-turns";

/** What a tool shows while it works. */
export interface ToolView {
  /** The board would become this; absent: it is shown as it is. */
  readonly edit?: BoardEdit | undefined;
  readonly box?: { readonly from: Point; readonly to: Point; readonly mode: "enclosed" | "touching" };
  /** `isHeld`: both ends stand. */
  readonly measure?: { readonly from: Point; readonly to: Point; readonly isHeld: boolean };
  readonly snap?: SnapPoint;
  /** Why what is held may not be put down here: let go, it returns to the last place where it may. */
  readonly collisions?: readonly Collision[];
  /** Why it goes no farther. */
  readonly inTheWay?: readonly InTheWay[];
  /** The track being drawn. */
  readonly routing?: {
    readonly net: NetId | undefined;
    readonly layer: CopperLayerId;
    readonly width: Nm;
    readonly viaSize: ViaSize;
    /** As much of it as is drawn. */
    readonly tracks: readonly Track[];
    readonly vias: readonly Via[];
    /** False: there is no way to the pointer, and the track ends before it. */
    readonly isReached: boolean;
  };
  /** A line being drawn, its last point at the pointer; `isClosed`: an area, back to its first point. */
  readonly path?: { readonly points: readonly Point[]; readonly isClosed: boolean };
}

/** What can be in the hand; the drawing tools have the names of their actions. */
export type ToolName =
  | "select"
  | "box"
  | "drag"
  | "reshape"
  | "route"
  | "measure"
  | "preview"
  | "put"
  | DrawingToolName;

export type DrawingToolName =
  | "zone"
  | "keepout"
  | "cut-out"
  | "text"
  | "line"
  | "polygon"
  | "circle"
  | "arc"
  | "rectangle"
  | "image"
  | "dimension"
  | "hole"
  | "via";

/** A state chart of one tool: an event leads to the next state, which may be itself. */
export interface Tool {
  readonly name: ToolName;
  readonly view: ToolView;
  /** It has begun something on the board as it is: another board must not come under it before it has ended. */
  readonly isHolding?: boolean;
  readonly handle: (event: ToolEvent, context: ToolContext) => ToolStep;
}
