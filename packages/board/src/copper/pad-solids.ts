import {
  ARC_ERROR,
  type ArcChords,
  type Box,
  capsule,
  type Degrees,
  joinBoxes,
  normalizeDegrees,
  type Placement,
  type Point,
  type Polygon,
  type PolygonisingOptions,
  placePoint,
  type Size,
  type Solid,
  shapeSolids,
  solidBox,
  solidPolygons,
} from "@tracewright/geometry";
import type { Footprint } from "../records/footprint.ts";
import { type CopperLayerId, isCopperLayer, type LayerId } from "../records/layer.ts";
import type { Pad, PadShape } from "../records/pad.ts";

type Placed = Pick<Footprint, "position" | "rotation">;

/** Where the pad stands on the board: the centre of its hole, and of its copper when it has no offset. */
export function padPosition(footprint: Placed, pad: Pick<Pad, "position">): Point {
  return placePoint(pad.position, footprint.position, footprint.rotation);
}

/** Direction of the pad's own x axis on the board, within [0, 360). */
export function padRotation(footprint: Placed, pad: Pick<Pad, "rotation">): Degrees {
  return normalizeDegrees(footprint.rotation + pad.rotation);
}

/** The centre of the pad's copper, which an offset shifts away from its position; padstacks of KiCad 9 may shift it by layer. */
export function padCenter(footprint: Placed, pad: Pad, layer?: CopperLayerId): Point {
  const position = padPosition(footprint, pad);
  const offset = (layer && pad.layerOffsets?.[layer]) ?? pad.offset;
  return offset ? placePoint(offset, position, padRotation(footprint, pad)) : position;
}

/** The pad's shape on a layer, which padstacks of KiCad 9 may change by layer. */
export function padShapeOn(pad: Pad, layer?: LayerId): PadShape {
  return (layer && isCopperLayer(layer) ? pad.layerShapes?.[layer] : undefined) ?? pad.shape;
}

/** The pad's copper in board coordinates, as a union of solids. Layers differ only for padstacks, chords only for arcs. */
export function padSolids(footprint: Placed, pad: Pad, layer?: CopperLayerId, chords?: ArcChords): readonly Solid[] {
  const placement = { position: padCenter(footprint, pad, layer), rotation: padRotation(footprint, pad) };
  return padShapeSolids(padShapeOn(pad, layer), placement, chords);
}

/** The pad's drilled hole in board coordinates. */
export function padHole(footprint: Placed, pad: Pad): Solid | undefined {
  if (!pad.drill || pad.drill.size.width <= 0 || pad.drill.size.height <= 0) return undefined;
  return slot(pad.drill.size, { position: padPosition(footprint, pad), rotation: padRotation(footprint, pad) });
}

/** Box around the pad's copper on a layer. */
export function padBox(footprint: Placed, pad: Pad, layer?: CopperLayerId): Box {
  const box = joinBoxes(padSolids(footprint, pad, layer).map(solidBox));
  const { x, y } = padPosition(footprint, pad);
  return box ?? { minX: x, minY: y, maxX: x, maxY: y };
}

/** The pad's copper as polygons in board coordinates, whose union it is; one for every shape but custom ones. */
export function padPolygons(
  footprint: Placed,
  pad: Pad,
  options: PolygonisingOptions & { readonly layer?: CopperLayerId },
): Polygon[] {
  return padSolids(footprint, pad, options.layer).flatMap((solid) => solidPolygons(solid, options));
}

/** A bare pad shape placed somewhere, as a union of solids. */
export function padShapeSolids(shape: PadShape, placement: Placement, chords: ArcChords = ARC_ERROR): Solid[] {
  switch (shape.kind) {
    case "circle":
      return [{ kind: "circle", center: placement.position, radius: shape.diameter / 2 }];
    case "oval":
      return [slot(shape.size, placement)];
    case "rect":
      return [block(shape.size, 0, placement)];
    case "roundrect":
      return [block(shape.size, cornerRadius(shape.size, shape.cornerRatio), placement)];
    case "trapezoid":
      return [{ kind: "convex", points: placeAll(trapezoidCorners(shape), placement), radius: 0 }];
    case "chamfered":
      return chamferedSolids(shape, placement);
    case "custom":
      return [
        ...(shape.anchor === "circle"
          ? [{ kind: "circle", center: placement.position, radius: shape.size.width / 2 } as const]
          : [block(shape.size, 0, placement)]),
        ...shape.primitives.flatMap((primitive) => shapeSolids(primitive.shape, primitive, placement, chords)),
      ];
  }
}

