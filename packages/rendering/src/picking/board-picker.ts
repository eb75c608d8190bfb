import {
  type Board,
  copperLayers,
  type Footprint,
  footprintCourtyard,
  type LayerId,
  type Pad,
  padHole,
  padLayers,
  padSolids,
  type Side,
  type Track,
  trackSolids,
  type Via,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import {
  BoxIndex,
  boxOfPoints,
  growBox,
  growSolid,
  isInSolid,
  joinBoxes,
  locateInPolygon,
  type Nm,
  type Point,
  type Solid,
  solidBox,
} from "@tracewright/geometry";

/** What the pointer can meet on a board. */
export type PickedItem =
  | { readonly kind: "pad"; readonly pad: Pad; readonly footprint: Footprint }
  | { readonly kind: "via"; readonly via: Via }
  | { readonly kind: "track"; readonly track: Track }
  | { readonly kind: "footprint"; readonly footprint: Footprint };

interface Entry {
  readonly item: PickedItem;
  readonly layers: readonly LayerId[];
  readonly contains: (point: Point, tolerance: Nm) => boolean;
}

export interface PickOptions {
  /** How far beside an item still counts. */
  readonly tolerance: Nm;
  readonly viewedFrom: Side;
  /** Items with no visible layer are passed over. */
  readonly isVisible: (layer: LayerId) => boolean;
}

const BUCKET = 2_000_000;
const PRIORITY: Readonly<Record<PickedItem["kind"], number>> = { pad: 0, via: 1, track: 2, footprint: 3 };

/** Answers what lies under a point of one board. Build once per board. */
export class BoardPicker {
  readonly #index = new BoxIndex(BUCKET);
  readonly #entries: Entry[] = [];
  readonly #copper: readonly LayerId[];

  constructor(board: Board) {
    this.#copper = copperLayers(board);
    for (const track of board.tracks)
      this.#addSolids({ kind: "track", track }, [track.layer], trackSolids(track, 1_000));
    for (const via of board.vias) this.#addSolids({ kind: "via", via }, viaLayers(board, via), [viaSolid(via)]);
    for (const footprint of board.footprints) {
      for (const pad of footprint.pads) {
        const hole = padHole(footprint, pad);
        const solids = [...padSolids(footprint, pad), ...(hole ? [hole] : [])];
        const layers = padLayers(board, pad);
        this.#addSolids({ kind: "pad", pad, footprint }, layers.length > 0 ? layers : this.#copper, solids);
      }
      this.#addFootprint(footprint);
    }
  }

  /** Everything under the point, what a person most likely means first: pads, vias and tracks of the near side. */
  pick(point: Point, { tolerance, viewedFrom, isVisible }: PickOptions): PickedItem[] {
    const depth = (layer: LayerId): number => {
      const at = this.#copper.indexOf(layer);
      return viewedFrom === "front" ? at : this.#copper.length - 1 - at;
    };
    const box = growBox({ minX: point.x, minY: point.y, maxX: point.x, maxY: point.y }, tolerance);
    return this.#index
      .search(box)
      .sort((a, b) => a - b)
      .flatMap((index) => {
        const entry = this.#entries[index];
        const layers = entry?.layers.filter(isVisible) ?? [];
        if (!entry || layers.length === 0 || !entry.contains(point, tolerance)) return [];
        return [{ item: entry.item, depth: Math.min(...layers.map(depth)) }];
      })
      .sort((a, b) => PRIORITY[a.item.kind] - PRIORITY[b.item.kind] || a.depth - b.depth)
      .map(({ item }) => item);
  }

  #addFootprint(footprint: Footprint): void {
    const { front, back } = footprintCourtyard(footprint);
    const areas = [...front, ...back];
    const box = joinBoxes(areas.map(({ outer }) => boxOfPoints(outer)).filter((found) => found !== undefined));
    if (!box) return;
    this.#index.add(this.#entries.length, box);
    this.#entries.push({
      item: { kind: "footprint", footprint },
      layers: [footprint.side === "front" ? "F.Cu" : "B.Cu"],
      contains: (point) => areas.some((area) => locateInPolygon(point, area) !== "outside"),
    });
  }

  #addSolids(item: PickedItem, layers: readonly LayerId[], solids: readonly Solid[]): void {
    const box = joinBoxes(solids.map(solidBox));
    if (!box) return;
    this.#index.add(this.#entries.length, box);
    this.#entries.push({
      item,
      layers,
      contains: (point, tolerance) => solids.some((solid) => isInSolid(point, growSolid(solid, tolerance))),
    });
  }
}

/** The id that identifies a picked item on its board. */
export function pickedId(item: PickedItem): string {
  switch (item.kind) {
    case "pad":
      return item.pad.id;
    case "via":
      return item.via.id;
    case "track":
      return item.track.id;
    case "footprint":
      return item.footprint.id;
  }
}
