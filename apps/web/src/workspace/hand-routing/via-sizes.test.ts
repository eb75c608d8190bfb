import { type Board, emptyBoard, itemId, type NetId, type Via } from "@tracewright/board";
import { aVia } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { readRoutingHabit } from "./routing-habit.ts";
import { readViaSize, viaSizeProblem, viaSizes, writeViaSize } from "./via-sizes.ts";

const NET = "power" as NetId;
const via = (id: string, diameter: number, drill: number, kind: Via["kind"] = "through"): Via =>
  aVia({
    id: itemId(id),
    kind,
    position: { x: 0, y: 0 },
    diameter: fromMm(diameter),
    drill: fromMm(drill),
    net: NET,
  });
const { rules } = emptyBoard();
const standard = rules.netClasses.find(({ name }) => name === "Default")!;
const board: Board = {
  ...emptyBoard(),
  nets: [{ id: NET, name: "VIN", netClass: "Power" }],
  vias: [via("a", 0.7, 0.3), via("b", 0.7, 0.3), via("c", 0.3, 0.1, "micro"), via("d", 0.4, 0.35)],
  rules: {
    ...rules,
    minViaDiameter: fromMm(0.4),
    minThroughHoleDiameter: fromMm(0.2),
    minViaAnnularWidth: fromMm(0.1),
    netClasses: [
      { ...standard, viaDiameter: fromMm(0.6), viaDrill: fromMm(0.3) },
      { name: "Power", viaDiameter: fromMm(1), viaDrill: fromMm(0.5) },
    ],
  },
};

describe("the sizes of vias", () => {
  it("to choose from are those of the classes and of the net's own vias, as far as the board allows them", () => {
    const written = (net: NetId | undefined) => viaSizes(board, net).map((size) => writeViaSize(size, "mm"));
    expect(written(NET)).toEqual(["0.6 / 0.3", "0.7 / 0.3", "1 / 0.5"]);
    expect(written(undefined)).toEqual(["0.6 / 0.3", "1 / 0.5"]);
  });

  it("are those that the project names, beside the class's, as far as the board allows them", () => {
    const predefinedViaSizes = [
      { diameter: fromMm(1.2), drill: fromMm(0.6) },
      { diameter: fromMm(0.5), drill: fromMm(0.3) },
      { diameter: fromMm(0.3), drill: fromMm(0.1) },
    ];
    const named = { ...board, rules: { ...board.rules, predefinedViaSizes } };
    expect(viaSizes(named, NET).map((size) => writeViaSize(size, "mm"))).toEqual(["0.5 / 0.3", "1 / 0.5", "1.2 / 0.6"]);
    const tooSmall = { ...board.rules, predefinedViaSizes: predefinedViaSizes.slice(2) };
    expect(viaSizes({ ...board, rules: tooSmall }, NET)).toEqual(viaSizes(board, NET));
  });

  it("are typed as two lengths in any unit, and read back as they are written", () => {
    expect(readViaSize("0.6/0.3", "mm")).toEqual({ diameter: fromMm(0.6), drill: fromMm(0.3) });
    expect(readViaSize("20mil / 0.2 mm", "mm")).toEqual({ diameter: 508_000, drill: fromMm(0.2) });
    expect(readViaSize(writeViaSize({ diameter: 508_000, drill: 254_000 }, "mil"), "mil")?.diameter).toBe(508_000);
    for (const wrong of ["", "0.6", "0.6/", "0.6/0.3/0.1", "a/b"]) expect(readViaSize(wrong, "mm")).toBeUndefined();
  });

  it("are refused with the least that the board asks for", () => {
    const problemOf = (diameter: number, drill: number) =>
      viaSizeProblem(board.rules, { diameter: fromMm(diameter), drill: fromMm(drill) });
    expect(problemOf(0.6, 0.3)).toBeUndefined();
    expect(problemOf(0.6, 0.1)).toEqual({ kind: "drill", least: fromMm(0.2) });
    expect(problemOf(0.3, 0.2)).toEqual({ kind: "diameter", least: fromMm(0.4) });
    expect(problemOf(0.4, 0.25)).toEqual({ kind: "ring", least: fromMm(0.1) });
  });
});

describe("the habits of routing by hand", () => {
  it("are read from whatever the browser has kept", () => {
    const first = { mode: "shove", keepsLoops: false, dragsAtAnyAngle: false };
    for (const text of [undefined, "", "{", "null", "[]", '{"mode":"fly","keepsLoops":1}'])
      expect(readRoutingHabit(text)).toEqual(first);
    const own = { mode: "stop", keepsLoops: true, dragsAtAnyAngle: true };
    expect(readRoutingHabit(JSON.stringify(own))).toEqual(own);
  });
});
