import type { Foreign, NetId, Pad, PadCorner, PadPrimitive, PadShape } from "@tracewright/board";
import fc from "fast-check";
import { arbitraryShape } from "./arbitrary-shape.ts";
import { angle, layerSelectors, length, point, ratio, size, width, word } from "./arbitrary-values.ts";

const record = <Fields>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) =>
  fc.record(fields, { noNullPrototype: true });

/** Of lines, arcs and curves version 6 says nothing about filling: those without a pen are full. */
const primitive: fc.Arbitrary<PadPrimitive> = record({ shape: arbitraryShape, width, filled: fc.boolean() }).map(
  (each) => ({
    ...each,
    filled: ["line", "arc", "bezier"].includes(each.shape.kind) ? each.width === 0 : each.filled,
  }),
);

const cornerRatio = fc.nat(500_000).map((millionths) => millionths / 1_000_000);
const corners: fc.Arbitrary<PadCorner[]> = fc.uniqueArray(
  fc.constantFrom(...(["top-left", "top-right", "bottom-left", "bottom-right"] as const)),
  { minLength: 1 },
);

const shape: fc.Arbitrary<PadShape> = fc.oneof(
  record({ kind: fc.constant("circle" as const), diameter: width }),
  record({ kind: fc.constant("rect" as const), size }),
  record({ kind: fc.constant("oval" as const), size }),
  record({ kind: fc.constant("roundrect" as const), size, cornerRatio }),
  record({ kind: fc.constant("trapezoid" as const), size, delta: point }),
  record({
    kind: fc.constant("chamfered" as const),
    size,
    cornerRatio,
    chamferRatio: cornerRatio.filter((part) => part > 0),
    corners,
  }),
  record({
    kind: fc.constant("custom" as const),
    anchor: fc.constantFrom("circle" as const, "rect" as const),
    size,
    primitives: fc.array(primitive, { maxLength: 3 }),
    clearanceOutline: fc.constantFrom("outline" as const, "convexhull" as const),
  }),
);

/** A pad of any shape with everything that version 6 can say of it. */
export function arbitraryPad(net: fc.Arbitrary<NetId>, foreign: fc.Arbitrary<Foreign>): fc.Arbitrary<Omit<Pad, "id">> {
  const positive = width.filter((value) => value > 0);
  return fc.record(
    {
      number: word,
      kind: fc.constantFrom(...(["smd", "through-hole", "npth", "edge-connector"] as const)),
      shape,
      position: point,
      rotation: angle,
      offset: point.filter(({ x, y }) => x !== 0 || y !== 0),
      drill: record({ size: record({ width: positive, height: positive }) }),
      layers: layerSelectors,
      net,
      pinFunction: word,
      pinType: word,
      clearance: width,
      solderMaskMargin: length,
      solderPasteMargin: length,
      solderPasteRatio: ratio,
      zoneConnection: fc.constantFrom(...(["solid", "thermal", "through-hole-thermal", "none"] as const)),
      thermal: fc
        .record({ gap: width, bridgeWidth: width }, { requiredKeys: [], noNullPrototype: true })
        .filter((settings) => Object.keys(settings).length > 0),
      removeUnusedLayers: fc.constant(true),
      keepEndLayers: fc.constant(true),
      property: fc.constantFrom(
        ...(["bga", "fiducial-global", "fiducial-local", "test-point", "heatsink", "castellated"] as const),
      ),
      dieLength: length,
      locked: fc.constant(true),
      foreign,
    },
    { requiredKeys: ["number", "kind", "shape", "position", "rotation", "layers"], noNullPrototype: true },
  );
}
