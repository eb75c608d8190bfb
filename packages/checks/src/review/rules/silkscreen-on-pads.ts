import { FindingSink } from "../../findings/finding-sink.ts";
import { judgeSilkscreen } from "../../rules/silkscreen.ts";
import type { ReviewRule } from "../review-rule.ts";

export const silkscreenOnPads: ReviewRule = {
  id: "silkscreen-on-pads",
  severity: "note",
  source: "KiCad's rule silk_over_copper; fabs cut print off mask openings",
  find: (context) => {
    const sink = new FindingSink({ ...context.board, rules: { ...context.board.rules, severities: {} } });
    judgeSilkscreen({ now: context.board, book: context.copper.book, edges: context.edges }, sink);
    const found = sink.findings.filter(({ rule }) => rule === "silk_over_copper");
    // A footprint that prints on its pads does so under every part: one finding for all of them.
    const parts = new Map(
      context.board.footprints.flatMap((footprint) => footprint.pads.map((pad) => [pad.id, footprint] as const)),
    );
    const byFootprint = Map.groupBy(
      found.map((finding) => ({ ...finding, part: finding.items.map((id) => parts.get(id)).find(Boolean) })),
      ({ part }) => part?.library || part?.reference || "board",
    );
    return [...byFootprint].map(([about, all]) => ({
      about,
      message: {
        kind: "silkscreen-on-pads" as const,
        facts: { parts: nameParts(all.map(({ part }) => part?.reference ?? "")), count: all.length },
      },
      position: all[0]!.position,
      items: all.flatMap(({ items }) => items),
      nets: [],
    }));
  },
};

const PARTS_NAMED = 3;

/** "C1, C2, C3, +12" */
function nameParts(references: readonly string[]): string {
  const all = [...new Set(references.filter((reference) => reference !== ""))];
  const more = all.length - PARTS_NAMED;
  return [...all.slice(0, PARTS_NAMED), ...(more > 0 ? [`+${more}`] : [])].join(", ") || "–";
}
