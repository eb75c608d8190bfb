import { expect, it } from "vitest";
import { isUploadName } from "./file-endings.ts";

it("takes what may belong to a project, whatever its case", () => {
  for (const name of ["board.kicad_pcb", "OLD.SCH", "parts-cache.lib", "pcb.json", "all.ZIP"])
    expect(isUploadName(name), name).toBe(true);
});

it("takes files of programs that are answered with what to do instead", () => {
  for (const name of ["lamp.epro", "Main.SchDoc", "Main.PcbDoc", "Lamp.PrjPcb"])
    expect(isUploadName(name), name).toBe(true);
});

it("takes nothing else", () => {
  for (const name of ["photo.png", "board.kicad_pcb.exe", "zip", ""]) expect(isUploadName(name), name).toBe(false);
});
