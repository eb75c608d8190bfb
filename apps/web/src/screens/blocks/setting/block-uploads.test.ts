import { expect, it } from "vitest";
import { BLOCK_UPLOADS, fileKindOf, usualRole } from "./block-uploads.ts";

it.each([
  ["ldo.kicad_sch", "schematic", "SCHEMATIC_KICAD", undefined],
  ["ldo.sch", "schematic", "SCHEMATIC_KICAD", undefined],
  ["LDO.KICAD_PCB", "footprint", undefined, "FOOTPRINT_KICAD"],
  ["ldo.json", "schematic", "SCHEMATIC_EASYEDA", "FOOTPRINT_EASYEDA"],
  ["pcb_ldo.json", "footprint", "SCHEMATIC_EASYEDA", "FOOTPRINT_EASYEDA"],
  ["drawing.pdf", "further", "SCHEMATIC_PDF", "FOOTPRINT_PDF"],
  ["parts.kicad_sym", "further", undefined, undefined],
  ["ldo.kicad_block.zip", "schematic", "BLOCK_KICAD", undefined],
])("%s is first taken for %s", (name, role, schematic, footprint) => {
  expect(usualRole(name)).toBe(role);
  expect(fileKindOf(name, "schematic")).toBe(schematic);
  expect(fileKindOf(name, "footprint")).toBe(footprint);
  expect(BLOCK_UPLOADS.refusalOf({ name, size: 10 })).toBeUndefined();
});

it("files of other kinds, empty ones and very large ones are refused before a byte is sent", () => {
  expect(BLOCK_UPLOADS.refusalOf({ name: "ldo.exe", size: 10 })).toBe("format");
  expect(BLOCK_UPLOADS.refusalOf({ name: "ldo.kicad_sch", size: 0 })).toBe("empty");
  expect(BLOCK_UPLOADS.refusalOf({ name: "ldo.kicad_sch", size: 104_857_601 })).toBe("size");
});
