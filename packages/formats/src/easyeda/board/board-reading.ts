import {
  type CopperLayerId,
  type Footprint,
  type Graphic,
  type Net,
  type NetId,
  netId,
  type Pad,
  type Side,
  type Text,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import { type Degrees, fromMm, type Point, rotatePoint } from "@tracewright/geometry";
import { DocumentReading } from "../document-reading.ts";
import type { EasyedaDocument } from "../easyeda-document.ts";
import type { RawPoint } from "../shape-record.ts";

/** The file's origin comes to stand here: on the sheet when the board is opened in KiCad. */
const HOME = { x: fromMm(100), y: fromMm(100) };

/** Outline lines that run past a corner and back were cut; each with where and how far. */
export interface OutlineRepair {
  readonly at: Point;
  readonly distance: number;
  readonly what: "gap closed" | "spur cut off";
}

/** What is known while a board is read, besides what holds for every document: its nets and repairs. */
export class BoardReading extends DocumentReading {
  readonly repairs: OutlineRepair[] = [];
  /** Places of cut-outs in drawn areas, which the model has no word for. */
  readonly skippedCutouts: string[] = [];
  /** Copper layer numbers that shapes stand on. */
  readonly usedLayers = new Set<string>();
  readonly #nets = new Map<string, Net>();

  constructor(fileName: string, document: EasyedaDocument) {
    super(fileName, document, { home: HOME, raster: 1 });
  }

  net(name: string): NetId | undefined {
    if (name === "") return undefined;
    const net = this.#nets.get(name) ?? { id: netId(`net:${name}`), name };
    this.#nets.set(name, net);
    return net.id;
  }

  get nets(): readonly Net[] {
    return [...this.#nets.values()];
  }

  get frame(): Frame {
    return { place: (raw) => this.point(raw), rotation: 0, side: "front", inFootprint: false };
  }

  /** The frame of a part: what the file gives in board coordinates becomes relative to the part. */
  frameOf(part: { readonly position: Point; readonly rotation: Degrees; readonly side: Side }): Frame {
    return {
      place: (raw) => {
        const { x, y } = this.point(raw);
        return rotatePoint({ x: x - part.position.x, y: y - part.position.y }, -part.rotation);
      },
      rotation: part.rotation,
      side: part.side,
      inFootprint: true,
      home: part.position,
    };
  }
}

/** The frame of shapes: the board, or a part on it. */
export interface Frame {
  place(raw: RawPoint): Point;
  /** World angle of the frame's x axis. */
  readonly rotation: Degrees;
  readonly side: Side;
  readonly inFootprint: boolean;
  /** Where on the board the part stands. */
  readonly home?: Point;
}

/** What a shape turns into. */
export interface Content {
  readonly tracks: Track[];
  readonly vias: Via[];
  readonly zones: Zone[];
  readonly graphics: Graphic[];
  readonly texts: Text[];
  readonly pads: Pad[];
  readonly footprints: Footprint[];
  /** Names of 3D bodies, with what the file says of them. */
  readonly bodies: string[];
  /** For the receipt: how many of which kind. */
  readonly counted: { kind: string; what: "read" | "converted" | "dropped"; by: number }[];
}

export function emptyContent(): Content {
  return {
    tracks: [],
    vias: [],
    zones: [],
    graphics: [],
    texts: [],
    pads: [],
    footprints: [],
    bodies: [],
    counted: [],
  };
}

export function addContent(all: Content, more: Content): void {
  for (const track of more.tracks) all.tracks.push(track);
  for (const via of more.vias) all.vias.push(via);
  for (const zone of more.zones) all.zones.push(zone);
  for (const graphic of more.graphics) all.graphics.push(graphic);
  for (const text of more.texts) all.texts.push(text);
  for (const pad of more.pads) all.pads.push(pad);
  for (const footprint of more.footprints) all.footprints.push(footprint);
  for (const body of more.bodies) all.bodies.push(body);
  for (const count of more.counted) all.counted.push(count);
}

export const OUTER_COPPER: readonly CopperLayerId[] = ["F.Cu", "B.Cu"];
