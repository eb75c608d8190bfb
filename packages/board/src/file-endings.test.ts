import { expect, it } from "vitest";
import { isCopyName, isUploadName } from "./file-endings.ts";

it("takes what may belong to a project, whatever its case", () => {
  for (const name of ["board.kicad_pcb", "OLD.SCH", "parts-cache.lib", "pcb.json", "all.ZIP"])
    expect(isUploadName(name), name).toBe(true);
});

it("takes files of programs that are answered with what to do instead", () => {
  for (const name of ["lamp.epro", "lamp.brd", "lamp.asc", "Main.SchDoc", "Main.PcbDoc", "Lamp.PrjPcb"])
    expect(isUploadName(name), name).toBe(true);
});

it("takes nothing else", () => {
  for (const name of ["photo.png", "board.kicad_pcb.exe", "zip", ""]) expect(isUploadName(name), name).toBe(false);
});

it("knows copies by the folder that they lie in", () => {
  for (const path of ["lamp-backups/lamp-1.zip", "a/lamp-backups/x.kicad_pcb", "__MACOSX/a.kicad_pcb", "a/.git/b.json"])
    expect(isCopyName(path), path).toBe(true);
  for (const path of ["lamp.kicad_pcb", "my-backups.zip", "backups/lamp.kicad_pcb"])
    expect(isCopyName(path), path).toBe(false);
});
