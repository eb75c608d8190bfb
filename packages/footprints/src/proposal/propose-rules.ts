import {
  DEFAULT_RULES,
  type DesignRules,
  type FabRules,
  type Footprint,
  type NetClass,
  padBox,
  padSolids,
} from "@tracewright/board";
import { type Box, fromMm, type Nm, solidsDistance } from "@tracewright/geometry";

/** Never below what common fabs make without extra cost. */
const LEAST = fromMm(0.1);
const STEP = fromMm(0.01);
/**
 * Tracks and vias of boards with a fine pitch: the least that common fabs make without extra cost, for they have to
 * get out between pads.
 */
const FINE = { clearance: fromMm(0.15), trackWidth: fromMm(0.15), viaDiameter: fromMm(0.5), viaDrill: fromMm(0.3) };

/**
 * Track widths that KiCad gives to the class of a project by itself (0.25 mm until version 6, 0.2 mm since): nobody chose them.
 * Of eleven public projects with 0.25 mm, four designers drew 51 to 71 % of all track narrower, at 0.15 or 0.2 mm.
 */
const UNCHOSEN_WIDTHS: readonly Nm[] = [fromMm(0.25), fromMm(0.2)];

/**
 * The rules of a board to be made: those of the project, or the default ones as fine as the parts ask for, and none
 * of them below what the fab makes. Three of them give way to the parts: a clearance that the pads of a part do not keep
 * among themselves and an annular ring wider than those of its pads, as far as the fab lets them (no board with that part
 * could ever keep them), and a track width that nobody chose and that is wider than the gap between pads. Without a fab the
 * project's rules stay as they are.
 */
export function proposeRules(
  footprints: readonly Footprint[],
  { own, fab }: { readonly own?: DesignRules; readonly fab?: FabRules } = {},
): DesignRules {
  const needed = Math.min(...footprints.map(smallestGap));
  const rules = own ?? fineEnough(needed);
  // In steps, but never a step below what the fab makes where the parts have the room.
  const room = needed >= (fab?.space ?? 0) ? Math.max(fab?.space ?? 0, floorTo(needed, STEP)) : floorTo(needed, STEP);
  if (!fab) return rules;
  const given = own ? withRingsOfPads(withTracksBetweenPads(rules, needed), footprints, fab.annularRing) : rules;
  return withFab(given, fab, Math.max(LEAST, room));
}

/** Rings that the fab does not make are not allowed for a part that has them. */
function withRingsOfPads(rules: DesignRules, footprints: readonly Footprint[], makes: Nm): DesignRules {
  const rings = footprints.flatMap(ringsOf).filter((ring) => ring >= makes);
  const least = floorTo(Math.min(...rings), STEP);
  return least < rules.minViaAnnularWidth ? { ...rules, minViaAnnularWidth: Math.max(makes, least) } : rules;
}

/** References of parts with pads whose copper around the hole is narrower than this. */
export function partsWithRingBelow(width: Nm, footprints: readonly Footprint[]): string[] {
  return footprints
    .filter((footprint) => ringsOf(footprint).some((ring) => ring < width))
    .map(({ reference }) => reference);
}

/** Copper around the plated holes of the pads, as KiCad measures it: custom shapes are not. */
function ringsOf({ pads }: Footprint): Nm[] {
  return pads.flatMap(({ kind, drill, shape }) => {
    if (kind !== "through-hole" || !drill || shape.kind === "custom") return [];
    const { width, height } = shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
    return [Math.trunc(Math.min(width - drill.size.width, height - drill.size.height) / 2)];
  });
}

/** The class that all nets without one of their own have is the first. */
function withTracksBetweenPads(rules: DesignRules, gap: Nm): DesignRules {
  const [basis, ...others] = rules.netClasses;
  const width = basis?.trackWidth ?? 0;
  const narrow = Math.max(rules.minTrackWidth, FINE.trackWidth);
  if (!basis || !UNCHOSEN_WIDTHS.includes(width) || gap >= width || narrow >= width) return rules;
  return { ...rules, netClasses: [{ ...basis, trackWidth: narrow }, ...others] };
}

