import { describe, expect, it } from "vitest";
import { usualLibraryFolders } from "./usual-folders.ts";

const on = (platform: string, env: Record<string, string> = {}) =>
  usualLibraryFolders({ platform, home: "/home/me", env });

describe("where KiCad's libraries lie", () => {
  it("are the places of packages and Flatpak on Linux, of the application on macOS, of every version on Windows", () => {
    expect(on("linux")).toContain("/usr/share/kicad/footprints");
    expect(on("linux").filter((folder) => folder.includes("org.kicad.KiCad.Library.Footprints"))).toHaveLength(2);
    expect(on("darwin")).toContain("/Applications/KiCad/KiCad.app/Contents/SharedSupport/footprints");
    const windows = on("win32", { ProgramFiles: "D:\\Programs" });
    expect(windows.slice(0, 2)).toEqual([
      "D:\\Programs\\KiCad\\10.0\\share\\kicad\\footprints",
      "D:\\Programs\\KiCad\\9.0\\share\\kicad\\footprints",
    ]);
  });

  it("are those that a variable names, KiCad's own variables before the usual places", () => {
    expect(on("linux", { KICAD_LIBRARIES: "/a:/b" })).toEqual(["/a", "/b"]);
    expect(on("win32", { KICAD_LIBRARIES: "C:\\a;D:\\b" })).toEqual(["C:\\a", "D:\\b"]);
    expect(on("linux", { KICAD7_FOOTPRINT_DIR: "/seven" })[0]).toBe("/seven");
  });

  it("are what was brought into the data folder before all else, unless a variable names others", () => {
    const machine = { platform: "linux", home: "/home/me", dataDir: "/data" };
    expect(usualLibraryFolders({ ...machine, env: { KICAD7_FOOTPRINT_DIR: "/seven" } }).slice(0, 2)).toEqual([
      "/data/libraries/kicad/footprints",
      "/seven",
    ]);
    expect(usualLibraryFolders({ ...machine, env: { KICAD_LIBRARIES: "/a" } })).toEqual(["/a"]);
  });

  it("are none where that is said", () => {
    expect(on("linux", { KICAD_LIBRARIES: "none" })).toEqual([]);
  });
});
