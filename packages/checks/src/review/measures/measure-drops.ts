import { type NetId, padSolids } from "@tracewright/board";
import { growSolid, type Nm, type Point } from "@tracewright/geometry";
import { distanceToPad, holesOf, isSurfaceMounted, type PadOnPart, padArea } from "../pads.ts";
import type { ReviewContext } from "../review-context.ts";

/** The way of a surface-mounted pad into the plane of its net. */
export interface Drop extends PadOnPart {
  readonly net: NetId;
  /** Along the board from the pad's edge to the next via or plated hole; 0 where the pad meets a pour of its net. */
  readonly distance: Nm;
  /** That via or hole; absent where the pad meets a pour. */
  readonly hole?: Point;
}

/** A pour this near to the pad joins it: a thermal spoke is as long. */
const JOINED: Nm = 600_000;
/** A pour over a smaller share of the outline is no way into the plane. */
const POUR_SHARE = 0.3;

/** Of every surface-mounted pad of a net that has a plane or a pour over half of the board. */
export function measureDrops(context: ReviewContext): Drop[] {
  const { index, poured, pours } = context;
  return [...poured].flatMap((net) => {
    const holes = holesOf(context, net);
    const wide = pours.filter((pour) => pour.net === net && pour.share >= POUR_SHARE);
    return (index.padsByNet.get(net) ?? []).flatMap((at): Drop[] => {
      const { pad, footprint } = at;
      if (!isSurfaceMounted(pad)) return [];
      const layer = pad.layers.includes("F.Cu") || pad.layers.includes("*.Cu") ? "F.Cu" : "B.Cu";
      const isJoined = wide.some(
        (pour) =>
          pour.layer === layer &&
          padSolids(footprint, pad).some((solid) =>
            pour.islands.some((island) => island.isNearer(growSolid(solid, JOINED), 0)),
          ),
      );
      if (isJoined) return [{ ...at, net, distance: 0 }];
      const [nearest] = holes
        .map((hole) => ({ hole, distance: distanceToPad(at, hole) }))
        .toSorted((a, b) => a.distance - b.distance);
      return nearest ? [{ ...at, net, ...nearest }] : [];
    });
  });
}

/** A pad that leads heat into a plane, and the ways that it has there. */
export interface ThermalPad extends PadOnPart {
  readonly net: NetId;
  /** In nm². */
  readonly area: number;
  readonly vias: number;
}

/** Pads of 4 mm² or more of such nets, under parts of at least 8 pads. */
const MIN_AREA = 4e12;
const MIN_PADS = 8;

export function measureThermalPads(context: ReviewContext): ThermalPad[] {
  return [...context.poured].flatMap((net) => {
    const holes = holesOf(context, net);
    return (context.index.padsByNet.get(net) ?? []).flatMap((at): ThermalPad[] => {
      if (!isSurfaceMounted(at.pad) || at.footprint.pads.length < MIN_PADS || holes.length === 0) return [];
      const area = padArea(at);
      if (area < MIN_AREA) return [];
      return [{ ...at, net, area, vias: holes.filter((hole) => distanceToPad(at, hole) === 0).length }];
    });
  });
}

/** Pads of one number under one part are one piece of copper or soldered to one: the best way of them counts. */
export function dropsOfPins(drops: readonly Drop[]): Drop[] {
  const best = new Map<string, Drop>();
  for (const drop of drops) {
    const pin = `${drop.footprint.id} ${drop.pad.number || drop.pad.id}`;
    const known = best.get(pin);
    if (!known || drop.distance < known.distance) best.set(pin, drop);
  }
  return [...best.values()];
}
