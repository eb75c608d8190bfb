import { type Board, type Footprint, itemId, withAntennaRooms } from "@tracewright/board";
import { fromMm, locateInPolygon } from "@tracewright/geometry";
import { expect, test } from "vitest";
import { at, boardOf, corners, GND, part, zone } from "./testing/poured-board.ts";
import { withFilledZones } from "./with-filled-zones.ts";

/** A module of 8 × 12 mm in the middle of the board, whose pads end 5 mm before its upper end, on a board that is poured. */
function radioBoard(): Board {
  const pads = [-3.5, 3.5].flatMap((x) =>
    part(`${x}`, at(0, 0)).pads.map((pad) => ({ ...pad, id: itemId(`pad ${x}`), position: at(x, 0) })),
  );
  const module: Footprint = {
    ...part("U1", at(15, 10)),
    library: "x:ESP32-C3-MINI-1",
    pads,
    graphics: [
      {
        id: itemId("body"),
        layer: "F.SilkS",
        shape: { kind: "rect", start: at(-4, -6), end: at(4, 6) },
        stroke: { width: fromMm(0.1), style: "solid" },
        filled: false,
      },
    ],
  };
  return boardOf({ footprints: [module], zones: [zone("pour", "F.Cu", corners(0.5, 0.5, 29.5, 19.5), { net: GND })] });
}

test("a pour keeps out of the antenna end of a known module", async () => {
  const { zones } = await withFilledZones(radioBoard());
  const isCopper = (x: number, y: number) =>
    zones.some(({ fills }) =>
      fills.some(({ polygons }) => polygons.some((polygon) => locateInPolygon(at(x, y), polygon) === "inside")),
    );
  expect(isCopper(15, 5)).toBe(false);
  expect(isCopper(18, 8)).toBe(false);
  expect(isCopper(5, 5)).toBe(true);
});

test("a pour keeps out of the room that the given layout kept clear, wherever the module stands", async () => {
  const board = radioBoard();
  const [pour] = board.zones;
  const outline = [
    at(0.5, 0.5),
    at(8, 0.5),
    at(8, 9),
    at(22, 9),
    at(22, 0.5),
    at(29.5, 0.5),
    at(29.5, 19.5),
    at(0.5, 19.5),
  ];
  const given: Board = {
    ...board,
    zones: pour ? [{ ...pour, fills: [{ layer: "F.Cu", polygons: [{ outer: outline, holes: [] }] }] }] : [],
  };
  const moved = withAntennaRooms(given).footprints.map((module) => ({ ...module, position: at(15, 12) }));
  const { zones } = await withFilledZones({ ...given, footprints: moved });
  const isCopper = (x: number, y: number) =>
    zones.some(({ fills }) =>
      fills.some(({ polygons }) => polygons.some((polygon) => locateInPolygon(at(x, y), polygon) === "inside")),
    );
  // 3 mm to the left of the body and 1 mm before it, where the pour of the given layout ended.
  expect(isCopper(9, 8)).toBe(false);
  expect(isCopper(7, 8)).toBe(true);
  expect(isCopper(9, 13)).toBe(true);
});
