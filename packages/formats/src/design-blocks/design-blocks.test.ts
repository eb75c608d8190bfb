import { readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalJson } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { importFiles } from "../import/import-files.ts";
import { zipFiles } from "../zip-files.ts";
import { readDesignBlocks } from "./read-design-blocks.ts";
import { writeDesignBlock } from "./write-design-block.ts";

const folder = join(import.meta.dirname, "../../../../examples/blinker");
const files = ["blinker.kicad_pcb", "blinker.kicad_pro", "blinker.kicad_sch"].map((name) => ({
  name,
  bytes: readFileSync(join(folder, name)),
}));
const { board, circuit } = importFiles(files);
const BLOCK = {
  name: "Blinker v1.2",
  description: "An LED that blinks",
  keywords: "led timer",
  fields: { tracewright: "abc" },
  board: board!,
  circuit: circuit!,
};

describe("design blocks of KiCad", () => {
  const written = writeDesignBlock(BLOCK, "lights");
  const names = written.files.map(({ name }) => name);

  it("are a folder in the folder of their library, without a dot in the name and without a project", () => {
    expect(names).toEqual([
      "lights.kicad_blocks/Blinker-v1-2.kicad_block/Blinker-v1-2.kicad_pcb",
      "lights.kicad_blocks/Blinker-v1-2.kicad_block/Blinker-v1-2.kicad_sch",
      "lights.kicad_blocks/Blinker-v1-2.kicad_block/Blinker-v1-2.json",
      "design-block-lib-table",
    ]);
    const table = new TextDecoder().decode(written.files.at(-1)!.bytes);
    expect(table).toContain("KIPRJMOD}/lights.kicad_blocks");
  });

  it("are read back with what they are, from their folder and from a zip of it", () => {
    const zip = { name: "lights.zip", bytes: zipFiles(written.files, { createdAt: new Date(0) }) };
    for (const given of [written.files, [zip]]) {
      const [read, ...more] = readDesignBlocks(given);
      expect(more).toEqual([]);
      expect(read).toMatchObject({
        ...{ name: "Blinker-v1-2", description: BLOCK.description, keywords: BLOCK.keywords, fields: BLOCK.fields },
        isAccepted: true,
      });
      expect(read!.board!.footprints.map(({ reference }) => reference)).toEqual(
        board!.footprints.map(({ reference }) => reference),
      );
      expect(canonicalJson(read!.board!.tracks)).toBe(canonicalJson(board!.tracks));
      expect(read!.circuit!.components.map(({ reference }) => reference).sort()).toEqual(
        circuit!.components.map(({ reference }) => reference).sort(),
      );
    }
  });

  it("may lack their board or what is said of them, and what is said may be anything", () => {
    const at = (name: string) => written.files.find((file) => file.name.endsWith(name))!;
    const [sheetOnly] = readDesignBlocks([at(".kicad_sch")]);
    expect(sheetOnly).toMatchObject({ name: "Blinker-v1-2", description: "", fields: {}, isAccepted: true });
    expect(sheetOnly!.board).toBeUndefined();
    for (const said of ["[]", "{", '{"description": 3, "fields": {"a": 1, "__proto__": "x", "b": "c"}}']) {
      const odd = { name: at(".json").name, bytes: new TextEncoder().encode(said) };
      const [read] = readDesignBlocks([at(".kicad_sch"), odd]);
      expect(read).toMatchObject({ description: "", keywords: "" });
      expect(Object.keys(read!.fields).sort()).toEqual(said.includes("b") ? ["__proto__", "b"] : []);
    }
  });

  it("of which a file is broken are read to a receipt that says so", () => {
    const broken = {
      name: "a.kicad_block/a.kicad_pcb",
      bytes: new TextEncoder().encode("(kicad_pcb (version 20221018)"),
    };
    const [read] = readDesignBlocks([broken]);
    expect(read).toMatchObject({ name: "a", isAccepted: false });
    expect(read!.receipt.diagnostics.some(({ severity }) => severity === "error")).toBe(true);
  });

  it("are none where no folder is called so", () => {
    expect(readDesignBlocks(files)).toEqual([]);
  });
});
