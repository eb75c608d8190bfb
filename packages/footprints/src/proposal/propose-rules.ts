import { type Box, DEFAULT_RULES, type DesignRules, type Footprint, fromMm, type Nm, padBox } from "@tracewright/board";

/** Never below what common fabs make without extra cost. */
const LEAST = fromMm(0.1);
const STEP = fromMm(0.01);
/** Tracks and vias of boards with a fine pitch: the least that common fabs make without extra cost, for they have to get out between pads. */
const FINE = { clearance: fromMm(0.15), trackWidth: fromMm(0.15), viaDiameter: fromMm(0.5), viaDrill: fromMm(0.3) };

/**
 * The default rules, as fine as the parts ask for: between the pads of a part with a fine pitch there is less room than the default
 * clearance, and no board with such a part could ever keep it.
 */
export function proposeRules(footprints: readonly Footprint[]): DesignRules {
  const needed = Math.min(...footprints.map(smallestGap));
  return {
    ...DEFAULT_RULES,
    minClearance: Math.max(LEAST, Math.min(DEFAULT_RULES.minClearance, floorTo(needed, STEP))),
    netClasses: DEFAULT_RULES.netClasses.map((each) => {
      if (each.clearance !== undefined && needed >= each.clearance) return each;
      return { ...each, ...FINE, clearance: Math.max(LEAST, Math.min(FINE.clearance, floorTo(needed, STEP))) };
    }),
  };
}

const gaps = new WeakMap<Footprint["pads"], Nm>();

/** Between boxes of pads on different nets; for the round ones that is less than there is, never more. */
function smallestGap({ pads }: Footprint): Nm {
  const known = gaps.get(pads);
  if (known !== undefined) return known;
  const copper = pads
    .filter(({ layers }) => layers.some((layer) => layer.endsWith(".Cu")))
    .map((pad) => ({ pad, box: padBox({ position: { x: 0, y: 0 }, rotation: 0 }, pad) }))
    .sort((a, b) => a.box.minX - b.box.minX);
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { pad, box }] of copper.entries())
    for (let next = index + 1; next < copper.length; next += 1) {
      const other = copper[next];
      if (!other || other.box.minX - box.maxX >= least) break;
      if (other.pad.number === pad.number || (pad.net !== undefined && other.pad.net === pad.net)) continue;
      const gap = gapBetween(box, other.box);
      if (gap > 0) least = Math.min(least, gap);
    }
  gaps.set(pads, least);
  return least;
}

function gapBetween(a: Box, b: Box): number {
  const x = Math.max(a.minX - b.maxX, b.minX - a.maxX, 0);
  const y = Math.max(a.minY - b.maxY, b.minY - a.maxY, 0);
  return Math.hypot(x, y);
}

function floorTo(value: number, step: number): number {
  return Math.floor(value / step + 1e-6) * step;
}
