/** What is otherwise in one version of a block than in an earlier one, as data; names are those of the block. */
export type BlockDifference =
  | { readonly kind: "part-added"; readonly part: string; readonly value: string; readonly footprint: string }
  | { readonly kind: "part-removed"; readonly part: string; readonly value: string }
  | Changed<"part-value" | "part-footprint" | "part-number", { readonly part: string }>
  | { readonly kind: "part-fitted"; readonly part: string; readonly isFitted: boolean }
  | { readonly kind: "net-added" | "net-removed"; readonly net: string }
  | Changed<"net-renamed", object>
  /** A pin is on another net; without one it is open. */
  | Changed<"pin", { readonly part: string; readonly pin: string }>
  | { readonly kind: "port-added" | "port-removed"; readonly port: string }
  | Changed<"port", { readonly port: string; readonly field: PortField }>
  | { readonly kind: "parameter-added" | "parameter-removed"; readonly parameter: string }
  | Changed<"parameter", { readonly parameter: string; readonly field: ParameterField }>
  | { readonly kind: "layout-added" | "layout-removed" }
  /** How many parts are elsewhere, and how many pieces of copper are new or gone. */
  | { readonly kind: "layout"; readonly moved: number; readonly added: number; readonly removed: number }
  /** Of the hull, in nanometres. */
  | Changed<"layout-size", object>
  | Changed<"layout-rule", { readonly rule: LayoutRule }>;

/** Absent: there is none, or it is unknown. */
type Changed<Kind extends string, Of> = Of & {
  readonly kind: Kind;
  readonly before?: string;
  readonly after?: string;
};

export const PORT_FIELDS = [
  "name",
  "net",
  "ioType",
  "direction",
  "netType",
  "voltage",
  "absoluteMax",
  "current",
  "supply",
  "required",
  "facts",
] as const;
export type PortField = (typeof PORT_FIELDS)[number];

export const PARAMETER_FIELDS = [
  "name",
  "unit",
  "value",
  "options",
  "min",
  "max",
  "formula",
  "series",
  "tolerance",
  "targets",
] as const;
export type ParameterField = (typeof PARAMETER_FIELDS)[number];

export type LayoutRule = "minTrack" | "minClearance" | "minDrill" | "copperLayers" | "margin";
