import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import { itemId, netId } from "../records/ids.ts";
import { aTrack, aZone } from "../testing/index.ts";
import { isTeardrop, staleTeardrops } from "./teardrops.ts";

const at = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const net = netId("a");
const drop = aZone({
  id: itemId("drop"),
  name: "$teardrop_padvia$",
  layers: ["F.Cu"],
  net,
  outline: [[at(0, 0), at(1, 0.3), at(1, -0.3)]],
});
const track = (further: object) =>
  aTrack({ id: itemId("t"), start: at(0, 0), end: at(5, 0), width: fromMm(0.2), net, ...further });

describe("teardrops", () => {
  it("are known by KiCad's name or the priority of its plug-in", () => {
    expect(isTeardrop(drop)).toBe(true);
    expect(isTeardrop({ ...drop, name: "", priority: 0x4242 })).toBe(true);
    expect(isTeardrop({ ...drop, name: "GND", priority: 3 })).toBe(false);
  });

  it("are stale where no track of their net meets them on their layer", () => {
    const boardWith = (further: object) => ({ ...emptyBoard(2), zones: [drop], tracks: [track(further)] });
    expect(staleTeardrops(boardWith({}))).toEqual([]);
    for (const other of [{ layer: "B.Cu" }, { net: netId("b") }, { start: at(3, 0) }])
      expect(staleTeardrops(boardWith(other))).toEqual([drop]);
  });
});
