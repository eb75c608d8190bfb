import {
  isCopperLayer,
  type Keepout,
  type LayerId,
  type PourSettings,
  resolveLayers,
  type Zone,
  type ZoneConnection,
} from "@tracewright/board";
import { fromMm, type Nm } from "@tracewright/geometry";
import type { PropertyKey } from "./property.ts";
import { allCopper, allLayers, lockedTrait, NAME, NON_NEGATIVE, netTrait, type Trait } from "./trait.ts";

/** What changes the copper of a pour takes its fill away: it would not be true. */
function unfilled(zone: Zone): Zone {
  return zone.filled || zone.fills.length > 0 ? { ...zone, filled: false, fills: [] } : zone;
}

export const ZONE_TRAITS: readonly Trait<Zone>[] = [
  {
    key: "name",
    kind: "text",
    read: ({ name }) => name ?? "",
    write: ({ name: _name, ...zone }, name: string) => (name === "" ? zone : { ...zone, name }),
    letters: NAME,
  },
  unfilling(netTrait<Zone>(isPour)),
  unfilling({
    key: "layers",
    kind: "layers",
    read: ({ layers }, board) => resolveLayers(board, layers),
    write: (zone, layers: readonly LayerId[]) => ({ ...zone, layers }),
    isHeld: true,
    choices: (zone, board) => {
      const isOnCopper = resolveLayers(board, zone.layers).every(isCopperLayer);
      return isOnCopper ? allCopper(zone, board) : allLayers(zone, board);
    },
  }),
  unfilling({
    key: "priority",
    kind: "number",
    read: ({ priority }) => priority,
    write: (zone, priority: number) => ({ ...zone, priority }),
    isOf: isPour,
    limits: () => ({ least: 0, most: 1_000_000 }),
  }),
  pourLength("clearance"),
  pourLength("minThickness"),
  pourTrait("connection", {
    kind: "choice",
    choices: () => ["thermal", "solid", "through-hole-thermal", "none"] satisfies ZoneConnection[],
  }),
  pourLength("thermalGap"),
  pourLength("thermalBridgeWidth"),
  pourTrait("islandRemoval", {
    kind: "choice",
    choices: ({ pour }) => (pour.minIslandArea === undefined ? ["always", "never"] : ["always", "never", "below-area"]),
  }),
  pourTrait("smoothing", { kind: "choice", choices: () => ["none", "chamfer", "fillet"] }),
  unfilling({
    key: "smoothingRadius",
    kind: "length",
    read: ({ pour }) => pour.smoothingRadius ?? 0,
    write: (zone, smoothingRadius: Nm) => ({ ...zone, pour: { ...zone.pour, smoothingRadius } }),
    isOf: (zone) => isPour(zone) && zone.pour.smoothing !== "none",
    limits: () => ({ least: 0, most: LARGEST_SMOOTHING }),
  }),
  forbids("noTracks", "tracks"),
  forbids("noVias", "vias"),
  forbids("noPads", "pads"),
  forbids("noPours", "pours"),
  forbids("noFootprints", "footprints"),
  lockedTrait(),
];

/** Larger round corners than those of any board. */
const LARGEST_SMOOTHING: Nm = fromMm(1_000);

function isPour({ keepout }: Zone): boolean {
  return keepout === undefined;
}

type LengthSetting = "clearance" | "minThickness" | "thermalGap" | "thermalBridgeWidth";

function pourLength(key: LengthSetting): Trait<Zone> {
  return pourTrait(key, { kind: "length", limits: () => NON_NEGATIVE });
}

function pourTrait(
  key: PropertyKey & keyof PourSettings,
  rest: Pick<Trait<Zone>, "kind" | "choices" | "limits">,
): Trait<Zone> {
  return unfilling({
    key,
    read: ({ pour }) => pour[key] ?? null,
    write: (zone, value: PourSettings[typeof key]) => ({ ...zone, pour: { ...zone.pour, [key]: value } }),
    isOf: isPour,
    ...rest,
  });
}

/** Of a rule area; what it forbids is its form, which a lock holds. */
function forbids(key: PropertyKey, what: keyof Keepout): Trait<Zone> {
  return {
    key,
    kind: "flag",
    read: ({ keepout }) => keepout?.[what] ?? false,
    write: (zone, value: boolean) => (zone.keepout ? { ...zone, keepout: { ...zone.keepout, [what]: value } } : zone),
    isHeld: true,
    isOf: (zone) => !isPour(zone),
  };
}

function unfilling(trait: Trait<Zone>): Trait<Zone> {
  const { write } = trait;
  return write ? { ...trait, write: (zone, value, board) => unfilled(write(zone, value, board)) } : trait;
}