/** KiCad's rounding of the corner radius. */
function cornerRadius(size: Size, ratio: number): number {
  return Math.round(Math.min(size.width, size.height) * Math.min(Math.max(ratio, 0), 0.5));
}

/** A round or long hole or pad: the longer side is the axis of the slot. */
function slot(size: Size, placement: Placement): Solid {
  const width = Math.min(size.width, size.height);
  const halfX = Math.trunc((size.width - width) / 2);
  const halfY = Math.trunc((size.height - width) / 2);
  const [start, end] = placeAll(
    [
      { x: -halfX, y: -halfY },
      { x: halfX, y: halfY },
    ],
    placement,
  );
  return capsule(start!, end!, width);
}

/** A rectangle with round corners: the inner rectangle widened by the corner radius. */
function block(size: Size, radius: number, placement: Placement): Solid {
  const halfX = Math.max(0, Math.trunc(size.width / 2) - radius);
  const halfY = Math.max(0, Math.trunc(size.height / 2) - radius);
  if (halfX === 0 && halfY === 0 && radius > 0) return { kind: "circle", center: placement.position, radius };
  if (halfX === 0 || halfY === 0) {
    const [start, end] = placeAll(
      [
        { x: -halfX, y: -halfY },
        { x: halfX, y: halfY },
      ],
      placement,
    );
    return capsule(start!, end!, radius * 2);
  }
  const corners = [
    { x: -halfX, y: -halfY },
    { x: halfX, y: -halfY },
    { x: halfX, y: halfY },
    { x: -halfX, y: halfY },
  ];
  return { kind: "convex", points: placeAll(corners, placement), radius };
}

function trapezoidCorners(shape: Extract<PadShape, { kind: "trapezoid" }>): Point[] {
  const halfX = Math.trunc(shape.size.width / 2);
  const halfY = Math.trunc(shape.size.height / 2);
  const deltaX = Math.trunc(shape.delta.x / 2);
  const deltaY = Math.trunc(shape.delta.y / 2);
  return [
    { x: -halfX - deltaY, y: halfY + deltaX },
    { x: halfX + deltaY, y: halfY - deltaX },
    { x: halfX - deltaY, y: -halfY + deltaX },
    { x: -halfX + deltaY, y: -halfY - deltaX },
  ];
}

/**
 * A chamfered pad: the octagon-like body through the ends of chamfers and roundings, and a disc in every rounded
 * corner. Exact while the discs stay clear of the chamfers, which KiCad's ratios (≤ 0.5 each) leave true but for
 * corner pairs on one side that take more than its length.
 */
function chamferedSolids(shape: Extract<PadShape, { kind: "chamfered" }>, placement: Placement): Solid[] {
  const halfX = Math.trunc(shape.size.width / 2);
  const halfY = Math.trunc(shape.size.height / 2);
  const radius = cornerRadius(shape.size, shape.cornerRatio);
  const chamfer = cornerRadius(shape.size, shape.chamferRatio);
  const body: Point[] = [];
  const discs: Solid[] = [];
  const corners = [
    ["top-left", -1, -1],
    ["top-right", 1, -1],
    ["bottom-right", 1, 1],
    ["bottom-left", -1, 1],
  ] as const;
  for (const [name, signX, signY] of corners) {
    const cut = shape.corners.includes(name) ? chamfer : radius;
    const onVertical = { x: signX * halfX, y: signY * (halfY - cut) };
    const onHorizontal = { x: signX * (halfX - cut), y: signY * halfY };
    body.push(...(signX === signY ? [onVertical, onHorizontal] : [onHorizontal, onVertical]));
    if (!shape.corners.includes(name) && radius > 0) {
      const center = placePoint(
        { x: signX * (halfX - radius), y: signY * (halfY - radius) },
        placement.position,
        placement.rotation,
      );
      discs.push({ kind: "circle", center, radius });
    }
  }
  const ring = body.filter((point, index) => {
    const previous = body[(index + body.length - 1) % body.length]!;
    return point.x !== previous.x || point.y !== previous.y;
  });
  return [{ kind: "convex", points: placeAll(ring, placement), radius: 0 }, ...discs];
}

function placeAll(points: readonly Point[], { position, rotation }: Placement): Point[] {
  return points.map((point) => placePoint(point, position, rotation));
}
