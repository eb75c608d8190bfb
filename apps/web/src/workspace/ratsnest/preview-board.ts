import {
  type Board,
  type Footprint,
  flipFootprint,
  itemId,
  type NetId,
  type Track,
  type Via,
} from "@tracewright/board";
import type { Degrees, Point } from "@tracewright/geometry";

interface Place {
  readonly id: string;
  readonly position: Point;
  readonly rotation: Degrees;
  readonly side: string;
}

/** What a running task sends of its state: bare geometry, without the ids that only results have. */
export interface RunPreview {
  readonly tracks?: readonly Pick<Track, "start" | "end" | "width" | "layer" | "net">[];
  readonly vias?: readonly Pick<Via, "position" | "diameter" | "drill" | "net">[];
  readonly footprints?: readonly Place[];
  /** The run began by taking away the tracks and vias that are not locked. */
  readonly strip?: boolean;
  /** Tracks and vias that the run has taken away, where it is not all of them. */
  readonly removed?: readonly string[];
}

/**
 * The board that a preview lies over: its parts where the running placement has them, without what the run took away. Copper
 * that a placement leaves behind goes as in its result: what is unlocked on the nets of moved parts, and the fills of pours.
 */
export function boardUnderPreview(board: Board, preview: RunPreview | null | undefined): Board {
  const kept = withoutRemoved(board, preview);
  const places = new Map(preview?.footprints?.map((place) => [place.id, place]));
  if (places.size === 0) return kept;
  const nets = new Set<NetId | undefined>();
  const footprints = board.footprints.map((footprint) => {
    const place = places.get(footprint.id);
    if (!place) return footprint;
    if (isElsewhere(footprint, place)) for (const { net } of footprint.pads) nets.add(net);
    const turned = place.side === footprint.side ? footprint : flipFootprint(footprint, board);
    return { ...turned, position: place.position, rotation: place.rotation };
  });
  if (nets.size === 0) return { ...kept, footprints };
  const stays = ({ locked, net }: Track | Via) => locked || !nets.has(net);
  return {
    ...kept,
    footprints,
    tracks: kept.tracks.filter(stays),
    vias: kept.vias.filter(stays),
    zones: kept.zones.map((zone) => (zone.fills.length > 0 ? { ...zone, fills: [] } : zone)),
  };
}

function isElsewhere({ position, rotation, side }: Footprint, place: Place): boolean {
  return (
    position.x !== place.position.x ||
    position.y !== place.position.y ||
    rotation !== place.rotation ||
    side !== place.side
  );
}

function withoutRemoved(board: Board, preview: RunPreview | null | undefined): Board {
  const removed = new Set(preview?.removed);
  if (!preview?.strip && removed.size === 0) return board;
  const stays = ({ id, locked }: Track | Via) => (preview?.strip ? locked : !removed.has(id));
  return { ...board, tracks: board.tracks.filter(stays), vias: board.vias.filter(stays) };
}

/** A board that holds nothing but the copper found so far; undefined when the task sends none. */
export function previewedCopper(board: Board, preview: RunPreview | null | undefined): Board | undefined {
  if (!preview?.tracks && !preview?.vias) return undefined;
  return {
    ...board,
    footprints: [],
    graphics: [],
    texts: [],
    zones: [],
    dimensions: [],
    tracks: (preview.tracks ?? []).map((track, index) => ({
      ...track,
      id: itemId(`preview-track-${index}`),
      locked: false,
    })),
    vias: (preview.vias ?? []).map((via, index) => ({
      ...via,
      id: itemId(`preview-via-${index}`),
      kind: "through",
      layers: ["F.Cu", "B.Cu"],
      locked: false,
    })),
  };
}
