import type { Intent } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wiredBoard } from "../testing/wired-board.ts";
import { readIntents } from "./read-intents.ts";

const NETS = ["GND", "AGND", "+3V3", "+5V", "VBUS", "A", "B", "C", "NODE", "TAP"];
const PIN_NAMES = [
  "VDD power_in",
  "VIN power_in",
  "GND power_in",
  "SW output",
  "FB input",
  "IO bidirectional",
  "Q output",
];
const PARTS: Readonly<Record<string, readonly string[]>> = {
  C: ["100n C_0402", "10u C_0805", "18p C_0402"],
  R: ["33R R_0402", "10k R_0402", "0R R_0402"],
  L: ["4u7 L_1210"],
  D: ["SS14 D_SMA", "USBLC6 SOT-23-6"],
  Y: ["12M Crystal_3225"],
  J: ["USB USB_C", "DC Barrel_Jack"],
  U: ["MCU QFP"],
};

/** Parts of every kind on few nets, so that everything meets everything. */
const circuits = fc
  .array(
    fc.record({
      letters: fc.constantFrom(...Object.keys(PARTS)),
      which: fc.nat(2),
      nets: fc.array(fc.constantFrom(...NETS), { minLength: 2, maxLength: 2 }),
      more: fc.array(fc.tuple(fc.constantFrom(...PIN_NAMES), fc.constantFrom(...NETS)), { minLength: 2, maxLength: 8 }),
    }),
    { minLength: 2, maxLength: 24 },
  )
  .map((parts) =>
    parts.map(({ letters, which, nets, more }, index) => {
      const kinds = PARTS[letters] ?? [];
      const pins = letters === "U" ? more : nets.map((net): [string, string] => ["- -", net]);
      const pads = pins.map(([name, net], number) => `${number + 1} ${name} ${net}`);
      return {
        letters,
        number: index + 1,
        rest: [kinds[which % kinds.length], ...pads.map((pad) => `| ${pad}`)].join(" "),
      };
    }),
  );

function linksOf(intent: Intent) {
  return "links" in intent ? intent.links : [];
}

describe("intents of any circuit", () => {
  it("join pads that are there, never through ground, and never a part with itself", () => {
    fc.assert(
      fc.property(circuits, (parts) => {
        const board = wiredBoard(parts.map(({ letters, number, rest }) => `${letters}${number} ${rest}`));
        const netOf = ({ reference, pad }: { reference: string; pad: string }) =>
          board.footprints.find((part) => part.reference === reference)?.pads.find(({ number }) => number === pad)?.net;
        for (const intent of readIntents(board))
          for (const { from, to, within } of linksOf(intent)) {
            expect(netOf(from), intent.id).toBeDefined();
            expect(netOf(to), intent.id).toBeDefined();
            expect(netOf(from)).not.toMatch(/GND/);
            expect(from.reference).not.toBe(to.reference);
            expect(within).toBeGreaterThan(0);
          }
      }),
    );
  });

  it("bear ids that no other bears, and come out the same when they are read again", () => {
    fc.assert(
      fc.property(circuits, (parts) => {
        const lines = parts.map(({ letters, number, rest }) => `${letters}${number} ${rest}`);
        const read = readIntents(wiredBoard(lines));
        expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
        expect(readIntents(wiredBoard(lines))).toEqual(read);
      }),
    );
  });

  it("are the same whatever the parts are numbered", () => {
    fc.assert(
      fc.property(circuits, (parts) => {
        const told = (by: number) =>
          readIntents(wiredBoard(parts.map(({ letters, number, rest }) => `${letters}${number + by} ${rest}`))).map(
            (intent) => [
              intent.kind,
              linksOf(intent).map(({ from, to }) =>
                [from, to].map(({ reference, pad }) => `${Number(reference.slice(1)) - by}.${pad}`),
              ),
            ],
          );
        expect(told(700)).toEqual(told(0));
      }),
    );
  });
});
