import type { Board, LayerId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { dimensionWork } from "../drawing/dimension-work.ts";
import { arcWork, circleWork, lineWork, polygonWork, rectangleWork } from "../drawing/graphic-work.ts";
import { holeWork } from "../drawing/hole-work.ts";
import { imageWork } from "../drawing/image-work.ts";
import { textWork } from "../drawing/text-work.ts";
import { viaWork } from "../drawing/via-work.ts";
import { cutOutWork, keepoutWork, zoneWork } from "../drawing/zone-work.ts";
import type { Tool } from "../gestures/tool.ts";
import { CornerTool } from "../tools/corner-tool.ts";
import { PlacesTool } from "../tools/places-tool.ts";

const layer = fc.constantFrom<LayerId>("F.SilkS", "B.SilkS", "Edge.Cuts", "F.Cu", "Dwgs.User", "In1.Cu");
const flags = fc.record({
  tracks: fc.boolean(),
  vias: fc.boolean(),
  pads: fc.boolean(),
  pours: fc.boolean(),
  footprints: fc.boolean(),
});

const bar = (x: number) => [
  { x, y: -fromMm(1) },
  { x: x + fromMm(0.5), y: -fromMm(1) },
  { x, y: fromMm(1) },
];
const TWO_BARS = { rings: [bar(-fromMm(1)), bar(fromMm(0.5))] };

/** Any of the tools that draw; cut-outs are made in the first zone that there is. In1.Cu is no layer of boards with two. */
export const arbitraryDrawingTool: fc.Arbitrary<(board: Board) => Tool> = fc.oneof(
  fc.record({ layer, net: fc.nat(3) }).map(({ layer: on, net }) => (board: Board): Tool => {
    return new CornerTool(zoneWork({ layers: [on], net: board.nets[net]?.id }));
  }),
  fc.record({ layer, flags }).map(
    ({ layer: on, flags: keepout }) =>
      (): Tool =>
        new CornerTool(keepoutWork(keepout, { layers: [on] })),
  ),
  fc.constant((board: Board): Tool => {
    const [zone] = board.zones;
    return new CornerTool(zone ? cutOutWork(zone.id) : lineWork({ layer: "F.SilkS" }));
  }),
  fc.record({ layer, filled: fc.boolean() }).map((options) => (): Tool => new CornerTool(polygonWork(options))),
  layer.map((on) => (): Tool => new CornerTool(lineWork({ layer: on }))),
  fc
    .record({ layer, radius: fc.constantFrom(0, fromMm(0.5), fromMm(90)) })
    .map((options) => (): Tool => new PlacesTool(rectangleWork(options))),
  layer.map((on) => (): Tool => new PlacesTool(circleWork({ layer: on }))),
  layer.map((on) => (): Tool => new PlacesTool(arcWork({ layer: on }))),
  layer.map((on) => (): Tool => new PlacesTool(dimensionWork({ layer: on }))),
  layer.map((on) => (): Tool => new PlacesTool(textWork({ layer: on, text: "REV <b>" }))),
  layer.map((on) => (): Tool => new PlacesTool(imageWork({ artwork: TWO_BARS, layer: on, name: "<b>.png" }))),
  fc.constant((): Tool => new PlacesTool(holeWork())),
  fc.nat(3).map(
    (net) =>
      (board: Board): Tool =>
        new PlacesTool(viaWork({ net: board.nets[net]?.id })),
  ),
);
