import type { CopperLayerId, NetReading, Track } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { trackLength } from "../../lengths/track-length.ts";
import { fastNets } from "../fast-nets.ts";
import { holesOf } from "../pads.ts";
import type { Pour, ReviewContext } from "../review-context.ts";
import type { FoundByReview } from "../review-finding.ts";
import type { ReviewRule } from "../review-rule.ts";
import { inMm, nameOfNet } from "../words.ts";

/** The slot beside a track on the plane's layer is narrower; a wider gap detours the return current. */
const MIN_GAP: Nm = 1_500_000;
/** Of all gaps of a net together: the antipads of one row of pins come to less. */
const MIN_LENGTH: Nm = 4_000_000;
const STEP: Nm = 250_000;
/** Around its own vias and plated holes a signal has no plane in any case. */
const AT_HOLE: Nm = 2_000_000;
/** A pour over this share of the outline is a reference. */
const REFERENCE_SHARE = 0.4;

export const signalOverGap: ReviewRule = {
  id: "signal-over-gap",
  severity: "warning",
  source:
    "Ott, Electromagnetic Compatibility Engineering (2009), return path discontinuities; Johnson and Graham, High-Speed Digital Design",
  find: (context) => {
    const references = referenceLayers(context);
    return fastNets(context).flatMap((reading) => findingOf(context, references, reading) ?? []);
  },
};

/** For each layer the pours of the nearest layer that one net covers widely. */
function referenceLayers({ layers, pours, nets }: ReviewContext): ReadonlyMap<CopperLayerId, readonly Pour[]> {
  const isSteady = ({ net }: Pour): boolean => ["ground", "supply"].includes(nets.get(net)?.kind ?? "");
  return new Map(
    layers.flatMap((layer, at) => {
      const beside = [layers[at - 1], layers[at + 1]].flatMap((other) => {
        const there = pours.filter((pour) => pour.layer === other && isSteady(pour));
        return there.some(({ share }) => share >= REFERENCE_SHARE) ? [there] : [];
      });
      return beside.length > 0 ? [[layer, beside.flat()] as const] : [];
    }),
  );
}

interface Gap {
  readonly layer: CopperLayerId;
  readonly start: Point;
  readonly end: Point;
  readonly length: Nm;
}

function findingOf(
  context: ReviewContext,
  references: ReadonlyMap<CopperLayerId, readonly Pour[]>,
  { net, name }: NetReading,
): FoundByReview | undefined {
  const holes = holesOf(context, net);
  const gaps = (context.index.tracksByNet.get(net) ?? []).flatMap((track) => {
    const pours = references.get(track.layer);
    return pours ? gapsOf(track, pours, holes) : [];
  });
  if (gaps.length === 0) return undefined;
  const worst = gaps.reduce((a, b) => (b.length > a.length ? b : a));
  const length = gaps.reduce((sum, gap) => sum + gap.length, 0);
  if (length < MIN_LENGTH) return undefined;
  const planes = [...new Set((references.get(worst.layer) ?? []).map((pour) => nameOfNet(context, pour.net)))];
  return {
    about: `${name} ${worst.layer}`,
    message: {
      kind: "signal-over-gap",
      facts: { net: name, layer: worst.layer, planes: planes.slice(0, 3).join(", "), length: inMm(length) },
    },
    position: {
      x: Math.round((worst.start.x + worst.end.x) / 2),
      y: Math.round((worst.start.y + worst.end.y) / 2),
    },
    items: (context.index.tracksByNet.get(net) ?? []).map(({ id }) => id),
    nets: [net],
    ends: [worst.start, worst.end],
    layer: worst.layer,
    actual: Math.round(length),
    required: MIN_LENGTH,
  };
}

/** Stretches of a straight track with no poured copper beside it, on either side of the stack. */
function gapsOf(track: Track, pours: readonly Pour[], holes: readonly Point[]): Gap[] {
  const length = trackLength(track);
  const steps = Math.max(1, Math.ceil(length / STEP));
  const at = (step: number): Point => ({
    x: Math.round(track.start.x + ((track.end.x - track.start.x) * step) / steps),
    y: Math.round(track.start.y + ((track.end.y - track.start.y) * step) / steps),
  });
  const isCovered = (point: Point): boolean =>
    holes.some(({ x, y }) => Math.hypot(point.x - x, point.y - y) < AT_HOLE) ||
    pours.some(({ islands }) => islands.some((island) => island.holds(point)));
  const gaps: Gap[] = [];
  let from: number | undefined;
  for (let step = 0; step <= steps + 1; step += 1) {
    const open = step <= steps && !isCovered(at(step));
    if (open) from ??= step;
    else if (from !== undefined) {
      const gap = ((step - 1 - from) / steps) * length;
      if (gap >= MIN_GAP) gaps.push({ layer: track.layer, start: at(from), end: at(step - 1), length: gap });
      from = undefined;
    }
  }
  return gaps;
}
