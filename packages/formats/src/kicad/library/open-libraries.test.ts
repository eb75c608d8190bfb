import { describe, expect, it } from "vitest";
import type { LibraryFiles } from "./library-files.ts";
import { openLibraries } from "./open-libraries.ts";

const footprint = (pad: string) =>
  `(footprint "written otherwise" (layer "F.Cu") (pad "${pad}" smd rect (at 0 0) (size 1 1) (layers "F.Cu")))`;

/** A disk of two KiCads, the newer one first. */
const disk: Record<string, string> = {
  "/new/Package_SO.pretty/SOIC-8.kicad_mod": footprint("new"),
  "/new/Connector_Dsub.pretty/DSUB-9_Pins_Vertical.kicad_mod": footprint("1"),
  "/old/Package_SO.pretty/SOIC-8.kicad_mod": footprint("old"),
  "/old/Package_SO.pretty/broken.kicad_mod": "(footprint",
  "/old/Package_SO.pretty/locked.kicad_mod": footprint("1"),
  "/old/Resistor_SMD.pretty/R_0805_2012Metric_Pad1.20x1.40mm_HandSolder.kicad_mod": footprint("1"),
};

/** As Node refuses what is not there, or not ours to read. */
function refused(path: string): Error {
  return Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });
}

function lend(): LibraryFiles & { readonly opened: string[] } {
  const opened: string[] = [];
  const list = (folder: string) => {
    opened.push(folder);
    const inside = Object.keys(disk).filter((path) => path.startsWith(`${folder}/`));
    if (inside.length === 0) throw refused(folder);
    return [...new Set(inside.map((path) => path.slice(folder.length + 1).split("/")[0] ?? ""))];
  };
  const read = (path: string) => {
    const text = disk[path];
    if (text === undefined || path.includes("/locked.")) throw refused(path);
    return text;
  };
  return { opened, list, read };
}

const open = () => openLibraries(["/missing", "/new", "/old"], lend());

describe("KiCad's libraries on a machine", () => {
  it("give a footprint by library and name, of several versions the newest", () => {
    const found = open().find("Package_SO:SOIC-8");
    expect([found?.library, found?.pads[0]?.number]).toEqual(["Package_SO:SOIC-8", "new"]);
  });

  it("find a name that a project keeps under another library, or under none", () => {
    expect(open().find("MyCopies:SOIC-8")?.library).toBe("Package_SO:SOIC-8");
    expect(open().find("SOIC-8")?.library).toBe("Package_SO:SOIC-8");
  });

  it("follow names that other versions write otherwise", () => {
    expect(open().find("Connector_Dsub:DSUB-9_Male_Vertical")?.library).toBe("Connector_Dsub:DSUB-9_Pins_Vertical");
    const hand = open().find("Resistor_SMD:R_0805_2012Metric_Pad1.15x1.40mm_HandSolder");
    expect(hand?.library).toBe("Resistor_SMD:R_0805_2012Metric_Pad1.20x1.40mm_HandSolder");
  });

  it("have nothing for a name that is not there, a file that cannot be read or a machine without KiCad", () => {
    expect(open().find("Package_SO:SOIC-9")).toBeUndefined();
    expect(open().find("Package_SO:broken")).toBeUndefined();
    expect(open().find("Package_SO:locked")).toBeUndefined();
    expect(open().find("Resistor_SMD:R_0603_1608Metric_Pad1.15x1.40mm_HandSolder")).toBeUndefined();
    expect(openLibraries([], lend()).find("Package_SO:SOIC-8")).toBeUndefined();
  });

  it("hide no bug of the disk that was lent", () => {
    const list = () => {
      throw new TypeError("not a folder of ours");
    };
    expect(() => openLibraries(["/new"], { ...lend(), list }).find("a:b")).toThrow("not a folder of ours");
  });

  it("open no folder before they are asked, and list each once", () => {
    const files = lend();
    const libraries = openLibraries(["/new"], files);
    expect(files.opened).toEqual([]);
    libraries.find("a:b");
    libraries.find("c:d");
    expect(files.opened).toEqual(["/new", "/new/Package_SO.pretty", "/new/Connector_Dsub.pretty"]);
  });
});
