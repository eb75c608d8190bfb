import type { Via } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { fastNets } from "../fast-nets.ts";
import { holesOf } from "../pads.ts";
import type { Pour, ReviewContext } from "../review-context.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, placeKey } from "../words.ts";

/** A via of ground farther away lengthens the loop by more than the board is thick. */
const MAX_DISTANCE: Nm = 4_000_000;
const REFERENCE_SHARE = 0.4;

export const noReturnVia: ReviewRule = {
  id: "no-return-via",
  severity: "note",
  source: "Johnson and Graham, High-Speed Signal Propagation (2003); Ott (2009), changing reference planes",
  find: (context) => {
    const grounds = [...context.nets.values()].filter(({ kind }) => kind === "ground").map(({ net }) => net);
    const holes = grounds.flatMap((net) => holesOf(context, net));
    const pours = context.pours.filter(({ net, share }) => share >= REFERENCE_SHARE && grounds.includes(net));
    // With one ground layer the return current has nowhere to change to.
    if (new Set(pours.map(({ layer }) => layer)).size < 2) return [];
    return fastNets(context).flatMap(({ net, name }) =>
      (context.index.viasByNet.get(net) ?? []).flatMap((via) => {
        if (!changesReference(context, via, pours)) return [];
        const nearest = nearestOf(via.position, holes);
        if (nearest && nearest.distance <= MAX_DISTANCE) return [];
        return [
          {
            about: `${name} ${placeKey(via.position)}`,
            message: {
              kind: "no-return-via" as const,
              facts: { net: name, distance: nearest ? inMm(nearest.distance) : "–", limit: inMm(MAX_DISTANCE) },
            },
            position: via.position,
            items: [via.id],
            nets: [net],
            ...(nearest && { ends: [via.position, nearest.at] as const }),
            ...(nearest && { actual: Math.round(nearest.distance) }),
            required: MAX_DISTANCE,
          },
        ];
      }),
    );
  },
};

/** Tracks on both its layers, and not both beside one ground layer. */
function changesReference({ index, layers }: ReviewContext, via: Via, pours: readonly Pour[]): boolean {
  const used = new Set(
    (index.tracksByNet.get(via.net!) ?? [])
      .filter(({ start, end }) => [start, end].some(({ x, y }) => x === via.position.x && y === via.position.y))
      .map(({ layer }) => layer),
  );
  if (used.size < 2) return false;
  const references = [...used].map(
    (layer) =>
      new Set(
        pours.map((pour) => pour.layer).filter((other) => Math.abs(layers.indexOf(other) - layers.indexOf(layer)) <= 1),
      ),
  );
  const [first, ...others] = references;
  return ![...first!].some((layer) => others.every((other) => other.has(layer)));
}

function nearestOf(from: Point, places: readonly Point[]): { readonly at: Point; readonly distance: Nm } | undefined {
  return places
    .map((at) => ({ at, distance: Math.hypot(at.x - from.x, at.y - from.y) }))
    .reduce<{ at: Point; distance: number } | undefined>((a, b) => (!a || b.distance < a.distance ? b : a), undefined);
}
