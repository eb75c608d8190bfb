import type { Footprint } from "../records/footprint.ts";
import type { Pad } from "../records/pad.ts";

/** Whether the footprint joins nets on purpose: by its groups of pads (KiCad 7), or by keyword, as KiCad 6 knows it. */
export function isNetTie({ netTieGroups, keywords }: Pick<Footprint, "netTieGroups" | "keywords">): boolean {
  return !!netTieGroups?.length || !!keywords?.toLowerCase().startsWith("net tie");
}

/** The pads that the copper of a net tie joins: those of its groups, or all of them. */
export function tiedPads(footprint: Pick<Footprint, "netTieGroups" | "keywords" | "pads">): readonly Pad[] {
  if (!isNetTie(footprint)) return [];
  const { netTieGroups = [], pads } = footprint;
  return netTieGroups.length === 0
    ? pads
    : pads.filter(({ number }) => netTieGroups.some((group) => group.includes(number)));
}
