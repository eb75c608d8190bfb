import { type Footprint, footprintCourtyard } from "@tracewright/board";
import { fromMm, type Nm, type Size, toMm } from "@tracewright/geometry";
import type { BoardForm, FormId } from "./forms/board-form.ts";
import { findForm } from "./forms/known-forms.ts";
import type { KeyField } from "./key-field.ts";
import { type RoutingDemand, routingDemand } from "./routing-demand.ts";

/** A rectangle for the parts, and how it came about. */
export interface OutlineProposal {
  readonly size: Size;
  readonly cornerRadius: Nm;
  /** Sum of the parts' courtyards, square millimetres. */
  readonly partArea: number;
  readonly copperLayers: 2 | 4;
  readonly demand: RoutingDemand;
  /** Room that the largest part claims, as it lies: no board is smaller either way round. */
  readonly largest: { readonly widthMm: number; readonly heightMm: number };
  /** What the size and the holes are from, where a form was asked for by name. */
  readonly form?: BoardForm;
}

export interface RequestedOutlineOptions {
  readonly copperLayers?: 2 | 4;
  readonly size?: Size;
  readonly form?: FormId;
  /** Width over height; four to three if no other is requested. */
  readonly ratio?: number;
}

/**
 * Board area per area of courtyards: the middle of 71 boards of open projects (43 of two layers: 1.7, half of them
 * within 1.3 and 2.4;
 * 28 of four layers: 1.5, half of them within 1.0 and 1.8, since many of those carry parts on both sides).
 */
const AREA_PER_PART_AREA = { 2: 1.7, 4: 1.5 } as const;
/** The most connections that people route on a square centimetre of board: the densest of the same boards. */
export const CONNECTIONS_PER_CM2 = { 2: 12, 4: 25 } as const;
/**
 * Signals that a square centimetre of board has room for. On 13 boards of four layers people have 7.0 at the median, half of
 * them between 6.1 and 11.9; of boards proposed with 9.6 to 11.5 none was routed whole in three minutes, of those with up to 9.1
 * most were. On 35 of two layers a quarter have more than 5.
 */
const SIGNALS_PER_CM2 = { 2: 5, 4: 8 } as const;
/** So much more than for their parts boards are made larger for their signals: of very small parts many are easily joined. */
const MOST_FOR_SIGNALS = 1.35;
const ASPECT = 4 / 3;
/** Free board beyond the largest part on each side, and between connectors along an edge. */
const MARGIN_MM = 1.5;
const SMALLEST_MM = 10;
/** Board beyond the keys' own squares. */
export const KEY_MARGIN_MM = 2;
const MAX_RADIUS_MM = 2;

/**
 * Proposes the outline: the courtyards' area and room for tracks, four to three, in whole millimetres, large enough
 * for the largest part, and with edges long enough for the connectors that face outwards on them. A form by name has
 * its own size; a keyboard has that of its field of keys and a strip for the other parts.
 */
export function proposeOutline(
  footprints: readonly Footprint[],
  requested: RequestedOutlineOptions = {},
  keys?: KeyField,
): OutlineProposal {
  const rooms = footprints.map(roomOf);
  const partArea = rooms.reduce((sum, { width, height }) => sum + width * height, 0);
  const demand = routingDemand(footprints, partArea);
  const copperLayers = requested.copperLayers ?? demand.layers;
  const [widest = { width: 0, height: 0 }] = rooms.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const largest = { widthMm: widest.width, heightMm: widest.height };
  const form = requested.form === undefined ? undefined : findForm(requested.form);
  if (form) {
    const size = { width: fromMm(form.width), height: fromMm(form.height) };
    return { size, cornerRadius: fromMm(form.cornerRadius), partArea, copperLayers, demand, largest, form };
  }
  const forParts = partArea * AREA_PER_PART_AREA[copperLayers];
  const forSignals = (partArea * demand.signalsPerCm2) / SIGNALS_PER_CM2[copperLayers];
  const area = Math.max(
    forParts,
    Math.min(forSignals, MOST_FOR_SIGNALS * forParts),
    (100 * demand.connections) / CONNECTIONS_PER_CM2[copperLayers],
    SMALLEST_MM ** 2,
  );
  const size =
    requested.size ??
    (keys && requested.ratio === undefined
      ? sizeAround(keys, footprints, AREA_PER_PART_AREA[copperLayers])
      : undefined) ??
    sizeFor(area, { footprints, rooms, aspect: requested.ratio ?? ASPECT });
  return { size, cornerRadius: cornerRadiusFor(size), partArea, copperLayers, demand, largest };
}

export function cornerRadiusFor({ width, height }: Size): Nm {
  return fromMm(Math.min(MAX_RADIUS_MM, Math.floor(toMm(Math.min(width, height)) / 8)));
}

