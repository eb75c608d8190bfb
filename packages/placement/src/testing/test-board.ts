import {
  type Board,
  emptyBoard,
  type Footprint,
  type Graphic,
  itemId,
  netId,
  type Pad,
  PLAIN_ATTRIBUTES,
  type Side,
} from "@tracewright/board";
import { aFootprint } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";

/** Boards for the tests of this package, in millimetres. */
export const mm = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

export interface TestPart {
  readonly reference: string;
  readonly width: number;
  readonly height: number;
  /** A pad for each, in a row. */
  readonly nets: readonly string[];
  readonly at: Point;
  readonly side?: Side;
  readonly locked?: boolean;
  readonly through?: boolean;
  /** Where the row of pads runs, from the top (−0.5) to the bottom (0.5) of the part. */
  readonly row?: number;
  readonly courtyard?: "closed" | "open" | "none";
}

/** A part with a rectangular courtyard about its position and small square pads. */
export function testPart(part: TestPart): Footprint {
  const { reference, width, height, nets, at, side = "front", locked = false, through = false, row = 0 } = part;
  const front = side === "front";
  return aFootprint({
    id: itemId(reference),
    reference,
    library: "test:part",
    position: at,
    side,
    locked,
    attributes: { ...PLAIN_ATTRIBUTES, mount: through ? "through-hole" : "smd" },
    pads: nets.map((net, index): Pad => {
      const shared = {
        id: itemId(`${reference}-${index}`),
        number: String(index + 1),
        shape: { kind: "rect", size: { width: fromMm(0.4), height: fromMm(0.4) } },
        position: mm(((index + 0.5) / nets.length - 0.5) * width * 0.8, row * height * 0.8),
        rotation: 0,
        net: netId(net),
      } as const;
      return through
        ? {
            ...shared,
            kind: "through-hole",
            layers: ["*.Cu"],
            drill: { size: { width: fromMm(0.2), height: fromMm(0.2) } },
          }
        : { ...shared, kind: "smd", layers: [front ? "F.Cu" : "B.Cu"] };
    }),
    graphics: courtyard(part),
  });
}

function courtyard({ reference, width, height, side = "front", courtyard: kind = "closed" }: TestPart): Graphic[] {
  if (kind === "none") return [];
  const layer = side === "front" ? "F.CrtYd" : "B.CrtYd";
  const corners = ringOf(width, height).map(({ x, y }) => mm(x - width / 2, y - height / 2));
  return corners.slice(kind === "open" ? 1 : 0).map((start, index, list) => ({
    id: itemId(`${reference}-courtyard-${index}`),
    layer,
    shape: { kind: "line", start, end: (kind === "open" ? corners : list)[(corners.indexOf(start) + 1) % 4] ?? start },
    stroke: { width: fromMm(0.05), style: "solid" },
    filled: false,
  }));
}

function ringOf(width: number, height: number): { x: number; y: number }[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

/** A rectangular board from the origin, with rectangular cut-outs (x, y, width, height). */
export function testBoard(
  size: { width: number; height: number; cutOuts?: readonly (readonly [number, number, number, number])[] },
  footprints: readonly Footprint[],
): Board {
  const rings = [
    ringOf(size.width, size.height),
    ...(size.cutOuts ?? []).map(([x, y, width, height]) =>
      ringOf(width, height).map((corner) => ({ x: x + corner.x, y: y + corner.y })),
    ),
  ];
  const nets = new Set(footprints.flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])));
  return {
    ...emptyBoard(),
    nets: [...nets].map((id) => ({ id, name: id })),
    footprints: [...footprints],
    graphics: rings.flatMap((ring, which) =>
      ring.map(({ x, y }, index): Graphic => {
        const next = ring[(index + 1) % 4] ?? { x, y };
        return {
          id: itemId(`edge-${which}-${index}`),
          layer: "Edge.Cuts",
          shape: { kind: "line", start: mm(x, y), end: mm(next.x, next.y) },
          stroke: { width: fromMm(0.1), style: "solid" },
          filled: false,
        };
      }),
    ),
  };
}

/** The same board with another outline: corners in order. */
export function withOutline(board: Board, corners: readonly Point[]): Board {
  return {
    ...board,
    graphics: corners.map(
      (start, index): Graphic => ({
        id: itemId(`outline-${index}`),
        layer: "Edge.Cuts",
        shape: { kind: "line", start, end: corners[(index + 1) % corners.length] ?? start },
        stroke: { width: fromMm(0.1), style: "solid" },
        filled: false,
      }),
    ),
  };
}
