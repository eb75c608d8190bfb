import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importFiles } from "../../import/import-files.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? join(import.meta.dirname, "../../../../../../shared");
const boards = join(shared, "boards");

interface Project {
  readonly name: string;
  readonly files: readonly [schematic: string, board: string];
  readonly parts: number;
  readonly pins: number;
  /** Where the two files do not mean the same, as another reader of them found too. */
  readonly differences: readonly RegExp[];
}

const PROJECTS: readonly Project[] = [
  { name: "snappergps-pressure", files: ["schematic.json", "pcb.json"], parts: 5, pins: 15, differences: [] },
  {
    name: "esp32-tv",
    files: ["schematic.json", "PCB.json"],
    parts: 20,
    pins: 123,
    // The board was drawn with a later editor; its audio nets are joined to the pins of the module.
    differences: [/J2 pin 11 is on AUDIO1/, /J2 pin 12 is on AUDIO2/],
  },
  { name: "universal-led-board", files: ["Schematic.json", "PCB.json"], parts: 34, pins: 137, differences: [] },
  {
    name: "simplefoc-shield",
    files: ["SCH_SimpleFOCShield-v3_2024-06-23.json", "PCB_SimpleFOCShieldV3.PcbDoc_2024-06-23.json"],
    parts: 47,
    pins: 178,
    differences: [],
  },
  {
    name: "garbagedisposal",
    files: ["schematics.json", "pcb.json"],
    parts: 22,
    pins: 49,
    // The terminal 120V, which only the board has, is a remark: all its copper is of one net.
    differences: [/^VOUT .*not on the board/, /^VOUTNEUTRAL .*not on the board/],
  },
  { name: "cbpi-hat", files: ["schematic.json", "pcb.json"], parts: 107, pins: 326, differences: [] },
];

/** Needs the shared test data folder; skipped without it. */
describe.skipIf(!existsSync(boards))("real projects of EasyEDA mean one circuit in schematic and board", () => {
  for (const { name, files, parts, pins, differences } of PROJECTS)
    test(name, () => {
      const { circuit, board, receipt } = importFiles(
        files.map((file) => ({ name: file, bytes: readFileSync(join(boards, name, file)) })),
      );
      expect(board).toBeDefined();
      expect([circuit?.components.length, circuit?.components.flatMap((component) => component.pins).length]).toEqual([
        parts,
        pins,
      ]);
      const found = receipt.diagnostics.filter(({ catalogue }) => catalogue === 70018).map(({ message }) => message);
      expect(found).toHaveLength(differences.length);
      for (const [index, difference] of differences.entries()) expect(found[index]).toMatch(difference);
    });
});
