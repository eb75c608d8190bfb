import {
  type Board,
  type Diagnostic,
  type Footprint,
  hasPadCopper,
  isCopperLayer,
  type Pad,
  padShapes,
  resolveLayers,
  worded,
} from "@tracewright/board";

/**
 * Pads that a file asks for that cannot be manufactured, one remark a part: of width or height 0, and plated ones whose drill
 * takes all of their copper. Unplated holes are meant so.
 */
export function padsWithoutCopper(file: string, board: Board): Diagnostic[] {
  const remark = (
    code: "pads-without-size" | "pads-without-ring",
    { reference, position }: Footprint,
    pads: readonly Pad[],
  ) => ({
    severity: "warning" as const,
    code,
    ...worded(code, { reference, pads: pads.map(({ number }) => number || "–").join(", ") }),
    file,
    place: position,
    subjects: [reference],
  });
  return board.footprints.flatMap((part) => {
    const onCopper = part.pads.filter(
      ({ kind, layers }) => kind !== "npth" && resolveLayers(board, layers).some(isCopperLayer),
    );
    const flat = onCopper.filter((pad) => !hasPadCopper(pad));
    const drilled = onCopper.filter((pad) => hasPadCopper(pad) && isDrilledAway(pad));
    return [
      ...(flat.length > 0 ? [remark("pads-without-size", part, flat)] : []),
      ...(drilled.length > 0 ? [remark("pads-without-ring", part, drilled)] : []),
    ];
  });
}

/** Whether the drill reaches over all of the copper, which lies about the same middle. */
function isDrilledAway(pad: Pad): boolean {
  const { drill, offset, layerOffsets } = pad;
  if (!drill || offset || layerOffsets) return false;
  const { width, height } = drill.size;
  return padShapes(pad).every((shape) => {
    if (shape.kind === "custom" && shape.primitives.length > 0) return false;
    const size = shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
    if (shape.kind === "circle" || shape.kind === "oval") return size.width <= width && size.height <= height;
    // The corners of a square reach beyond a round hole of its width.
    return Math.hypot(size.width, size.height) <= Math.min(width, height);
  });
}