function sizeFor(
  area: number,
  {
    footprints,
    rooms,
    aspect,
  }: {
    readonly footprints: readonly Footprint[];
    readonly rooms: readonly { readonly width: number; readonly height: number }[];
    readonly aspect: number;
  },
): Size {
  const longest = Math.max(0, ...rooms.map(({ width, height }) => Math.max(width, height))) + 2 * MARGIN_MM;
  const shortest = Math.max(0, ...rooms.map(({ width, height }) => Math.min(width, height))) + 2 * MARGIN_MM;
  const isWide = aspect >= 1;
  let width = Math.max(Math.sqrt(area * aspect), isWide ? longest : shortest, SMALLEST_MM);
  let height = Math.max(area / width, isWide ? shortest : longest, SMALLEST_MM);
  // A tall board that the longest part makes taller need not be as wide.
  if (!isWide) width = Math.max(area / height, shortest, SMALLEST_MM);
  const onEdges = footprints.filter(facesOutwards).map((footprint) => {
    const room = roomOf(footprint);
    return Math.max(room.width, room.height) + MARGIN_MM;
  });
  // Connectors take three edges at most: people leave one for what must not have any.
  const lacking = onEdges.reduce((sum, each) => sum + each, 0) - (2 * width + height);
  if (lacking > 0) {
    width += lacking / 3;
    height += lacking / 3;
  }
  return { width: fromMm(Math.ceil(width)), height: fromMm(Math.ceil(height)) };
}

/** Between two rows of keys there is room for parts as narrow as this, millimetres. */
const BETWEEN_KEYS_MM = 3.4;
/** Of what the keys leave free in their field, parts take this much; the rest is for tracks. */
const SHARE_BETWEEN_KEYS = 0.3;

/** The field and, above or beside it, whichever takes less, a strip for what has no room between the keys. */
function sizeAround({ keys, size }: KeyField, footprints: readonly Footprint[], areaPerPartArea: number): Size {
  const areaOf = (rooms: readonly { readonly width: number; readonly height: number }[]): number =>
    rooms.reduce((sum, { width, height }) => sum + width * height, 0);
  const [width, height] = [toMm(size.width) + 2 * KEY_MARGIN_MM, toMm(size.height) + 2 * KEY_MARGIN_MM];
  const others = footprints.filter((footprint) => !keys.has(footprint)).map(roomOf);
  const narrow = others.filter((room) => Math.min(room.width, room.height) <= BETWEEN_KEYS_MM);
  const free = toMm(size.width) * toMm(size.height) - areaOf([...keys.keys()].map(roomOf));
  const between = Math.min(areaOf(narrow), SHARE_BETWEEN_KEYS * Math.max(0, free));
  const area = (areaOf(others) - between) * areaPerPartArea;
  const thick = Math.max(0, ...others.map((room) => Math.min(room.width, room.height) + MARGIN_MM));
  const long = Math.max(0, ...others.map((room) => Math.max(room.width, room.height) + 2 * MARGIN_MM));
  const strip = (along: number): number => (area > 0 ? Math.max(area / along, thick) : 0);
  const above = { width: Math.max(width, long), height: height + strip(Math.max(width, long)) };
  const beside = { width: width + strip(Math.max(height, long)), height: Math.max(height, long) };
  const smaller = beside.width * beside.height < above.width * above.height ? beside : above;
  return { width: fromMm(Math.ceil(smaller.width)), height: fromMm(Math.ceil(smaller.height)) };
}

/** Width and height of the room a part claims, millimetres. */
export function roomOf(footprint: Footprint): { width: number; height: number; minX: number; minY: number } {
  const { front, back } = footprintCourtyard(footprint);
  const points = [...front, ...back].flatMap(({ outer }) => outer);
  if (points.length === 0) return { width: 0, height: 0, minX: 0, minY: 0 };
  const minX = Math.min(...points.map(({ x }) => x));
  const minY = Math.min(...points.map(({ y }) => y));
  return {
    width: toMm(Math.max(...points.map(({ x }) => x)) - minX),
    height: toMm(Math.max(...points.map(({ y }) => y)) - minY),
    minX: toMm(minX - footprint.position.x),
    minY: toMm(minY - footprint.position.y),
  };
}

/** A connector that something is plugged into from the side. Upright headers stand anywhere. */
function facesOutwards({ reference, library }: Footprint): boolean {
  return (
    /^(J|P|X|CN|CON|USB)\d/.test(reference) &&
    /usb|horizontal|right[-_]?angle|edge[-_]?mount|barrel|terminal_?block|rj-?(11|45)|hdmi|d-?sub|jack/i.test(library)
  );
}
