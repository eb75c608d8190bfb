import { describe, expect, it } from "vitest";
import { renameReferences } from "./rename-references.ts";
import { sampleSchematic } from "./sample-schematic.ts";

const ROOT = "00000000-0000-4000-8000-000000000900";
const SHEET_A = "00000000-0000-4000-8000-0000000000aa";
const SHEET_B = "00000000-0000-4000-8000-0000000000bb";
const symbol = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const file = (fileName: string, text: string) => ({ fileName, bytes: new TextEncoder().encode(text) });
const textOf = ({ bytes }: { readonly bytes: Uint8Array }) => new TextDecoder().decode(bytes);

function idOf(text: string, index: number): string {
  const ids = [...text.matchAll(/\(symbol \(lib_id[\s\S]*?\(uuid "?([0-9a-f-]+)"?\)/g)].map(([, id = ""]) => id);
  return ids[index] ?? "";
}

describe("references put back into a schematic", () => {
  it("changes what a symbol with one use is called and shows, and no other byte", () => {
    const text = sampleSchematic({
      symbols: [
        { library: "R", reference: "R1", at: [0, 0], instances: [{ path: `/${ROOT}`, reference: "R1" }] },
        { library: "R", reference: "R2", at: [10, 0], instances: [{ path: `/${ROOT}`, reference: "R2" }] },
      ],
      uuid: ROOT,
    });
    const { files, missing } = renameReferences([file("a.kicad_sch", text)], new Map([[`/${idOf(text, 0)}`, "R7"]]), {
      root: "a.kicad_sch",
    });
    expect(missing).toEqual([]);
    expect(files.map(textOf)).toEqual([text.replaceAll('"R1"', '"R7"')]);
  });

  it("of a sheet with two uses changes one, and leaves what is shown beside the symbol", () => {
    const child = sampleSchematic({
      symbols: [
        {
          library: "R",
          reference: "R1",
          at: [0, 0],
          instances: [
            { path: `/${ROOT}/${SHEET_A}`, reference: "R1" },
            { path: `/${ROOT}/${SHEET_B}`, reference: "R2" },
          ],
        },
      ],
      uuid: symbol(901),
    });
    const root = sampleSchematic({ uuid: ROOT });
    const { files } = renameReferences(
      [file("root.kicad_sch", root), file("child.kicad_sch", child)],
      new Map([[`/${SHEET_B}/${idOf(child, 0)}`, "R9"]]),
      { root: "root.kicad_sch" },
    );
    expect(files.map(textOf)).toEqual([root, child.replace('(reference "R2")', '(reference "R9")')]);
  });

  it("leaves the uses of another project that shares the sheet", () => {
    const other = "00000000-0000-4000-8000-000000000999";
    const text = sampleSchematic({
      symbols: [
        {
          library: "R",
          reference: "R1",
          at: [0, 0],
          instances: [
            { path: `/${ROOT}`, reference: "R1" },
            { path: `/${other}`, reference: "R1" },
          ],
        },
      ],
      uuid: ROOT,
    });
    const { files } = renameReferences([file("a.kicad_sch", text)], new Map([[`/${idOf(text, 0)}`, "R7"]]), {
      root: "a.kicad_sch",
    });
    expect(textOf(files[0]!)).toBe(text.replace('(reference "R1")', '(reference "R7")'));
  });

  it("changes the table in which version 6 keeps references, and what is shown where it has one use", () => {
    const child = sampleSchematic({
      symbols: [{ library: "R", reference: "R1", at: [0, 0] }],
      version: 20211123,
      uuid: symbol(901),
    });
    const id = idOf(child, 0);
    const table = (...uses: readonly (readonly [string, string])[]) =>
      sampleSchematic({ uuid: ROOT, version: 20211123 })
        .trimEnd()
        .replace(
          /\)$/,
          `(symbol_instances ${uses.map(([path, name]) => `(path "${path}" (reference "${name}") (unit 1))`).join(" ")}))`,
        );
    const rename = (root: string) =>
      renameReferences(
        [file("root.kicad_sch", root), file("child.kicad_sch", child)],
        new Map([[`/${SHEET_A}/${id}`, "R7"]]),
        {
          root: "root.kicad_sch",
        },
      ).files.map(textOf);
    const once = table([`/${SHEET_A}/${id}`, "R1"]);
    expect(rename(once)).toEqual([once.replace('"R1"', '"R7"'), child.replace('"R1"', '"R7"')]);
    const twice = table([`/${SHEET_A}/${id}`, "R1"], [`/${SHEET_B}/${id}`, "R2"]);
    expect(rename(twice)).toEqual([twice.replace('"R1"', '"R7"'), child]);
  });

  it("tells symbols that none of the files has, and leaves files that it cannot read", () => {
    const broken = file("broken.kicad_sch", "(kicad_sch (uuid");
    const { files, missing } = renameReferences([broken], new Map([["/nowhere", "R7"]]), { root: "broken.kicad_sch" });
    expect(files).toEqual([broken]);
    expect(missing).toEqual(["/nowhere"]);
  });

  it("writes letters of any language and quotes as KiCad does", () => {
    const text = sampleSchematic({
      symbols: [
        { library: "R", reference: "한글1", at: [0, 0], instances: [{ path: `/${ROOT}`, reference: "한글1" }] },
      ],
      uuid: ROOT,
    });
    const { files } = renameReferences([file("a.kicad_sch", text)], new Map([[`/${idOf(text, 0)}`, 'R"1']]), {
      root: "a.kicad_sch",
    });
    expect(textOf(files[0]!)).toBe(text.replaceAll('"한글1"', '"R\\"1"'));
  });
});
