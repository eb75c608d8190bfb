import { FindingSink } from "../../findings/finding-sink.ts";
import { judgeSilkscreen } from "../../rules/silkscreen.ts";
import type { ReviewRule } from "../review-rule.ts";

export const silkscreenOnPads: ReviewRule = {
  id: "silkscreen-on-pads",
  severity: "note",
  source: "KiCad's rule silk_over_copper; fabs cut print off mask openings",
  find: (context) => {
    const sink = new FindingSink({ ...context.board, rules: { ...context.board.rules, severities: {} } });
    judgeSilkscreen(context.board, context.edges, sink);
    const found = sink.findings.filter(({ rule }) => rule === "silk_over_copper");
    // One finding a part whose pads are printed on, and one for all drawings of the board itself.
    const parts = new Map(
      context.board.footprints.flatMap((footprint) => footprint.pads.map((pad) => [pad.id, footprint] as const)),
    );
    const byPart = Map.groupBy(found, ({ items }) => items.map((id) => parts.get(id)).find(Boolean));
    return [...byPart].map(([part, all]) => ({
      about: part?.reference || part?.library || "board",
      message: {
        kind: "silkscreen-on-pads" as const,
        facts: { part: part?.reference || part?.library || "–", count: all.length },
      },
      position: all[0]!.position,
      items: all.flatMap(({ items }) => items),
      nets: [],
    }));
  },
};
