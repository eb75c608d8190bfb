import { describe, expect, it } from "vitest";
import { indexLibraries, stateOfLibraries } from "./index-libraries.ts";
import type { DatedLibraryFiles } from "./library-files.ts";
import { readFootprintFacts } from "./read-footprint-facts.ts";

const header = `(footprint "inner" (layer "F.Cu") (descr "pin header") (tags "pins row")
  (attr through_hole)
  (fp_line (start -1.27 -1.27) (end 1.27 3.81) (layer "F.Fab"))
  (fp_line (start -2 -2) (end 2 5) (layer "F.CrtYd"))
  (pad "1" thru_hole rect (at 0 0) (size 1.7 1.7) (drill 1) (layers "*.Cu"))
  (pad "2" thru_hole oval (at 0 2.54) (size 1.7 1.7) (drill 1) (layers "*.Cu"))
  (pad "" np_thru_hole circle (at 0 0.5) (size 1 1) (drill 1) (layers "*.Cu")))`;
const old = `(module old (layer F.Cu) (pad 1 smd rect (at 0 0) (size 1 1) (layers F.Cu)) (pad 2 smd rect (at 2 0 90) (size 1 1) (layers F.Cu)))`;

const disk: Record<string, string> = {
  "/k/Headers.pretty/Row_1x02.kicad_mod": header,
  "/k/Headers.pretty/broken.kicad_mod": "(footprint",
  "/k/Old.pretty/Chip.kicad_mod": old,
};
let clock = 1;
const files: DatedLibraryFiles = {
  list: (folder) => {
    const inside = Object.keys(disk).filter((path) => path.startsWith(`${folder}/`));
    if (inside.length === 0) throw Object.assign(new Error("ENOENT"), { code: "ENOENT" });
    return [...new Set(inside.map((path) => path.slice(folder.length + 1).split("/")[0] ?? ""))];
  },
  read: (path) => new TextEncoder().encode(disk[path]),
  changedAt: () => clock,
};

describe("the index of libraries", () => {
  it("holds name, words, pads, pitch, body and mount of every footprint that can be read", () => {
    expect(indexLibraries(["/missing", "/k"], files)).toEqual([
      {
        name: "Headers:Row_1x02",
        description: "pin header",
        keywords: "pins row",
        pads: 2,
        pitch: 2_540_000,
        body: { width: 2_540_000, height: 5_080_000 },
        mount: "through-hole",
      },
      { name: "Old:Chip", description: "", keywords: "", pads: 2, pitch: 2_000_000, mount: "smd" },
    ]);
  });

  it("is of a state that changes with the folders, and of none where they are missing", () => {
    const before = stateOfLibraries(["/missing", "/k"], files);
    expect(stateOfLibraries(["/k"], files)).toBe(before);
    clock += 1;
    expect(stateOfLibraries(["/k"], files)).not.toBe(before);
    expect(stateOfLibraries(["/missing"], files)).toBe("");
  });

  it("takes nothing for a footprint that is none", () => {
    expect(readFootprintFacts("(kicad_pcb (pad 1 smd rect (at 0 0)))", "a:b")).toBeUndefined();
  });
});
