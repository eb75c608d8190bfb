import { type Board, emptyBoard, itemId, netId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { aPad, aVia } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";

const EMPTY = emptyBoard();
const mm = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => fromMm(tenths / 10));
const place: fc.Arbitrary<Point> = fc.record({ x: mm(0, 40), y: mm(0, 30) });
const some = <Item>(most: number, of: (index: number) => fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.subarray(Array.from({ length: most }, (_, index) => index)).chain((indexes) => fc.tuple(...indexes.map(of)));
const style = {
  size: { width: fromMm(1), height: fromMm(1) },
  thickness: fromMm(0.15),
  horizontal: "left",
  vertical: "middle",
  mirrored: false,
} as const;

/** Small boards of one stack of layers, with some of the same ids each: an edit leads from any to any other. */
export const arbitraryBoard: fc.Arbitrary<Board> = fc
  .record({
    tracks: some(8, (index) =>
      fc.record({ start: place, end: place }).map((ends) => ({
        id: itemId(`track ${index}`),
        ...ends,
        width: fromMm(0.2),
        layer: index % 2 ? ("F.Cu" as const) : ("B.Cu" as const),
        net: netId("net"),
        locked: false,
      })),
    ),
    vias: some(3, (index) =>
      place.map((position) =>
        aVia({
          id: itemId(`via ${index}`),
          position,
          diameter: fromMm(0.8),
          drill: fromMm(0.4),
        }),
      ),
    ),
    texts: some(2, (index) =>
      fc.record({ position: place, text: fc.constantFrom("A1", "電源") }).map((words) => ({
        id: itemId(`text ${index}`),
        role: "user" as const,
        ...words,
        layer: "F.SilkS" as const,
        rotation: 0,
        style,
        hidden: false,
      })),
    ),
    footprints: some(4, (index) =>
      fc.record({ position: place, rotation: fc.constantFrom(0, 45, 90) }).map((stand) => ({
        id: itemId(`part ${index}`),
        reference: `R${index}`,
        value: "1k",
        library: "test:R",
        side: "front" as const,
        attributes: PLAIN_ATTRIBUTES,
        properties: {},
        graphics: [
          {
            id: itemId(`body ${index}`),
            layer: "F.CrtYd" as const,
            shape: { kind: "rect" as const, start: { x: -1e6, y: -1e6 }, end: { x: 1e6, y: 1e6 } },
            stroke: { width: 50_000, style: "solid" as const },
            filled: false,
          },
        ],
        texts: [],
        zones: [],
        models: [],
        locked: false,
        pads: [
          aPad({
            id: itemId(`pad ${index}`),
            kind: index % 2 ? ("smd" as const) : ("through-hole" as const),
            shape: { kind: "rect" as const, size: { width: fromMm(0.6), height: fromMm(0.4) } },
            position: { x: fromMm(0.5), y: 0 },
            layers: ["F.Cu", "F.Mask"] as const,
          }),
        ],
        ...stand,
      })),
    ),
  })
  .map((lists) => ({ ...EMPTY, nets: [{ id: netId("net"), name: "net" }], ...lists }));
