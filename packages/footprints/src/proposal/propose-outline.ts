import {
  type Footprint,
  footprintCourtyard,
  fromMm,
  type Graphic,
  itemId,
  type Nm,
  type Point,
  type Shape,
  type Size,
  toMm,
} from "@tracewright/board";

/** A rectangle for the parts, and how it came about. */
export interface OutlineProposal {
  readonly size: Size;
  readonly cornerRadius: Nm;
  /** Sum of the parts' courtyards, square millimetres. */
  readonly partArea: number;
  readonly copperLayers: 2 | 4;
}

/** Board area per area of courtyards: what people leave for tracks on two layers, and on four. */
const AREA_PER_PART_AREA = { 2: 1.95, 4: 1.65 } as const;
const ASPECT = 4 / 3;
/** Free board beyond the largest part on each side, and between connectors along an edge. */
const MARGIN_MM = 1.5;
const SMALLEST_MM = 10;
const MAX_RADIUS_MM = 2;
/** Beyond either, tracks on two layers leave no room for a ground plane: what boards of four layers have in common. */
const CONNECTIONS_OF_TWO_LAYERS = 300;
const CONNECTIONS_PER_CM2_OF_TWO_LAYERS = 25;

/**
 * Proposes the outline: about 1.65 to 1.95 times the courtyards' area, four to three, in whole millimetres, large enough for the largest
 * part, and with edges long enough for the connectors that stand on them.
 */
export function proposeOutline(
  footprints: readonly Footprint[],
  options: { readonly copperLayers?: 2 | 4; readonly size?: Size } = {},
): OutlineProposal {
  const rooms = footprints.map(roomOf);
  const partArea = rooms.reduce((sum, { width, height }) => sum + width * height, 0);
  const layers = options.copperLayers ?? layersFor(footprints, partArea);
  const area = Math.max(partArea * AREA_PER_PART_AREA[layers], SMALLEST_MM ** 2);
  const longest = Math.max(0, ...rooms.map(({ width, height }) => Math.max(width, height)));
  const shortest = Math.max(0, ...rooms.map(({ width, height }) => Math.min(width, height)));
  const onEdges = footprints.filter(isConnector).map((footprint) => {
    const { width, height } = roomOf(footprint);
    return Math.max(width, height) + MARGIN_MM;
  });
  // Connectors take three edges at most: people leave one for what must not have any.
  const edgeNeed = onEdges.reduce((sum, width) => sum + width, 0);
  let width = Math.max(Math.sqrt(area * ASPECT), longest + 2 * MARGIN_MM, SMALLEST_MM);
  let height = Math.max(area / width, shortest + 2 * MARGIN_MM, SMALLEST_MM);
  const lacking = edgeNeed - (2 * width + height);
  if (lacking > 0) {
    width += lacking / 3;
    height += lacking / 3;
  }
  const size = options.size ?? { width: fromMm(Math.ceil(width)), height: fromMm(Math.ceil(height)) };
  const radius = Math.min(MAX_RADIUS_MM, Math.floor(toMm(Math.min(size.width, size.height)) / 8));
  return { size, cornerRadius: fromMm(radius), partArea, copperLayers: layers };
}

/** Lines and arcs of a rectangle with rounded corners on Edge.Cuts. */
export function drawOutline({ size: { width, height }, cornerRadius: r }: OutlineProposal, at: Point): Graphic[] {
  const point = (x: Nm, y: Nm): Point => ({ x: at.x + x, y: at.y + y });
  const line = (start: Point, end: Point): Shape => ({ kind: "line", start, end });
  // The middle of a quarter turn lies this much inside its corner.
  const inset = Math.round(r * (1 - Math.SQRT1_2));
  const shapes: Shape[] = [
    line(point(r, 0), point(width - r, 0)),
    line(point(width, r), point(width, height - r)),
    line(point(width - r, height), point(r, height)),
    line(point(0, height - r), point(0, r)),
  ];
  if (r > 0)
    shapes.push(
      { kind: "arc", start: point(0, r), mid: point(inset, inset), end: point(r, 0) },
      { kind: "arc", start: point(width - r, 0), mid: point(width - inset, inset), end: point(width, r) },
      {
        kind: "arc",
        start: point(width, height - r),
        mid: point(width - inset, height - inset),
        end: point(width - r, height),
      },
      { kind: "arc", start: point(r, height), mid: point(inset, height - inset), end: point(0, height - r) },
    );
  return shapes.map((shape, index) => ({
    id: itemId(`proposed-outline/${index}`),
    layer: "Edge.Cuts",
    shape,
    stroke: { width: fromMm(0.1), style: "solid" },
    filled: false,
  }));
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

function isConnector({ reference, library }: Footprint): boolean {
  return /^(J|P|CN|CON|USB)\d/.test(reference) || /(^|[:_])(Conn|USB|JST|TerminalBlock|BarrelJack|RJ45)/i.test(library);
}

function layersFor(footprints: readonly Footprint[], partArea: number): 2 | 4 {
  const pins = new Map<string, number>();
  for (const { pads } of footprints)
    for (const { net } of pads) if (net !== undefined) pins.set(net, (pins.get(net) ?? 0) + 1);
  const connections = [...pins.values()].reduce((sum, count) => sum + count - 1, 0);
  const squareCentimetres = (partArea * AREA_PER_PART_AREA[2]) / 100;
  const hasGrid = footprints.some(({ pads }) => pads.filter(({ property }) => property === "bga").length > 36);
  const isDense = connections > 60 && connections / squareCentimetres > CONNECTIONS_PER_CM2_OF_TWO_LAYERS;
  return hasGrid || isDense || connections > CONNECTIONS_OF_TWO_LAYERS ? 4 : 2;
}
