import { describe, expect, it } from "vitest";
import {
  type ChoosablePart,
  countParts,
  groupParts,
  isUndecided,
  picksAsInput,
  picksFor,
  takenPicks,
  withPicks,
} from "./part-groups.ts";

const part = (reference: string, change: Partial<ChoosablePart> = {}): ChoosablePart => ({
  reference,
  kind: reference.replace(/\d+/, ""),
  value: "10k",
  wanted: "Resistor_SMD:R_0603_1608Metric",
  pins: ["1", "2"],
  footprint: "Resistor_SMD:R_0603_1608Metric",
  source: "OFFICIAL",
  pinsWithoutPad: [],
  ...change,
});

const referencesOf = (parts: readonly ChoosablePart[]) =>
  groupParts(parts).map((group) => group.parts.map(({ reference }) => reference).join());

describe("groups of parts", () => {
  it("hold parts of a kind that name the same and got the same, what stands in the way first", () => {
    const standIn = { wanted: "x:Odd", source: "STAND_IN", footprint: "Stand-in:2" } as const;
    const parts = [
      part("R1"),
      part("U1", standIn),
      part("R10"),
      part("R2"),
      part("R3", { source: "CHOSEN" }),
      part("U2", standIn),
    ];
    expect(referencesOf(parts)).toEqual(["U1,U2", "R3", "R1,R2,R10"]);
  });

  it("keep parts apart that name nothing and have other values", () => {
    const unnamed = { wanted: "", source: "PROPOSED" } as const;
    expect(
      referencesOf([part("C1", { ...unnamed, value: "100n" }), part("C2", { ...unnamed, value: "100u" })]),
    ).toHaveLength(2);
  });

  it("are undecided until the footprint is what is named, or was chosen, and has a pad for every pin", () => {
    const undecided = (change: Partial<ChoosablePart>) => groupParts([part("R1", change)]).some(isUndecided);
    expect(undecided({})).toBe(false);
    expect(undecided({ source: "CHOSEN" })).toBe(false);
    expect(undecided({ source: "REMEMBERED" })).toBe(false);
    expect(undecided({ source: "STAND_IN" })).toBe(true);
    expect(undecided({ source: "RELATIVE" })).toBe(true);
    expect(undecided({ source: "NONE" })).toBe(true);
    expect(undecided({ source: "NONE", pins: [] })).toBe(false);
    expect(undecided({ pinsWithoutPad: ["2"] })).toBe(true);
  });

  it("group 300 parts of 300 kinds without a pair of loops", () => {
    let reads = 0;
    const parts = Array.from({ length: 300 }, (_, index) =>
      Object.defineProperty(part(`U${index}`, { wanted: `x:${index}` }), "wanted", {
        get: () => {
          reads += 1;
          return `x:${index}`;
        },
      }),
    );
    expect(groupParts(parts)).toHaveLength(300);
    expect(reads).toBeLessThan(10 * 300);
  });
});

describe("what is chosen", () => {
  const picks = new Map([
    ["R1", { footprint: "a:b", pads: ["1"] }],
    ["R2", { footprint: "a:b" }],
  ]);

  it("stands in the parts at once, with the pins that it leaves without a pad", () => {
    const [one, two, three] = withPicks([part("R1"), part("R2"), part("R3")], picks);
    expect(one).toMatchObject({ source: "CHOSEN", footprint: "a:b", pinsWithoutPad: ["2"] });
    expect(two).toMatchObject({ source: "CHOSEN", footprint: "a:b", pinsWithoutPad: [] });
    expect(three).toMatchObject({ source: "OFFICIAL" });
  });

  it("is left to the server once it has taken it", () => {
    const answered = part("R1", { source: "CHOSEN", footprint: "a:b", pinsWithoutPad: [] });
    expect(withPicks([answered], picks)[0]).toBe(answered);
  });

  it("is forgotten with the part, or with the file that it was from", () => {
    const parts = [part("R1", { source: "CHOSEN", footprint: "a:b" }), part("R3")];
    expect([...picksFor(parts, picks).keys()]).toEqual(["R1"]);
    expect(picksFor([part("R1"), part("R2")], picks)).toBe(picks);
    const both = [part("R1", { source: "CHOSEN" }), part("R2", { source: "STAND_IN" })];
    expect([...takenPicks(both, picks).keys()]).toEqual(["R1"]);
  });

  it("goes to the server once for each footprint", () => {
    expect(picksAsInput(picks)).toEqual([{ footprint: "a:b", references: ["R1", "R2"] }]);
  });
});

it("parts are counted by what is to be said of them", () => {
  const parts = [
    part("R1"),
    part("U1", { source: "STAND_IN" }),
    part("U2", { source: "PROPOSED" }),
    part("U3", { source: "RELATIVE" }),
    part("U4", { pinsWithoutPad: ["7"] }),
    part("U5", { source: "NONE" }),
  ];
  expect(countParts(parts)).toEqual({ all: 6, standIns: 1, proposed: 2, lacking: 1, none: 1 });
});
