import { type Board, type Degrees, flipFootprint, itemId, type Point, type Track, type Via } from "@tracewright/board";

/** What a running task sends of its state: bare geometry, without the ids that only results have. */
export interface RunPreview {
  readonly tracks?: readonly Pick<Track, "start" | "end" | "width" | "layer" | "net">[];
  readonly vias?: readonly Pick<Via, "position" | "diameter" | "drill" | "net">[];
  readonly footprints?: readonly {
    readonly id: string;
    readonly position: Point;
    readonly rotation: Degrees;
    readonly side: string;
  }[];
  /** The run began by taking away the tracks and vias that are not locked. */
  readonly strip?: boolean;
}

/** The board that a preview lies over: its parts where the running placement has them, without what the run took away. */
export function boardUnderPreview(board: Board, preview: RunPreview | null | undefined): Board {
  const kept = preview?.strip
    ? { ...board, tracks: board.tracks.filter(isLocked), vias: board.vias.filter(isLocked) }
    : board;
  const places = new Map(preview?.footprints?.map((place) => [place.id, place]));
  if (places.size === 0) return kept;
  return {
    ...kept,
    footprints: board.footprints.map((footprint) => {
      const place = places.get(footprint.id);
      if (!place) return footprint;
      const turned = place.side === footprint.side ? footprint : flipFootprint(footprint, board);
      return { ...turned, position: place.position, rotation: place.rotation };
    }),
  };
}

function isLocked({ locked }: { readonly locked: boolean }): boolean {
  return locked;
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
