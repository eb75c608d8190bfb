import {
  type Board,
  type Circuit,
  isProposedPlane,
  type NetId,
  type NetReading,
  padCenter,
  proposedPlaneId,
  proposedPlaneName,
  readNets,
  type Zone,
} from "@tracewright/board";
import { locateInRing, type Point } from "@tracewright/geometry";
import { type NetPlaces, netRegions } from "./net-regions.ts";

/** Above the planes that it is cut out of. */
const PRIORITY = 1;
/** A supply belongs to a ground's region where this share of its pads lies in it, and as many pads at least. */
const SUPPLY_SHARE = 0.8;
const SUPPLY_PADS = 6;

/**
 * The board with its proposed planes divided among the grounds of its circuit, by where their pads stand: every ground gets
 * the planes where it serves most, and on a supply's plane the supply of that place. Regions of an earlier placement are
 * drawn again; zones that users have drawn stay as they are, and nets with a zone of their own get no region.
 */
export function dividePlanes(board: Board, circuit?: Circuit): Board {
  const isRegion = (zone: Zone): boolean => isProposedPlane(zone) && zone.priority === PRIORITY;
  const kept = board.zones.filter((zone) => !isRegion(zone));
  const planes = kept.filter((zone) => isProposedPlane(zone) && zone.net !== undefined);
  if (planes.length === 0) return board;
  const readings = readNets(board, circuit);
  const places = placesByNet(board);
  const poured = new Set(kept.map(({ net }) => net));
  const isGround = kindsOf(readings, "ground");
  const isSupply = kindsOf(readings, "supply");
  const ground = planes.find(({ net }) => net !== undefined && isGround.has(net))?.net;
  const [area] = planes.find(({ net }) => net === ground)?.outline ?? [];
  if (ground === undefined || !area) return board;
  const grounds = [...isGround].filter((net) => net === ground || !poured.has(net));
  const asked = [ground, ...grounds.filter((net) => net !== ground)].map(
    (net): NetPlaces => ({ net, places: places.get(net) ?? [] }),
  );
  const regions = netRegions(area, asked);
  const supplies = [...isSupply].map((net): NetPlaces => ({ net, places: places.get(net) ?? [] }));
  const zones = regions.flatMap(({ net, ring }, index) =>
    planes.flatMap((plane): Zone[] => {
      const own = plane.net === ground ? net : supplyWithin(ring, supplies, plane.net);
      if (own === plane.net) return [];
      const taken = own ?? net;
      const name = board.nets.find(({ id }) => id === taken)?.name ?? "";
      return [
        {
          ...plane,
          id: proposedPlaneId(plane.layers, String(index + 1)),
          name: proposedPlaneName(name),
          net: taken,
          outline: [ring],
          priority: PRIORITY,
          filled: false,
          fills: [],
        },
      ];
    }),
  );
  return zones.length === 0 && kept.length === board.zones.length ? board : { ...board, zones: [...kept, ...zones] };
}

function kindsOf(readings: readonly NetReading[], kind: NetReading["kind"]): ReadonlySet<NetId> {
  return new Set(readings.filter((reading) => reading.kind === kind).map(({ net }) => net));
}

function placesByNet(board: Board): ReadonlyMap<NetId, readonly Point[]> {
  const places = new Map<NetId, Point[]>();
  for (const footprint of board.footprints)
    for (const pad of footprint.pads) {
      if (pad.net === undefined) continue;
      const place = padCenter(footprint, pad);
      const own = places.get(pad.net);
      if (own) own.push(place);
      else places.set(pad.net, [place]);
    }
  return places;
}

/**
 * The supply of a region: that of the plane where it has most pads there, else the one of most pads that has nearly all of
 * its own in it.
 */
function supplyWithin(
  ring: readonly Point[],
  supplies: readonly NetPlaces[],
  ofPlane: NetId | undefined,
): NetId | undefined {
  const counted = supplies
    .map(({ net, places }) => {
      const within = places.filter((place) => locateInRing(place, ring) === "inside").length;
      return { net, within, share: within / Math.max(1, places.length) };
    })
    .filter(({ within }) => within >= SUPPLY_PADS);
  const best = counted.filter(({ share }) => share >= SUPPLY_SHARE).toSorted((a, b) => b.within - a.within)[0];
  const kept = counted.find(({ net }) => net === ofPlane);
  return kept && kept.within >= (best?.within ?? 0) ? kept.net : (best?.net ?? kept?.net);
}
