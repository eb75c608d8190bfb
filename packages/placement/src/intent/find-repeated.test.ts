import type { Footprint } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { wiredBoard } from "../testing/wired-board.ts";
import { readIntents } from "./read-intents.ts";

function channelsOf(lines: readonly string[], change: (footprint: Footprint) => Footprint = (same) => same) {
  const board = wiredBoard(lines);
  return readIntents({ ...board, footprints: board.footprints.map(change) }).flatMap((intent) =>
    intent.kind === "channel" ? [{ code: intent.reason.code, instances: intent.instances }] : [],
  );
}

/** An amplifier with its own resistors; `n` names what is its own. */
const channel = (n: number, value = "10k") => [
  `U${n} AMP SOT-23-5 | 1 OUT output OUT${n} | 2 GND power_in GND | 3 IN+ input IN${n} | 4 IN- input FB${n} | 5 VCC power_in +5V`,
  `R${n}1 ${value} R_0603 | 1 - - OUT${n} | 2 - - FB${n}`,
  `R${n}2 1k R_0603 | 1 - - FB${n} | 2 - - GND`,
  `C${n} 100n C_0603 | 1 - - +5V | 2 - - GND`,
];
const plug = "J1 in CONN | 1 - - IN1 | 2 - - IN2 | 3 - - IN3";

describe("repeated circuits", () => {
  it("on a flat schematic are grown from equal circuits, part against part", () => {
    expect(channelsOf([...channel(1), ...channel(2), ...channel(3), plug])).toEqual([
      {
        code: "repeated-circuit",
        instances: [
          ["U1", "R11", "R12", "C1"],
          ["U2", "R21", "R22", "C2"],
          ["U3", "R31", "R32", "C3"],
        ].map((names) => expect.arrayContaining(names)),
      },
    ]);
  });

  it("end where the copies differ", () => {
    const [found] = channelsOf([...channel(1), ...channel(2, "22k")]);
    expect(found?.instances.flat()).not.toContain("R11");
    expect(found?.instances.flat()).not.toContain("R21");
  });

  it("are none where two neighbours look alike and nothing is left that is certain", () => {
    const twins = (n: number) => [
      `Q${n} FET SOT-23 | 1 G input G${n} | 2 S - GND | 3 D - D${n}`,
      `R${n}1 10k R_0603 | 1 - - G${n} | 2 - - GND`,
      `R${n}2 10k R_0603 | 1 - - G${n} | 2 - - GND`,
    ];
    expect(channelsOf([...twins(1), ...twins(2)])).toEqual([]);
  });

  it("are not made of parts that both copies share", () => {
    const [found] = channelsOf([...channel(1), ...channel(2), "R9 0 R_0603 | 1 - - IN1 | 2 - - IN2"]);
    expect(found?.instances.flat()).not.toContain("R9");
  });

  it("are read from the paths of symbols where a board remembers its sheets, before all else", () => {
    const found = channelsOf([...channel(1), ...channel(2)], (footprint) => {
      const [, kind = "", sheet = "", rank = ""] = /^([A-Z])(\d)(\d?)$/.exec(footprint.reference) ?? [];
      return { ...footprint, symbolPath: `/sheet-${sheet}/${kind}${rank}`, sheetFile: "amp.kicad_sch" };
    });
    expect(found).toEqual([
      {
        code: "repeated-sheet",
        instances: [
          ["U1", "R11", "R12", "C1"],
          ["U2", "R21", "R22", "C2"],
        ],
      },
    ]);
  });
});