/** References of parts that have pads of different nets closer together than this. */
export function partsCloserThan(clearance: Nm, footprints: readonly Footprint[]): string[] {
  return footprints.filter((footprint) => smallestGap(footprint) < clearance).map(({ reference }) => reference);
}

/** Between the pads of a part with a fine pitch there is less room than the default clearance. */
function fineEnough(needed: Nm): DesignRules {
  return {
    ...DEFAULT_RULES,
    minClearance: Math.max(LEAST, Math.min(DEFAULT_RULES.minClearance, floorTo(needed, STEP))),
    netClasses: DEFAULT_RULES.netClasses.map((each) => {
      if (each.clearance !== undefined && needed >= each.clearance) return each;
      return { ...each, ...FINE, clearance: Math.max(LEAST, Math.min(FINE.clearance, floorTo(needed, STEP))) };
    }),
  };
}

function withFab(rules: DesignRules, fab: FabRules, room: Nm): DesignRules {
  const space = Math.min(fab.space, room);
  const minViaAnnularWidth = Math.max(rules.minViaAnnularWidth, fab.annularRing);
  const minThroughHoleDiameter = Math.max(rules.minThroughHoleDiameter, fab.smallestHole);
  const atLeast = <Key extends keyof NetClass>(netClass: NetClass, key: Key, least: Nm): Partial<NetClass> => {
    const value = netClass[key];
    return typeof value === "number" && value > 0 && value < least ? { [key]: least } : {};
  };
  return {
    ...rules,
    minClearance: Math.max(rules.minClearance, space),
    minTrackWidth: Math.max(rules.minTrackWidth, fab.track),
    minViaAnnularWidth,
    minThroughHoleDiameter,
    minViaDiameter: Math.max(rules.minViaDiameter, minThroughHoleDiameter + 2 * minViaAnnularWidth),
    minHoleToHole: Math.max(rules.minHoleToHole, fab.holeToHole ?? 0),
    copperToEdge: Math.max(rules.copperToEdge, fab.copperToEdge),
    netClasses: rules.netClasses.map((netClass) => {
      const drill = Math.max(netClass.viaDrill ?? 0, fab.smallestHole);
      return {
        ...netClass,
        ...(netClass.clearance !== undefined && {
          clearance: Math.max(space, Math.min(netClass.clearance, Math.max(space, room))),
        }),
        ...atLeast(netClass, "trackWidth", fab.track),
        ...atLeast(netClass, "diffPairWidth", fab.track),
        ...atLeast(netClass, "diffPairGap", space),
        ...atLeast(netClass, "viaDrill", fab.smallestHole),
        ...atLeast(netClass, "viaDiameter", drill + 2 * minViaAnnularWidth),
      };
    }),
  };
}

const gaps = new WeakMap<Footprint["pads"], Nm>();

/** Where a footprint stands does not matter to the gaps between its pads. */
const AT_ORIGIN = { position: { x: 0, y: 0 }, rotation: 0 };

/**
 * Between the copper of pads on different nets. Boxes tell which pads may be near: those of round and turned ones are
 * nearer than the pads.
 */
function smallestGap({ pads }: Footprint): Nm {
  const known = gaps.get(pads);
  if (known !== undefined) return known;
  const copper = pads
    .filter(({ layers }) => layers.some((layer) => layer.endsWith(".Cu")))
    .map((pad) => ({ pad, box: padBox(AT_ORIGIN, pad) }))
    .sort((a, b) => a.box.minX - b.box.minX);
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { pad, box }] of copper.entries())
    for (let next = index + 1; next < copper.length; next += 1) {
      const other = copper[next];
      if (!other || other.box.minX - box.maxX >= least) break;
      if (other.pad.number === pad.number || (pad.net !== undefined && other.pad.net === pad.net)) continue;
      if (gapBetween(box, other.box) >= least) continue;
      const gap = solidsDistance(padSolids(AT_ORIGIN, pad), padSolids(AT_ORIGIN, other.pad));
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
