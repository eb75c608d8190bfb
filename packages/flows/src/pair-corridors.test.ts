import { emptyBoard, itemId, netId, type Track, type Via } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, test } from "vitest";
import { corridorsFor, joinedCorridors, sizeOf, withCorridors } from "./pair-corridors.ts";
import { at } from "./testing/poured-board.ts";

const board = { ...emptyBoard(2), nets: ["G", "D+", "D-"].map((name) => ({ id: netId(name), name })) };

const track = (net: string, x: number): Track => ({
  id: itemId(`${net}${x}`),
  start: at(x, 0),
  end: at(x + 1, 0),
  width: fromMm(0.2),
  layer: "F.Cu",
  net: netId(net),
  locked: false,
});
const via = (net: string, x: number): Via => ({
  id: itemId(`via-${net}${x}`),
  kind: "through",
  position: at(x, 0),
  diameter: fromMm(0.6),
  drill: fromMm(0.3),
  layers: ["F.Cu", "B.Cu"],
  net: netId(net),
  locked: false,
});
const end = (x: number) => ({ ...at(x, 0), label: `pad at ${x}`, layers: ["F.Cu"] });
const open = (net: string) =>
  [{ net, from: end(0), to: end(20), reason: { kind: "budget", message: "", remedies: [] } }] as unknown as Parameters<
    typeof corridorsFor
  >[2]["open"];

test("keeps of the other run's copper what lies near the ends of an open connection", () => {
  const copper = {
    tracks: [track("G", 0), track("G", 8), track("G", 19), track("D+", 0)],
    vias: [via("G", 2), via("G", 9)],
  };
  const kept = corridorsFor(board, copper, { open: open("G"), paired: new Set([netId("D+"), netId("D-")]) });
  expect(kept.tracks.map(({ id }) => id)).toEqual(["G0", "G19"]);
  expect(kept.vias.map(({ id }) => id)).toEqual(["via-G2"]);
});

test("keeps nothing for the pairs themselves", () => {
  const copper = { tracks: [track("D+", 0)], vias: [] };
  expect(sizeOf(corridorsFor(board, copper, { open: open("D+"), paired: new Set([netId("D+")]) }))).toBe(0);
});

test("counts what two of them share once, and lays them on the board for the search alone", () => {
  const [one, other] = [
    { tracks: [track("G", 0)], vias: [via("G", 2)] },
    { tracks: [{ ...track("G", 0), id: itemId("corridor/0") }, track("G", 19)], vias: [] },
  ];
  const both = joinedCorridors(one, other);
  expect(sizeOf(both)).toBe(3);
  expect(withCorridors(board, both)).toMatchObject({ tracks: both.tracks, vias: both.vias });
  expect(board.tracks).toEqual([]);
});
