import type { Nm } from "@tracewright/geometry";
import { findTooNear } from "../../copper/nearness.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

/** Routing tools run this true, with the copper's own tolerance. */
const MIN_DISTANCE: Nm = 250_000;

export const trackAtEdge: ReviewRule = {
  id: "track-at-edge",
  severity: "warning",
  source:
    "Eurocircuits and JLCPCB, capabilities (2024): 0.25 mm and 0.2 mm for routed edges, 0.45 mm and 0.4 mm for V-cuts",
  find: (context) => {
    const found = context.copper.items.flatMap((item) => {
      if (!item.track) return [];
      const nearest = context.edges
        .near(item.box, MIN_DISTANCE)
        .flatMap((edge) => findTooNear(item.solids, edge.solids, MIN_DISTANCE) ?? [])
        .toSorted((a, b) => a.distance - b.distance)[0];
      return nearest ? [{ item, track: item.track, nearest }] : [];
    });
    // One track along the edge is drawn in many pieces: the nearest of a net and layer counts.
    const byNet = Map.groupBy(found, ({ track }) => `${track.net ?? ""} ${track.layer}`);
    return [...byNet.values()].map((all) => {
      const { track, nearest } = all.reduce((a, b) => (b.nearest.distance < a.nearest.distance ? b : a));
      return {
        about: `${nameOfNet(context, track.net)} ${track.layer}`,
        message: {
          kind: "track-at-edge" as const,
          facts: {
            net: nameOfNet(context, track.net),
            layer: track.layer,
            distance: inMm(nearest.distance),
            limit: inMm(MIN_DISTANCE),
          },
        },
        position: nearest.at,
        items: all.map(({ item }) => item.id),
        nets: track.net === undefined ? [] : [track.net],
        ends: nearest.ends,
        layer: track.layer,
        actual: Math.round(nearest.distance),
        required: MIN_DISTANCE,
      };
    });
  },
};
