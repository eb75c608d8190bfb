import { IO_TYPES, type IoType } from "@tracewright/blocks";
import type {
  BlockListInput,
  BlockPortDirection,
  BlockSortKey,
  LibraryValidationStep,
} from "../../graphql/generated/documents.ts";

/** Cards on one page of the list. */
export const PAGE_SIZE = 12;

export const BLOCK_SORTS = ["RECOMMEND", "UPDATED_AT", "NAME", "POPULARITY"] as const satisfies readonly BlockSortKey[];

export const PORT_DIRECTIONS = [
  "IN",
  "OUT",
  "BIDIRECTIONAL",
  "PASSIVE",
] as const satisfies readonly BlockPortDirection[];

/** What a list of own blocks can be narrowed to. */
export const BLOCK_STATES = ["DRAFT", "VALIDATING", "COMPLETE", "FAIL"] as const;
type BlockStateName = (typeof BLOCK_STATES)[number];

const STEPS: Readonly<Record<BlockStateName, readonly LibraryValidationStep[]>> = {
  DRAFT: ["READY"],
  VALIDATING: ["VALIDATE_REQUEST", "SUPPLY_ITEM_REQUEST", "INDEX_REQUEST"],
  COMPLETE: ["COMPLETE"],
  FAIL: ["FAIL"],
};

/** A port that each block of the list has. */
export interface PortWish {
  readonly kind: IoType;
  readonly direction: BlockPortDirection | null;
  /** Volts at which it works. */
  readonly voltage: number | null;
}

/** From where to where a figure lies, in its base unit; null: no limit. */
export interface FigureWish {
  readonly min: number | null;
  readonly max: number | null;
}

/** Whose blocks a list has: all that one can use, one's own, or those of a team. */
export type BlockScope = { readonly kind: "LIBRARY" | "MINE" } | { readonly kind: "TEAM"; readonly teamId: string };

/** What the list shows; kept in the address, so that a link or the back button brings the same list. */
export interface BlockQuery {
  readonly keyword: string;
  readonly sortKey: (typeof BLOCK_SORTS)[number];
  /** Null: all categories. */
  readonly categoryId: string | null;
  readonly state: BlockStateName | null;
  readonly port: PortWish | null;
  /** By the key of the parameter. */
  readonly figures: Readonly<Record<string, FigureWish>>;
  readonly page: number;
}

/** The library begins with what is recommended, own blocks with the last changed. */
export function usualSort({ kind }: BlockScope): BlockQuery["sortKey"] {
  return kind === "LIBRARY" ? "RECOMMEND" : "UPDATED_AT";
}

export function readBlockQuery(search: URLSearchParams, scope: BlockScope): BlockQuery {
  const page = Number(search.get("page"));
  return {
    keyword: search.get("q")?.trim() ?? "",
    sortKey: BLOCK_SORTS.find((key) => key === search.get("sort")) ?? usualSort(scope),
    categoryId: search.get("category") || null,
    state: scope.kind === "LIBRARY" ? null : (BLOCK_STATES.find((state) => state === search.get("state")) ?? null),
    port: readPort(search),
    figures: readFigures(search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function readPort(search: URLSearchParams): PortWish | null {
  const kind = IO_TYPES.find((one) => one === search.get("port"));
  if (kind === undefined) return null;
  const direction = PORT_DIRECTIONS.find((one) => one === search.get("direction")) ?? null;
  return { kind, direction, voltage: readNumber(search.get("volts")) };
}

/** "f.VIN=3..5.5"; either limit may be missing. */
function readFigures(search: URLSearchParams): BlockQuery["figures"] {
  const figures = Object.create(null) as Record<string, FigureWish>;
  for (const [name, text] of search) {
    const [, key] = /^f\.(.{1,60})$/.exec(name) ?? [];
    const [, min, max] = /^([^.]*(?:\.[^.]+)?)\.\.(.*)$/.exec(text) ?? [];
    const wish = { min: readNumber(min), max: readNumber(max) };
    if (key !== undefined && (wish.min !== null || wish.max !== null)) figures[key] = wish;
  }
  return { ...figures };
}

/** A number as it was typed; null: there is none. */
export function readNumber(text: string | null | undefined): number | null {
  const trimmed = text?.trim().replace(",", ".") ?? "";
  const number = trimmed === "" ? Number.NaN : Number(trimmed);
  return Number.isFinite(number) ? number : null;
}

/** Whether the list leaves out blocks that it would have otherwise. */
export function isNarrowed({ keyword, categoryId, state, port, figures }: BlockQuery): boolean {
  return keyword !== "" || categoryId !== null || state !== null || port !== null || Object.keys(figures).length > 0;
}

/** What a list that shows all is narrowed to. */
export const NOT_NARROWED = {
  keyword: "",
  categoryId: null,
  state: null,
  port: null,
  figures: {},
} as const satisfies Partial<BlockQuery>;

/** The address of a list; what is as usual is left out. */
export function writeBlockQuery(
  { keyword, sortKey, categoryId, state, port, figures, page }: BlockQuery,
  scope: BlockScope,
): URLSearchParams {
  const search = new URLSearchParams(scope.kind === "TEAM" ? { teamId: scope.teamId } : {});
  if (keyword) search.set("q", keyword);
  if (sortKey !== usualSort(scope)) search.set("sort", sortKey);
  if (categoryId) search.set("category", categoryId);
  if (state) search.set("state", state);
  if (port) {
    search.set("port", port.kind);
    if (port.direction) search.set("direction", port.direction);
    if (port.voltage !== null) search.set("volts", String(port.voltage));
  }
  for (const [key, { min, max }] of Object.entries(figures))
    if (min !== null || max !== null) search.set(`f.${key}`, `${min ?? ""}..${max ?? ""}`);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** What is asked of the server. A recommended search is by relevance, which the server does where no order is named. */
export function blockListInput(query: BlockQuery, scope: BlockScope): BlockListInput {
  const { keyword, sortKey, categoryId, state, port, figures, page } = query;
  const isByRelevance = keyword !== "" && sortKey === "RECOMMEND";
  return {
    page,
    size: PAGE_SIZE,
    scope: scope.kind,
    teamId: scope.kind === "TEAM" ? scope.teamId : null,
    keyword: keyword || null,
    categoryId,
    sortKey: isByRelevance ? null : sortKey,
    order: sortKey === "NAME" ? "ASC" : "DESC",
    status: state === null ? null : [...STEPS[state]],
    portFilters: port === null ? null : [port],
    parameters:
      Object.keys(figures).length === 0 ? null : Object.entries(figures).map(([name, wish]) => ({ name, ...wish })),
  };
}
