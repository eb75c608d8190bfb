import { type CopperLayerId, copperLayers, type Track, type Via } from "@tracewright/board";
import { arcGeometry, MAX_COORDINATE, type Nm, type Point } from "@tracewright/geometry";
import type { PropertyKey } from "./property.ts";
import { ANYWHERE, allCopper, lockedTrait, netTrait, POSITIVE, type Trait } from "./trait.ts";

export const TRACK_TRAITS: readonly Trait<Track>[] = [
  netTrait(),
  {
    key: "layer",
    kind: "layer",
    read: ({ layer }) => layer,
    write: (track, layer: CopperLayerId) => ({ ...track, layer }),
    isHeld: true,
    choices: allCopper,
  },
  {
    key: "width",
    kind: "length",
    read: ({ width }) => width,
    write: (track, width: Nm) => ({ ...track, width }),
    isHeld: true,
    limits: () => POSITIVE,
  },
  ...endTraits(),
  { key: "length", kind: "length", read: trackLength },
  lockedTrait(),
];

/** Both ends of a straight track; those of an arc are dragged, its bend with them. */
function endTraits(): readonly Trait<Track>[] {
  return (["start", "end"] as const).flatMap((end) =>
    (["x", "y"] as const).map(
      (axis): Trait<Track> => ({
        key: `${end}${axis === "x" ? "X" : "Y"}` satisfies PropertyKey,
        kind: "length",
        read: (track) => track[end][axis],
        write: (track, value: Nm) => ({ ...track, [end]: { ...track[end], [axis]: value } satisfies Point }),
        isHeld: true,
        isOf: ({ mid }) => mid === undefined,
        limits: () => ANYWHERE,
      }),
    ),
  );
}

/** To the nearest nanometre, round where the track is. */
export function trackLength({ start, mid, end }: Track): Nm {
  const arc = mid && arcGeometry(start, mid, end);
  return Math.round(arc ? arc.radius * Math.abs(arc.sweep) : Math.hypot(end.x - start.x, end.y - start.y));
}

export const VIA_TRAITS: readonly Trait<Via>[] = [
  netTrait(),
  ...(["x", "y"] as const).map(
    (axis): Trait<Via> => ({
      key: axis,
      kind: "length",
      read: ({ position }) => position[axis],
      write: (via, value: Nm) => ({ ...via, position: { ...via.position, [axis]: value } }),
      isHeld: true,
      limits: () => ANYWHERE,
    }),
  ),
  {
    key: "diameter",
    kind: "length",
    read: ({ diameter }) => diameter,
    write: (via, diameter: Nm) => ({ ...via, diameter }),
    isHeld: true,
    limits: ({ drill }) => ({ least: drill + 1, most: MAX_COORDINATE }),
  },
  {
    key: "drill",
    kind: "length",
    read: ({ drill }) => drill,
    write: (via, drill: Nm) => ({ ...via, drill }),
    isHeld: true,
    limits: ({ diameter }) => ({ least: 1, most: diameter - 1 }),
  },
  {
    key: "viaKind",
    kind: "choice",
    read: ({ kind }) => kind,
    write: (via, kind: Via["kind"]) => ({ ...via, kind, ...(kind === "through" && { layers: ["F.Cu", "B.Cu"] }) }),
    isHeld: true,
    choices: () => ["through", "blind", "micro"] satisfies Via["kind"][],
  },
  {
    key: "fromLayer",
    kind: "layer",
    read: ({ layers }) => layers[0],
    write: (via, layer: CopperLayerId) => ({ ...via, layers: [layer, via.layers[1]] }),
    isHeld: true,
    isOf: isPartial,
    choices: ({ layers }, board) => copperLayers(board).slice(0, copperLayers(board).indexOf(layers[1])),
  },
  {
    key: "toLayer",
    kind: "layer",
    read: ({ layers }) => layers[1],
    write: (via, layer: CopperLayerId) => ({ ...via, layers: [via.layers[0], layer] }),
    isHeld: true,
    isOf: isPartial,
    choices: ({ layers }, board) => copperLayers(board).slice(copperLayers(board).indexOf(layers[0]) + 1),
  },
  {
    key: "keepsNet",
    kind: "flag",
    read: ({ free }) => free ?? false,
    write: (via, free: boolean) => ({ ...via, free }),
  },
  lockedTrait(),
];

function isPartial({ kind }: Via): boolean {
  return kind !== "through";
}
