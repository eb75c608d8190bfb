import { type Board, type Footprint, itemId, netId } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { type Channel, channelBoard, mm } from "../testing/channel-board.ts";
import { matchByCircuit } from "./match-by-circuit.ts";

const first: Channel = { at: mm(0, 0) };

function match(board: Board, references: readonly string[] = ["U1", "R11", "R12", "C1"]) {
  const model = board.footprints.filter(({ reference }) => references.includes(reference));
  return matchByCircuit(board, model).pairings.map(({ partners, missing }) => ({
    parts: references.map((reference) => partners.get(itemId(reference))?.part.reference ?? ""),
    missing: missing.map(({ reference }) => reference),
  }));
}

/** The pins of a part on other nets. */
function rewired(board: Board, reference: string, nets: Readonly<Record<string, string>>): Board {
  return {
    ...board,
    footprints: board.footprints.map((part) =>
      part.reference === reference
        ? {
            ...part,
            pads: part.pads.map((pad) => ({ ...pad, ...(nets[pad.number] && { net: netId(nets[pad.number]!) }) })),
          }
        : part,
    ),
  };
}

describe("copies by circuit", () => {
  const board = channelBoard([first, { at: mm(30, 0) }, { at: mm(0, 30) }]);

  it("are found pin by pin, each part in its role", () => {
    expect(match(board)).toEqual([
      { parts: ["U2", "R21", "R22", "C2"], missing: [] },
      { parts: ["U3", "R31", "R32", "C3"], missing: [] },
    ]);
  });

  it("with an inner net that also leads elsewhere are none: that is another circuit", () => {
    const stranger = { ...board.footprints[3]!, id: itemId("C9"), reference: "C9" };
    const other = rewired({ ...board, footprints: [...board.footprints, stranger] }, "C9", { 1: "fb2" });
    expect(match(other)).toEqual([{ parts: ["U3", "R31", "R32", "C3"], missing: [] }]);
  });

  it("with crossed pins are none", () => {
    expect(match(rewired(board, "U2", { 1: "fb2", 3: "out2" }))).toEqual([
      { parts: ["U3", "R31", "R32", "C3"], missing: [] },
    ]);
  });

  it("with a part missing come last and do not take the parts of whole ones", () => {
    const bare = { ...board, footprints: board.footprints.filter(({ reference }) => reference !== "C2") };
    expect(match(bare)).toEqual([
      { parts: ["U2", "R21", "R22", ""], missing: ["C1"] },
      { parts: ["U3", "R31", "R32", "C3"], missing: [] },
    ]);
  });

  it("parts in parallel that nothing tells apart are those nearest to the ideal place", () => {
    const twice = channelBoard([first, { at: mm(30, 0) }]);
    const near = { ...twice.footprints[7]!, id: itemId("C7"), reference: "C7", position: mm(30.5, -2) };
    expect(match({ ...twice, footprints: [near, ...twice.footprints] })).toEqual([
      { parts: ["U2", "R21", "R22", "C7"], missing: [] },
    ]);
  });

  it("are given up after so many steps, and that is said: twelve resistors in parallel with a part that is nowhere", () => {
    const [, resistor, , capacitor] = board.footprints as [Footprint, Footprint, Footprint, Footprint];
    const across = (part: Footprint, reference: string, net: string, value = part.value): Footprint => ({
      ...part,
      id: itemId(reference),
      reference,
      value,
      pads: part.pads.map((pad) => ({
        ...pad,
        id: itemId(`${reference} ${pad.number}`),
        net: netId(`${net}${pad.number}`),
      })),
    });
    const bank = (prefix: string, value?: string) => [
      ...Array.from({ length: 12 }, (_, index) => across(resistor, `${prefix}${index}`, prefix)),
      across(capacitor, `${prefix}C`, prefix, value),
    ];
    const model = bank("M");
    // Common elsewhere: a rare part would be looked for first, and end the search at once.
    const others = Array.from({ length: 30 }, (_, index) => across(capacitor, `Z${index}`, `Z${index} `));
    const footprints = [...model, ...bank("N", "470u"), ...others];
    const { pairings, isUndecided } = matchByCircuit({ ...board, footprints }, model);
    expect(isUndecided).toBe(true);
    expect(pairings.every(({ missing }) => missing.length > 0)).toBe(true);
  });
});
