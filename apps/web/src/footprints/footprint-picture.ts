import {
  type Footprint,
  factsOfFootprint,
  type Graphic,
  type LayerId,
  padBox,
  padHole,
  padPolygons,
} from "@tracewright/board";
import {
  AT_ORIGIN,
  type Box,
  boxOfPoints,
  growBox,
  isClosedShape,
  joinBoxes,
  NM_PER_MM,
  type Point,
  shapePath,
  solidPolygons,
} from "@tracewright/geometry";

/** What a preview of a footprint draws: paths of SVG in millimetres, and what is measured on it. */
export interface FootprintPicture {
  readonly pads: readonly PadPicture[];
  readonly lines: readonly { readonly kind: LineKind; readonly path: string }[];
  /** About everything that is drawn, mm. */
  readonly box: Box;
  /** Of pads and body, mm: what is measured along the edges. */
  readonly extent: Box;
  readonly pitchMm?: number;
  readonly bodyMm?: { readonly width: number; readonly height: number };
}

export interface PadPicture {
  readonly number: string;
  readonly path: string;
  readonly hole?: string;
  /** Middle, mm, where the number is written. */
  readonly x: number;
  readonly y: number;
  /** The shorter side, mm. */
  readonly room: number;
  readonly isMechanical: boolean;
}

export type LineKind = "body" | "silkscreen" | "courtyard";

const LINES: Readonly<Partial<Record<LayerId, LineKind>>> = {
  "F.Fab": "body",
  "B.Fab": "body",
  "F.SilkS": "silkscreen",
  "B.SilkS": "silkscreen",
  "F.CrtYd": "courtyard",
  "B.CrtYd": "courtyard",
};
/** Finer than a pixel of any preview. */
const ERROR = 5_000;
const MARGIN_MM = 0.2;

/** The footprint as it stands at the origin, whatever its own place. */
export function pictureOf(footprint: Footprint): FootprintPicture | undefined {
  const pads = footprint.pads.map((pad): PadPicture => {
    const box = mm(padBox(AT_ORIGIN, pad));
    const hole = padHole(AT_ORIGIN, pad);
    return {
      number: pad.number,
      path: padPolygons(AT_ORIGIN, pad, { maxError: ERROR })
        .map(({ outer }) => ringPath(outer))
        .join(""),
      ...(hole && {
        hole: solidPolygons(hole, { maxError: ERROR })
          .map(({ outer }) => ringPath(outer))
          .join(""),
      }),
      x: (box.minX + box.maxX) / 2,
      y: (box.minY + box.maxY) / 2,
      room: Math.min(box.maxX - box.minX, box.maxY - box.minY),
      isMechanical: pad.kind === "npth" || pad.number === "",
    };
  });
  const drawn = footprint.graphics.flatMap((graphic) => {
    const kind = LINES[graphic.layer];
    return kind ? [{ kind, graphic, points: shapePath(graphic.shape, ERROR) }] : [];
  });
  const padBoxes = footprint.pads.map((pad) => padBox(AT_ORIGIN, pad));
  const bodyBox = boxOfPoints(drawn.filter(({ kind }) => kind === "body").flatMap(({ points }) => points));
  const extent = joinBoxes(bodyBox ? [...padBoxes, bodyBox] : padBoxes);
  const all = boxOfPoints(drawn.flatMap(({ points }) => points));
  const box = joinBoxes([extent, all].filter((one) => one !== undefined));
  if (!box) return undefined;
  const { pitch, body } = factsOfFootprint(footprint);
  return {
    pads,
    lines: drawn.map(({ kind, graphic, points }) => ({ kind, path: linePath(points, graphic) })),
    box: growBox(mm(box), MARGIN_MM),
    extent: mm(extent ?? box),
    ...(pitch !== undefined && { pitchMm: pitch / NM_PER_MM }),
    ...(body && { bodyMm: { width: body.width / NM_PER_MM, height: body.height / NM_PER_MM } }),
  };
}

function mm({ minX, minY, maxX, maxY }: Box): Box {
  return { minX: minX / NM_PER_MM, minY: minY / NM_PER_MM, maxX: maxX / NM_PER_MM, maxY: maxY / NM_PER_MM };
}

function linePath(points: readonly Point[], { shape }: Graphic): string {
  return isClosedShape(shape) ? ringPath(points) : openPath(points);
}

function openPath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${number(x)} ${number(y)}`).join("");
}

function ringPath(points: readonly Point[]): string {
  return points.length === 0 ? "" : `${openPath(points)}Z`;
}

function number(nm: number): string {
  return `${Number((nm / NM_PER_MM).toFixed(3))}`;
}

/** Pad numbers, each once. */
export function padNumbers({ pads }: Footprint): string[] {
  return [...new Set(pads.map(({ number }) => number).filter(Boolean))];
}
