import {
  type Board,
  emptyBoard,
  type Footprint,
  type Graphic,
  itemId,
  type LayerId,
  netId,
  type Pad,
  type PadShape,
  PLAIN_ATTRIBUTES,
  type Text,
} from "@tracewright/board";
import { fromMm, type Point, type Shape } from "@tracewright/geometry";

/** For tests: a small board that has one of everything a film can show, four layers and no rule broken. */
export function sampleBoard(): Board {
  const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
  const box = (width: number, height: number) => ({ width: fromMm(width), height: fromMm(height) });
  let next = 0;
  const id = () => itemId(`item-${next++}`);
  const graphic = (layer: LayerId, shape: Shape, width = 0.15, filled = false): Graphic => ({
    id: id(),
    layer,
    shape,
    stroke: { width: fromMm(width), style: "solid" },
    filled,
  });
  const text = (role: Text["role"], content: string, layer: LayerId, x: number, y: number, rotation = 0): Text => ({
    id: id(),
    role,
    text: content,
    layer,
    position: at(x, y),
    rotation,
    style: {
      size: box(1, 1),
      thickness: fromMm(0.15),
      horizontal: "center",
      vertical: "middle",
      mirrored: layer.startsWith("B."),
    },
    hidden: false,
  });
  const pad = (number: string, shape: PadShape, x: number, y: number, further: Partial<Pad> = {}): Pad => ({
    id: id(),
    number,
    kind: "smd",
    shape,
    position: at(x, y),
    rotation: 0,
    layers: ["F.Cu", "F.Mask", "F.Paste"],
    ...further,
  });
  const part = (reference: string, x: number, y: number, rotation: number, pads: readonly Pad[]): Footprint => ({
    id: id(),
    reference,
    value: `${reference} value`,
    library: "Test:Part",
    position: at(x, y),
    rotation,
    side: "front",
    locked: false,
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
    pads,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: KiCad's text variables look like that
    texts: [text("reference", "${REFERENCE}", "F.SilkS", 0, -2)],
    graphics: [graphic("F.SilkS", { kind: "arc", start: at(-1.5, 1.2), mid: at(0, 1.6), end: at(1.5, 1.2) })],
    zones: [],
    models: [],
    properties: {},
  });
  const [gnd, vcc, signal] = [netId("gnd"), netId("vcc"), netId("sig")];
  const through: Partial<Pad> = {
    kind: "through-hole",
    layers: ["*.Cu", "*.Mask"],
    drill: { size: box(0.8, 0.8) },
  };
  const slot: Partial<Pad> = { ...through, drill: { size: box(0.6, 1.6) } };
  const base = emptyBoard(4);
  return {
    ...base,
    title: { title: "Sample", revision: "A" },
    nets: [
      { id: gnd, name: "GND" },
      { id: vcc, name: "VCC,3V3" },
      { id: signal, name: "/신호" },
    ],
    graphics: [
      graphic("Edge.Cuts", { kind: "line", start: at(2, 0), end: at(38, 0) }),
      graphic("Edge.Cuts", { kind: "arc", start: at(38, 0), mid: at(39.414214, 0.585786), end: at(40, 2) }),
      graphic("Edge.Cuts", { kind: "line", start: at(40, 30), end: at(40, 2) }),
      graphic("Edge.Cuts", { kind: "line", start: at(40, 30), end: at(0, 30) }),
      graphic("Edge.Cuts", { kind: "line", start: at(0, 30), end: at(0, 2) }),
      graphic("Edge.Cuts", { kind: "arc", start: at(0, 2), mid: at(0.585786, 0.585786), end: at(2, 0) }),
      graphic("Edge.Cuts", { kind: "circle", center: at(35, 25), radius: fromMm(2) }),
      graphic("F.SilkS", { kind: "rect", start: at(5, 20), end: at(9, 24) }, 0.2, true),
      graphic("B.SilkS", { kind: "circle", center: at(20, 15), radius: fromMm(3) }),
      graphic("F.SilkS", { kind: "bezier", points: [at(25, 20), at(27, 18), at(29, 22), at(31, 20)] }),
    ],
    texts: [text("user", "Sample\nRev ±5% ~{RST}", "F.SilkS", 25, 26), text("user", "BACK", "B.Cu", 30, 26, 30)],
    footprints: [
      part("R1", 10, 10, 30, [
        pad("1", { kind: "roundrect", size: box(1, 1.4), cornerRatio: 0.25 }, -1.2, 0, { net: gnd }),
        pad("2", { kind: "rect", size: box(1, 1.4) }, 1.2, 0, { net: signal, solderMaskMargin: fromMm(0.05) }),
      ]),
      part("U1", 25, 10, 90, [
        pad("1", { kind: "circle", diameter: fromMm(1.6) }, -3, 0, { ...through, net: vcc }),
        pad("2", { kind: "oval", size: box(1.2, 2.4) }, 0, 0, { ...slot, net: signal, rotation: 20 }),
        pad(
          "3",
          {
            kind: "chamfered",
            size: box(2, 2),
            cornerRatio: 0.2,
            chamferRatio: 0.25,
            corners: ["top-left", "bottom-right"],
          },
          3,
          0,
          { net: gnd, rotation: 90, solderPasteRatio: -0.1 },
        ),
        pad("4", { kind: "trapezoid", size: box(1.5, 1.5), delta: { x: 0, y: fromMm(0.4) } }, 3, 4, { net: gnd }),
        pad(
          "5",
          {
            kind: "custom",
            anchor: "circle",
            size: box(0.6, 0.6),
            clearanceOutline: "outline",
            primitives: [
              {
                shape: { kind: "polygon", points: [at(0, 0), at(2, 0), at(2, 1), at(1, 0.5)] },
                width: 0,
                filled: true,
              },
            ],
          },
          -3,
          4,
          { net: signal, solderMaskMargin: fromMm(0.05) },
        ),
      ]),
      part("H1", 4, 26, 0, [
        pad("", { kind: "circle", diameter: fromMm(3.2) }, 0, 0, {
          kind: "npth",
          layers: ["*.Cu", "*.Mask"],
          drill: { size: box(3.2, 3.2) },
        }),
      ]),
    ],
    tracks: [
      {
        id: id(),
        start: at(11.039, 9.4),
        end: at(18, 9.4),
        width: fromMm(0.25),
        layer: "F.Cu",
        net: signal,
        locked: false,
      },
      { id: id(), start: at(18, 9.4), end: at(18, 14), width: fromMm(0.25), layer: "B.Cu", net: signal, locked: false },
      {
        id: id(),
        start: at(18, 14),
        mid: at(20.5, 10.8),
        end: at(25, 10),
        width: fromMm(0.25),
        layer: "B.Cu",
        net: signal,
        locked: false,
      },
    ],
    vias: [
      {
        id: id(),
        kind: "through",
        position: at(18, 9.4),
        diameter: fromMm(0.6),
        drill: fromMm(0.3),
        layers: ["F.Cu", "B.Cu"],
        net: signal,
        locked: false,
      },
      {
        id: id(),
        kind: "through",
        position: at(8, 12),
        diameter: fromMm(0.6),
        drill: fromMm(0.3),
        layers: ["F.Cu", "B.Cu"],
        net: gnd,
        locked: false,
      },
      {
        id: id(),
        kind: "blind",
        position: at(14, 20),
        diameter: fromMm(0.6),
        drill: fromMm(0.3),
        layers: ["F.Cu", "In1.Cu"],
        net: gnd,
        locked: false,
      },
    ],
    zones: [
      {
        id: id(),
        layers: ["In1.Cu"],
        outline: [[at(1, 1), at(39, 1), at(39, 29), at(1, 29)]],
        net: gnd,
        priority: 0,
        pour: {
          clearance: fromMm(0.3),
          minThickness: fromMm(0.2),
          connection: "thermal",
          thermalGap: fromMm(0.3),
          thermalBridgeWidth: fromMm(0.3),
          islandRemoval: "always",
          smoothing: "none",
          fillMode: "solid",
        },
        filled: true,
        fills: [
          {
            layer: "In1.Cu",
            polygons: [
              {
                outer: [at(1, 5), at(32, 5), at(32, 25), at(1, 25)],
                holes: [
                  [at(17, 8), at(19, 8), at(19, 11), at(17, 11)],
                  [at(23, 5.5), at(27, 5.5), at(27, 16), at(23, 16)],
                  [at(19.5, 9.5), at(20.5, 9.5), at(20, 10.5)],
                ],
              },
            ],
          },
        ],
        locked: false,
      },
    ],
  };
}
