/**
 * What the placement dialog holds, and its conversion to and from the server's input (schema.graphql, `control` of
 * RequestEdaProjectAutoPlacementInput). What was stored may be about parts that are gone: they are left out.
 */
import { type Board, freeParts, type ItemId, unplacedParts } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";

export const MODES = ["unplaced", "all", "selected", "improve", "swap"] as const;
/** Unplaced parts, all parts, chosen parts, placed parts within a radius, or swapped positions. */
export type Mode = (typeof MODES)[number];

export const SIDES = ["as-is", "front", "both"] as const;
export type Sides = (typeof SIDES)[number];

export interface RequestedPlacementOptions {
  readonly mode: Mode;
  /** Chosen parts; what `improve` and `swap` keep to where `isLimited` says so. */
  readonly parts: ReadonlySet<ItemId>;
  readonly isLimited: boolean;
  readonly radiusMm: number;
  readonly sides: Sides;
}

/** What a request for a placement says besides the project. */
export interface PlacementRequest {
  readonly control: {
    readonly mode: Mode;
    readonly radius?: number;
    readonly parts?: readonly ItemId[];
    readonly sides?: Sides;
  };
}

export const USUAL_RADIUS_MM = 3;
export const MIN_RADIUS_MM = 0.1;
export const MAX_RADIUS_MM = 1000;

/** Where nobody has said anything: what is not placed yet, or everything. */
export function initialOptions(board: Board): RequestedPlacementOptions {
  return {
    mode: unplacedParts(board, freeParts(board)).length > 0 ? "unplaced" : "all",
    parts: new Set(),
    isLimited: false,
    radiusMm: USUAL_RADIUS_MM,
    sides: "as-is",
  };
}

/** Whether the mode takes chosen parts now. */
export function takesParts({ mode, isLimited }: Pick<RequestedPlacementOptions, "mode" | "isLimited">): boolean {
  return mode === "selected" || ((mode === "improve" || mode === "swap") && isLimited);
}

/** Sides that the mode lets parts stand on: exchanged parts stand as others stood, and improving turns nothing back. */
export function sidesIn(mode: Mode): readonly Sides[] {
  return mode === "swap" ? ["as-is"] : mode === "improve" ? ["as-is", "both"] : SIDES;
}

/** Something is missing that only a person can say. */
export function isLacking(requested: RequestedPlacementOptions): boolean {
  const { mode, parts, radiusMm } = requested;
  if (takesParts(requested) && parts.size === 0) return true;
  return mode === "improve" && !(radiusMm >= MIN_RADIUS_MM && radiusMm <= MAX_RADIUS_MM);
}

export function requestOf(requested: RequestedPlacementOptions): PlacementRequest {
  const { mode, parts, radiusMm, sides } = requested;
  return {
    control: {
      mode,
      ...(mode === "improve" && { radius: fromMm(radiusMm) }),
      ...(takesParts(requested) && { parts: [...parts] }),
      ...(sides !== "as-is" && sidesIn(mode).includes(sides) && { sides }),
    },
  };
}

/** The requested options of a run; undefined if none of them has a place in the dialog. */
export function readRequestedOptions(board: Board, told: unknown): RequestedPlacementOptions | undefined {
  const control: Readonly<Record<string, unknown>> = typeof told === "object" && told !== null ? { ...told } : {};
  const mode = MODES.find((known) => known === control.mode);
  if (!mode) return undefined;
  const named = new Set<unknown>(Array.isArray(control.parts) ? control.parts : []);
  const parts = freeParts(board).filter(({ id, reference }) => named.has(id) || named.has(reference));
  return {
    mode,
    parts: new Set(parts.map(({ id }) => id)),
    isLimited: mode !== "selected" && parts.length > 0,
    radiusMm: typeof control.radius === "number" ? toMm(control.radius) : USUAL_RADIUS_MM,
    sides: SIDES.find((known) => known === control.sides) ?? "as-is",
  };
}
