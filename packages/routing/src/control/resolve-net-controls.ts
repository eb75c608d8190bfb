import {
  type Board,
  type CopperLayerId,
  copperLayers,
  type NetId,
  netClassOf,
  planeLayers,
  trackLayers,
} from "@tracewright/board";
import {
  type ExistingCopper,
  type LayerDirections,
  type NetPriority,
  type PerNet,
  type PlaneTracks,
  type RoutingOptions,
  type TrackDirection,
  USUAL_PRIORITY,
} from "../routing-options.ts";

/** What holds for one net in a run. */
export interface NetControls {
  /** The run may join what is open in it. False for every net that was not chosen. */
  readonly isRouted: boolean;
  readonly priority: NetPriority;
  /** From the front down; planes where they are named or free. Empty only where options were not checked. */
  readonly allowedLayers: readonly CopperLayerId[];
  /** Planes that its tracks may use where a connection has no other way. */
  readonly openablePlanes: readonly CopperLayerId[];
  /** One for every copper layer of the board. */
  readonly directions: ReadonlyMap<CopperLayerId, TrackDirection>;
  /** What may happen to its unlocked copper. */
  readonly existing: ExistingCopper;
}

/** Folds the settings of a run into one record a net: what a net says beats its class, which beats the default. */
export function resolveNetControls(board: Board, options: RoutingOptions): ReadonlyMap<NetId, NetControls> {
  const wanted = options.nets && new Set(options.nets);
  const copper = copperLayers(board);
  const usable = trackLayers(board);
  const { freely, whenNeeded } = usualLayers(board, options.planes ?? "needed");
  return new Map(
    board.nets.map(({ id }): [NetId, NetControls] => {
      const says = <Value>(setting: PerNet<Value> | undefined) => settingsFor(setting, id, netClassOf(board, id).name);
      const isRouted = wanted?.has(id) ?? true;
      const untold = options.task === "optimise" && isRouted ? "rip" : "keep";
      const named = says(options.layers)[0];
      const directions = says(options.directions);
      return [
        id,
        {
          isRouted,
          priority: says(options.priority)[0] ?? USUAL_PRIORITY,
          allowedLayers: named ? usable.filter((layer) => named.includes(layer)) : freely,
          openablePlanes: named ? [] : whenNeeded,
          directions: new Map(copper.map((layer) => [layer, directionOf(directions, layer)])),
          existing: says(options.existing)[0] ?? untold,
        },
      ];
    }),
  );
}

/** The layers of nets for which none are named. */
function usualLayers(
  board: Board,
  planes: PlaneTracks,
): { readonly freely: readonly CopperLayerId[]; readonly whenNeeded: readonly CopperLayerId[] } {
  const copper = copperLayers(board);
  if (planes === "free") return { freely: copper, whenNeeded: [] };
  const closed = planeLayers(board);
  const open = copper.filter((layer) => !closed.has(layer));
  // Tracks need a layer, whatever the file says of all of them.
  const freely = open.length > 0 ? open : trackLayers(board);
  const others = copper.filter((layer) => !freely.includes(layer));
  return { freely, whenNeeded: planes === "needed" ? others : [] };
}

/** What is said about a net, the narrowest first. */
function settingsFor<Value>(setting: PerNet<Value> | undefined, net: NetId, netClass: string): Value[] {
  if (!setting) return [];
  return [own(setting.byNet, net), own(setting.byClass, netClass), setting.default].filter(
    (value) => value !== undefined,
  );
}

function directionOf(settings: readonly LayerDirections[], layer: CopperLayerId): TrackDirection {
  return settings.map((directions) => directions[layer]).find((direction) => direction !== undefined) ?? "any";
}

/** Nets and classes may bear any name, `constructor` as well: what an object inherits is no setting. */
function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
