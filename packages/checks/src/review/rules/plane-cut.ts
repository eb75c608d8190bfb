import type { Nm } from "@tracewright/geometry";
import { measurePlaneTracks } from "../measures/measure-planes.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

/** A stub to a via that found no other room does not part a plane. */
const MIN_LENGTH: Nm = 2_000_000;

export const planeCut: ReviewRule = {
  id: "plane-cut",
  severity: "warning",
  source: "Ott, Electromagnetic Compatibility Engineering (2009), return path discontinuities",
  find: (context) =>
    measurePlaneTracks(context).flatMap(({ layer, plane, net, length }) => {
      if (length < MIN_LENGTH || net === undefined) return [];
      // Supplies share a layer by design: a track of one is a narrow part of it.
      if (context.nets.get(plane)?.kind === "supply" && context.nets.get(net)?.kind === "supply") return [];
      const tracks = (context.index.tracksByNet.get(net) ?? []).filter((track) => track.layer === layer);
      return [
        {
          about: `${nameOfNet(context, net)} ${layer}`,
          message: {
            kind: "plane-cut" as const,
            facts: { net: nameOfNet(context, net), plane: nameOfNet(context, plane), layer, length: inMm(length) },
          },
          position: tracks[Math.floor(tracks.length / 2)]?.start ?? { x: 0, y: 0 },
          items: tracks.map(({ id }) => id),
          nets: [net, plane],
          layer,
          actual: Math.round(length),
        },
      ];
    }),
};
