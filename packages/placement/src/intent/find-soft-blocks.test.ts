import { type Board, type Group, itemId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { readIntents } from "./read-intents.ts";

const parts = [
  testPart({ reference: "U1", width: 4, height: 4, nets: ["VCC", "FB", "SW"], at: mm(10, 10) }),
  testPart({ reference: "R1", width: 2, height: 1, nets: ["FB", "VCC"], at: mm(10, 14) }),
  testPart({ reference: "R2", width: 2, height: 1, nets: ["FB", "GND"], at: mm(14, 14) }),
  testPart({ reference: "J1", width: 4, height: 4, nets: ["VCC", "GND", "SW"], at: mm(30, 10) }),
];

function boardWith(mode: "rigid" | "soft"): Board {
  const group: Group = {
    id: itemId("g"),
    name: "Divider",
    members: ["U1", "R1", "R2"].map(itemId),
    block: {
      ...{ use: "u1", document: "0".repeat(64), mode, margin: 0, ports: [] },
      anchor: { part: itemId("U1"), rotation: 0, side: "front" },
    },
  };
  return { ...testBoard({ width: 40, height: 20 }, parts), schemaVersion: 2, groups: [group] };
}

it("parts of a soft block belong together, each as near to another as the block has it", () => {
  const said = readIntents(boardWith("soft")).filter(({ reason }) => reason.code === "block-layout");
  const reason = { code: "block-layout", facts: { block: "Divider", parts: 3 } };
  const base = { origin: "circuit", reason } as const;
  // FB is the block's own; VCC and GND lead on to J1.
  const link = (from: string, to: string, toPad: string, away: number) => ({
    from: { reference: from, pad: "1" },
    to: { reference: to, pad: toPad },
    within: Math.round(away * 1.2),
  });
  expect(said).toEqual([
    { ...base, id: "group block u1", kind: "group", name: "Divider", parts: ["U1", "R1", "R2"] },
    {
      ...base,
      id: "near block u1 R1",
      kind: "near",
      part: "R1",
      links: [link("R1", "U1", "2", Math.hypot(fromMm(0.4), fromMm(4)))],
    },
    { ...base, id: "near block u1 R2", kind: "near", part: "R2", links: [link("R2", "R1", "1", fromMm(4))] },
  ]);
});

it("a rigid block says nothing", () => {
  expect(readIntents(boardWith("rigid")).filter(({ reason }) => reason.code === "block-layout")).toEqual([]);
});
