import type { Board, Footprint } from "@tracewright/board";
import type { WrittenFile } from "@tracewright/formats";
import { sampleBoard } from "@tracewright/formats/fuzzing";
import { strFromU8, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { writeFabFiles } from "../write-fab-files.ts";
import { proveFabFiles } from "./prove-fab-files.ts";

const board = sampleBoard();
const files = writeFabFiles(board, { preset: "x2", name: "b", createdAt: new Date("2026-01-01T00:00:00Z") });

function failed(mutated: readonly WrittenFile[], of: Board = board): string[] {
  const proof = proveFabFiles(of, mutated);
  const ids = proof.checks.filter(({ passed }) => !passed).map(({ id }) => id);
  expect(proof.passed).toBe(ids.length === 0);
  return ids;
}

/** The files with the text of one changed; fails when the change changes nothing. */
function rewrite(name: string, change: (text: string) => string): WrittenFile[] {
  return files.map((file) => {
    if (file.name !== name) return file;
    const before = strFromU8(file.bytes);
    const after = change(before);
    if (after === before) throw new Error(`the mutation of ${name} changed nothing`);
    return { name, bytes: strToU8(after) };
  });
}

function swap(a: string, b: string): WrittenFile[] {
  const bytesOf = (name: string) => strFromU8(files.find((file) => file.name === name)!.bytes);
  const purpose = (text: string) => /%TF\.FileFunction.*\*%/.exec(text)![0];
  return files.map((file) => {
    if (file.name !== a && file.name !== b) return file;
    const other = bytesOf(file.name === a ? b : a);
    return { ...file, bytes: strToU8(other.replace(purpose(other), purpose(bytesOf(file.name)))) };
  });
}

describe("proveFabFiles", () => {
  it("passes what we write, with either preset", () => {
    const proof = proveFabFiles(board, files);
    expect(proof.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(proof.passed).toBe(true);
    const plain = writeFabFiles(board, { preset: "jlc", name: "b", createdAt: new Date(0) });
    expect(failed(plain)).toEqual([]);
  });

  it("fails for a board with a part whose footprint is made up, and names it", () => {
    const [first, ...others] = board.footprints;
    if (!first) throw new Error("there is no part");
    const held = { ...board, footprints: [{ ...first, library: "Stand-in:2-pads-chip" }, ...others] };
    expect(failed(files, held)).toEqual(["stand-ins"]);
    const check = proveFabFiles(held, files).checks.find(({ id }) => id === "stand-ins");
    expect(check).toMatchObject({ title: "1 part is a stand-in without a footprint", problems: [first.reference] });
  });

  it("says what it measured", () => {
    const measured = Object.fromEntries(proveFabFiles(board, files).checks.map((check) => [check.id, check.measured]));
    expect(measured).toMatchObject({
      copper: "4 of 4 films",
      "outline-closed": "2 closed contours",
      "outline-equal": "40.00 × 30.00 mm",
      "plated-holes": "5 of 5 holes",
      "unplated-holes": "1 of 1 holes",
      "mask-openings": "11 of 11 openings",
      netlist: "11 of 11 points",
      "nets-apart": "0 joined",
      shorts: "0 joined",
    });
  });

  it("catches a film that is not there", () => {
    const without = (name: string) => failed(files.filter((file) => file.name !== name));
    expect(without("b-In2_Cu.gbr")).toContain("copper");
    expect(without("b-B_Mask.gbr")).toEqual(["mask", "job", "mask-openings"]);
    expect(without("b-Edge_Cuts.gbr")).toContain("outline-closed");
    expect(without("b-PTH.drl")).toContain("plated-holes");
    expect(without("b-NPTH.drl")).toEqual(["unplated-holes"]);
  });

  it("catches an outline that is open, drawn twice or moved", () => {
    expect(failed(rewrite("b-Edge_Cuts.gbr", (text) => text.replace(/X40000000Y-30000000D01\*\n/, "")))).toContain(
      "outline-equal",
    );
    expect(failed(rewrite("b-Edge_Cuts.gbr", (text) => text.replace("Y-30000000D01", "Y-30000000D02")))).toContain(
      "outline-closed",
    );
    expect(failed(rewrite("b-Edge_Cuts.gbr", (text) => text.replaceAll("Y-30000000", "Y-31000000")))).toContain(
      "outline-equal",
    );
  });

  it("catches drills that lie a millimetre off the films", () => {
    const shifted = rewrite("b-PTH.drl", (text) =>
      text.replaceAll(/X(-?[\d.]+)(?=Y)/g, (_, x: string) => `X${(Number(x) + 1).toFixed(6)}`),
    );
    expect(failed(shifted)).toEqual(expect.arrayContaining(["plated-holes", "origin"]));
  });

  it("catches two copper layers in each other's place", () => {
    expect(failed(swap("b-F_Cu.gbr", "b-B_Cu.gbr"))).toContain("copper-there");
    expect(failed(swap("b-F_Mask.gbr", "b-B_Mask.gbr"))).toContain("mask-openings");
  });

  it("catches a file that was cut off", () => {
    expect(failed(rewrite("b-F_Cu.gbr", (text) => text.replace("M02*\n", "")))).toEqual(["readable"]);
    expect(failed(rewrite("b-PTH.drl", (text) => text.replace("M30\n", "")))).toEqual(["readable"]);
  });

  it("catches an aperture that nobody defined", () => {
    expect(failed(rewrite("b-F_Cu.gbr", (text) => text.replace(/%ADD10[^%]*%\n/, "")))).toContain("readable");
  });

  it("catches a via that lost its hole, its ring or its connection", () => {
    expect(failed(rewrite("b-PTH.drl", (text) => text.replace("X18.0Y-9.4\n", "")))).toEqual(
      expect.arrayContaining(["plated-holes", "opens"]),
    );
    expect(failed(rewrite("b-In2_Cu.gbr", (text) => text.replace(/X18000000Y-9400000D03\*\n/, "")))).toEqual([
      "copper-there",
    ]);
    expect(failed(rewrite("b-F_Cu.gbr", (text) => text.replace(/X18000000Y-9400000D01\*\n/, "")))).toEqual(
      expect.arrayContaining(["opens"]),
    );
  });

  it("catches copper that joins two nets, and copper drawn outside", () => {
    const bridge = "%ADD99C,0.2*%\nD99*\nX8000000Y-12000000D02*\nG01*\nX18000000Y-9400000D01*\nM02*";
    expect(failed(rewrite("b-B_Cu.gbr", (text) => text.replace("M02*", bridge)))).toEqual(["shorts"]);
    expect(
      failed(rewrite("b-B_Cu.gbr", (text) => text.replace("M02*", "%ADD99C,0.2*%\nD99*\nX50000000Y0D03*\nM02*"))),
    ).toEqual(["inside"]);
  });

  it("catches a hole in the plane that closed over another net's via", () => {
    const filled = rewrite("b-In1_Cu.gbr", (text) =>
      text.replace("M02*", "%ADD99R,4X4*%\nD99*\nX18000000Y-9500000D03*\nM02*"),
    );
    expect(failed(filled)).toEqual(["shorts"]);
  });

  it("catches a netlist that is not there, cut off, or says another place, net or hole", () => {
    expect(failed(files.filter(({ name }) => name !== "b.ipc"))).toEqual(["netlist"]);
    expect(failed(rewrite("b.ipc", (text) => text.replace("999\n", "")))).toEqual(["readable"]);
    expect(failed(rewrite("b.ipc", (text) => text.replace("X+018000", "X+019000")))).toEqual(["netlist"]);
    expect(failed(rewrite("b.ipc", (text) => text.replace("317GND      ", "317VCC,3V3  ")))).toEqual(["netlist"]);
    expect(failed(rewrite("b.ipc", (text) => text.replace("D0800P", "D0900P")))).toEqual(["netlist"]);
    expect(failed([...files, { ...files.find(({ name }) => name === "b.ipc")!, name: "c.ipc" }])).toEqual([
      "identified",
    ]);
  });

  /** The board with copper from one pad of R1 to the other. */
  function bridgedAtR1(): Board {
    const [first, ...tracks] = board.tracks;
    const bridge = {
      ...first!,
      net: board.nets[0]!.id,
      end: { x: 11_039_000, y: 9_400_000 },
      start: { x: 8_960_000, y: 10_600_000 },
    };
    return { ...board, tracks: [...tracks, bridge] };
  }

  it("takes nets that a net tie or a bridged jumper joins for one", () => {
    const bridged = bridgedAtR1();
    const apart = (of: Board) => {
      const written = writeFabFiles(of, { preset: "x2", name: "b", createdAt: new Date(0) });
      return proveFabFiles(of, written).checks.find(({ id }) => id === "nets-apart")?.outcome;
    };
    const tie = (change: Partial<Footprint>): Board => ({
      ...bridged,
      footprints: bridged.footprints.map((part) => (part.reference === "R1" ? { ...part, ...change } : part)),
    });
    expect(apart(bridged)).toBe("warning");
    expect(apart(tie({ keywords: "net tie solder jumper bridged" }))).toBe("passed");
    expect(apart(tie({ netTieGroups: [["1", "2"]] }))).toBe("passed");
    expect(apart(tie({ netTieGroups: [["1"], ["2"]] }))).toBe("warning");
  });

  it("warns, and passes, where the board's own tracks do not follow the netlist", () => {
    const [, signal] = [board.nets[0]!, board.nets[2]!];
    const joined = bridgedAtR1();
    const written = writeFabFiles(joined, { preset: "x2", name: "b", createdAt: new Date(0) });
    const { checks, passed } = proveFabFiles(joined, written);
    const warnings = checks.filter(({ outcome }) => outcome === "warning");
    expect(passed).toBe(true);
    expect(warnings.map(({ id, measured }) => [id, measured])).toEqual([
      ["nets-whole", "1 of 3 nets"],
      ["nets-apart", "1 joined"],
    ]);
    expect(warnings[1]?.problems[0]).toContain(`GND, ${signal.name} are joined: R1 pad 1 (GND) at (8.961, 10.600) mm`);
  });

  it("names nets as KiCad shows them", () => {
    const joined = bridgedAtR1();
    const nets = joined.nets.map((net, index) => (index === 2 ? { ...net, name: "/VPP{slash}MCLR" } : net));
    const named = { ...joined, nets };
    const written = writeFabFiles(named, { preset: "x2", name: "b", createdAt: new Date(0) });
    const problems = proveFabFiles(named, written).checks.flatMap((check) => check.problems);
    expect(problems.join("\n")).toContain("/VPP/MCLR are joined");
    expect(problems.join("\n")).not.toContain("{slash}");
  });

  it("refuses to vouch for copper that is cut away again", () => {
    const cut = "%LPC*%\n%ADD99C,0.1*%\nD99*\nX5000000Y-5000000D03*\nM02*";
    expect(failed(rewrite("b-B_Cu.gbr", (text) => text.replace("M02*", cut)))).toEqual(["shorts"]);
  });

  it("catches files nobody can tell the purpose of, twins and folders", () => {
    const [first] = files;
    expect(failed([...files, { name: "notes.gbr", bytes: strToU8("M02*\n") }])).toContain("identified");
    expect(failed([...files, { ...first!, name: "again.gbr" }])).toContain("identified");
    expect(failed(files.map((file) => ({ ...file, name: `out/${file.name}` })))).toContain("flat");
  });

  it("does not pass a board whose outline is open", () => {
    const open = { ...board, graphics: board.graphics.slice(1) };
    const written = writeFabFiles(open, { preset: "x2", name: "b", createdAt: new Date(0) });
    expect(failed(written, open)).toContain("outline-closed");
  });
});
