import type { NetId } from "@tracewright/board";

/** How single nets are shown, for as long as their board is looked at. */
export interface NetAppearance {
  /** `#rrggbb` over the copper of a net. */
  readonly colours: ReadonlyMap<NetId, string>;
  /** Nets whose airwires are not drawn. */
  readonly quiet: ReadonlySet<NetId>;
}

export const PLAIN_NETS: NetAppearance = { colours: new Map(), quiet: new Set() };
