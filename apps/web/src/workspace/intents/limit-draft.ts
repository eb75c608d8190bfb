/** What is said of sides and heights as it is typed, and the statement that it makes. */
import type { IntentStatement, Side } from "@tracewright/board";
import { type Box, fromMil, fromMm, type Nm, type Point, toMil, toMm } from "@tracewright/geometry";
import type { Intent } from "./arrange-intents.ts";

export const LIMIT_KINDS = ["height-limit", "height", "side"] as const satisfies readonly IntentStatement["kind"][];
export type LimitKind = (typeof LIMIT_KINDS)[number];

const UNITS = { mm: { from: fromMm, to: toMm }, mil: { from: fromMil, to: toMil } } as const;
type Unit = keyof typeof UNITS;

export const EDGES = ["left", "top", "right", "bottom"] as const;
type Edge = (typeof EDGES)[number];

/** What stands in the fields of a limit. */
export interface LimitDraft {
  readonly side: Side;
  readonly part: string | null;
  readonly parts: readonly string[];
  readonly unit: Unit;
  /** In the unit, as it is typed; undefined while nothing is. */
  readonly height: number | undefined;
  readonly isInArea: boolean;
  /** In the unit. */
  readonly edges: Readonly<Partial<Record<Edge, number>>>;
  /** Corners of an area that is corrected: it stays what it is. */
  readonly area: readonly Point[] | undefined;
  readonly keepsUnknownOut: boolean;
}

/** What the fields begin with: the intent that is corrected, or nothing. */
export function limitDraftOf(corrects: Intent | undefined): LimitDraft {
  return {
    side: corrects?.side === "BACK" ? "back" : "front",
    part: corrects?.part ?? null,
    parts: corrects?.parts ?? [],
    unit: "mm",
    height: typeof corrects?.height === "number" ? toMm(corrects.height) : undefined,
    isInArea: false,
    edges: {},
    area: corrects?.area ?? undefined,
    keepsUnknownOut: corrects?.unknownHeights === "KEPT_OUT",
  };
}

/** Undefined while something is not said yet. */
export function limitStatementOf(kind: LimitKind, draft: LimitDraft): IntentStatement | undefined {
  const { side, part, parts, height } = draft;
  if (kind === "side") return part === null ? undefined : { kind, part, side };
  if (height === undefined) return undefined;
  const most = inNm(draft, height);
  if (kind === "height") return { kind, parts, height: most };
  const area = draft.area ?? (draft.isInArea ? cornersOf(draft) : undefined);
  if (draft.isInArea && !area) return undefined;
  const corners = area?.map(({ x, y }) => ({ x, y }));
  return {
    kind,
    side,
    most,
    ...(corners && { area: corners }),
    unknown: draft.keepsUnknownOut ? "kept-out" : "allowed",
  };
}

/** Begins an area with the edges of the board, or leaves what is typed already. */
export function inArea(draft: LimitDraft, isInArea: boolean, outline: Box | undefined): Partial<LimitDraft> {
  if (!isInArea || !outline || Object.keys(draft.edges).length > 0) return { isInArea };
  const { minX: left, minY: top, maxX: right, maxY: bottom } = outline;
  const edges = Object.fromEntries(
    Object.entries({ left, top, right, bottom }).map(([edge, length]) => [edge, shownIn(draft.unit, length)]),
  );
  return { isInArea, edges };
}

/** The same lengths in the other unit. */
export function inUnit(draft: LimitDraft, unit: Unit): LimitDraft {
  const convert = (value: number) => shownIn(unit, inNm(draft, value));
  const edges = Object.fromEntries(
    EDGES.flatMap((edge) => {
      const value = draft.edges[edge];
      return value === undefined ? [] : [[edge, convert(value)]];
    }),
  );
  return { ...draft, unit, edges, height: draft.height === undefined ? undefined : convert(draft.height) };
}

function shownIn(unit: Unit, length: Nm): number {
  return Number(UNITS[unit].to(length).toFixed(unit === "mm" ? 3 : 1));
}

function inNm({ unit }: LimitDraft, value: number): Nm {
  return UNITS[unit].from(value);
}

function cornersOf(draft: LimitDraft): readonly Point[] | undefined {
  const { left, top, right, bottom } = draft.edges;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
  const corner = (x: number, y: number) => ({ x: inNm(draft, x), y: inNm(draft, y) });
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}
