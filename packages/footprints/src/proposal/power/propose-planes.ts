import {
  type CopperLayerId,
  type DesignRules,
  type NetId,
  type PourSettings,
  proposedPlaneId,
  proposedPlaneName,
  type Zone,
} from "@tracewright/board";
import { fromMm, type Nm, type Point, type Ring } from "@tracewright/geometry";
import type { OutlineProposal } from "../propose-outline.ts";
import type { PlaneNets } from "./choose-planes.ts";

/**
 * Distances of pours as designers set them: KiCad's own defaults are made for parts with leads (0.5 mm gaps and
 * spokes), and reliefs of them do not fit between pads of 0402 and of fine pitch.
 */
const CLEARANCE = fromMm(0.2);
const MIN_THICKNESS = fromMm(0.2);
const RELIEF_GAP = fromMm(0.25);
const SPOKE = fromMm(0.3);
type PlaneOutline = Pick<OutlineProposal, "size" | "cornerRadius" | "copperLayers">;
/** Corners of a quarter turn. */
const CORNER_STEPS = 4;

/**
 * Zones for the planes: the ground on both outer layers, with four layers on In1 too, and the supply (or ground
 * again) on In2.
 */
export function proposePlanes(
  outline: PlaneOutline,
  { at, planes, rules }: { readonly at: Point; readonly planes: PlaneNets; readonly rules: DesignRules },
): Zone[] {
  const { ground, supply = ground } = planes;
  if (!ground || !supply) return [];
  const ring = planeRing(outline, at, rules);
  const zone = (layers: readonly CopperLayerId[], net: { readonly id: NetId; readonly name: string }): Zone => ({
    id: proposedPlaneId(layers),
    name: proposedPlaneName(net.name),
    layers,
    outline: [ring],
    net: net.id,
    priority: 0,
    pour: pourFor(rules),
    filled: false,
    fills: [],
    locked: false,
  });
  const outer = zone(["F.Cu", "B.Cu"], ground);
  if (outline.copperLayers === 2) return [outer];
  if (supply === ground) return [outer, zone(["In1.Cu", "In2.Cu"], ground)];
  return [outer, zone(["In1.Cu"], ground), zone(["In2.Cu"], supply)];
}

function pourFor({ minTrackWidth, minClearance }: DesignRules): PourSettings {
  return {
    clearance: Math.max(CLEARANCE, minClearance),
    minThickness: Math.max(MIN_THICKNESS, minTrackWidth),
    connection: "thermal",
    thermalGap: Math.max(RELIEF_GAP, minClearance),
    thermalBridgeWidth: Math.max(SPOKE, MIN_THICKNESS, minTrackWidth),
    islandRemoval: "always",
    smoothing: "none",
    fillMode: "solid",
  };
}

/**
 * The outline of the planes: that of the board moved inwards. Its corners keep their middle, or are square where they were
 * rounded by less.
 */
export function planeRing(
  { size: { width, height }, cornerRadius }: Pick<OutlineProposal, "size" | "cornerRadius">,
  at: Point,
  rules: Pick<DesignRules, "copperToEdge">,
): Ring {
  const inset = Math.max(rules.copperToEdge, CLEARANCE);
  const radius = Math.max(0, cornerRadius - inset);
  const [left, top] = [at.x + inset + radius, at.y + inset + radius];
  const [right, bottom] = [at.x + width - inset - radius, at.y + height - inset - radius];
  const corner = (x: Nm, y: Nm, from: number): Point[] =>
    Array.from({ length: radius > 0 ? CORNER_STEPS + 1 : 1 }, (_, step) => {
      const angle = ((from + (90 * step) / CORNER_STEPS) * Math.PI) / 180;
      return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
    });
  return [
    ...corner(left, top, 180),
    ...corner(right, top, 270),
    ...corner(right, bottom, 0),
    ...corner(left, bottom, 90),
  ];
}
