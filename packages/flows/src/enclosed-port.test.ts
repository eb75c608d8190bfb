import { type Board, emptyBoard, type Group, itemId, netId } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { enclosedPort } from "./enclosed-port.ts";

const mm = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const part = (reference: string, at: Point) =>
  aFootprint({
    id: itemId(reference),
    reference,
    position: at,
    pads: [
      aPad({
        id: itemId(`${reference}.1`),
        number: "1",
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
        net: netId("A"),
      }),
    ],
  });
const group = (mode: "rigid" | "soft"): Group => ({
  id: itemId("g"),
  name: "Buck",
  members: ["U1", "ring"].map(itemId),
  block: {
    ...{ use: "u", document: "0".repeat(64), mode, margin: 0, ports: [] },
    anchor: { part: itemId("U1"), rotation: 0, side: "front" },
  },
});
const board = (mode: "rigid" | "soft"): Board => ({
  ...emptyBoard(),
  schemaVersion: 2,
  nets: [{ id: netId("A"), name: "A" }],
  footprints: [part("U1", mm(0, 0)), part("J1", mm(20, 0))],
  tracks: [aTrack({ id: itemId("ring"), start: mm(2, -2), end: mm(2, 2) })],
  groups: [group(mode)],
});
const end = (reference: string) => ({ label: `${reference} pad 1`, item: `${reference}.1`, x: 0, y: 0 });
const open = (reason: Parameters<typeof enclosedPort>[1]["reason"]) => ({
  net: "A",
  from: end("U1"),
  to: end("J1"),
  reason,
});
const infeasible = { kind: "infeasible", message: "", objects: ["track", "track"], remedies: [] } as const;
const spotAt = (x: number) =>
  open({ ...infeasible, gap: { available: 1, required: 2 }, spot: { x: fromMm(x), y: 0, layer: "F.Cu" } });

describe("a port that no track can leave", () => {
  it("is told with its block where the narrowest place is within it, or there is no place at all", () => {
    const expected = {
      kind: "enclosed",
      message: "U1 pad 1 cannot be reached from outside block Buck",
      block: "Buck",
      pad: "U1 pad 1",
    };
    expect(enclosedPort(board("rigid"), spotAt(1.9))).toEqual(expected);
    expect(enclosedPort(board("rigid"), open({ ...infeasible, objects: ["U1 pad 1"] }))).toEqual(expected);
  });

  it("is not the reason where the narrowest place is elsewhere, other nets are in the way, or the block is soft", () => {
    expect(enclosedPort(board("rigid"), spotAt(10))).toBeUndefined();
    expect(enclosedPort(board("rigid"), open({ ...infeasible, objects: ["J1 pad 1"] }))).toBeUndefined();
    expect(
      enclosedPort(board("rigid"), open({ kind: "congested", message: "", nets: ["B"], spots: [], remedies: [] })),
    ).toBeUndefined();
    expect(enclosedPort(board("soft"), spotAt(1.9))).toBeUndefined();
  });
});
