import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { MAX_CELL_LENGTH, type Table } from "./table.ts";
import { writeXlsx } from "./write-xlsx.ts";

const createdAt = new Date(Date.UTC(2026, 0, 2));

function written(table: Partial<Table>): Uint8Array {
  return writeXlsx({ name: "BOM", columns: [], rows: [], ...table }, { createdAt });
}

/** As a reader that is not ours understands it. */
async function read(bytes: Uint8Array) {
  const [sheet] = await readWorkbook(Buffer.from(bytes));
  return sheet;
}

describe("a workbook, read by others", () => {
  it("holds text as text, also what looks like a formula, a number or a date, and numbers as numbers", async () => {
    const columns = ["Value", "Qty"];
    const rows = [
      ['=HYPERLINK("http://x")', 1],
      ["+3V3", -2.5],
      ["0603", 0],
      ["1E3", 1_000_000],
      ["10-12", 0.000001],
      ["저항 <&\"'> 2줄", 3],
    ];
    const sheet = await read(written({ columns, rows }));
    expect(sheet?.sheet).toBe("BOM");
    expect(sheet?.data).toEqual([columns, ...rows]);
  });

  it("has no formula in any of its parts", () => {
    const parts = unzipSync(written({ columns: ["a"], rows: [["=1+1"], ["@x"], ["-1"]] }));
    expect(
      Object.values(parts)
        .map((part) => strFromU8(part))
        .join(""),
    ).not.toMatch(/<f[ >]/);
  });

  it("says every text once and is the same bytes at the same time", () => {
    const table = {
      columns: ["a", "b"],
      rows: [
        ["x", "x"],
        ["x", "y"],
      ],
    };
    const parts = unzipSync(written(table));
    expect(strFromU8(parts["xl/sharedStrings.xml"]!)).toContain('count="6" uniqueCount="4"');
    expect(written(table)).toEqual(written(table));
  });

  it("clips text that no spreadsheet could hold, and mends half characters", async () => {
    const sheet = await read(written({ columns: ["a"], rows: [["x".repeat(40_000)], ["\uD800!"]] }));
    const [, [long], [half]] = sheet!.data as string[][] as [string[], [string], [string]];
    expect(long).toHaveLength(MAX_CELL_LENGTH);
    expect(long.endsWith("x…")).toBe(true);
    expect(half).toBe("\uFFFD!");
  });

  it("writes control characters, and what looks like their writing, as the format wants it", () => {
    const parts = unzipSync(written({ columns: ["a\u0000b\r\u001F_x0041_"] }));
    expect(strFromU8(parts["xl/sharedStrings.xml"]!)).toContain(">a_x0000_b_x000D__x001F__x005F_x0041_<");
  });

  it("refuses what is no number, and more rows than a sheet has", () => {
    expect(() => written({ columns: ["a"], rows: [[Number.NaN]] })).toThrow(RangeError);
    expect(() => written({ rows: Array.from({ length: 1_048_576 }, () => []) })).toThrow(RangeError);
  });

  it("is read as it was written, whatever stands in it", async () => {
    // The other reader takes blanks off both ends and leaves escaped characters as they are.
    const text = fc.string({
      unit: fc.constantFrom("a", "=", "<", "&", "]", ">", '"', "'", " ", "가", "😀", "\n", "0"),
    });
    const cell = fc.oneof(
      text.map((written) => `a${written}a`),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const sheet = await read(written({ columns: ["a", "b"], rows }));
        expect(sheet?.data).toEqual([["a", "b"], ...rows.map((row) => row.map((cell) => (cell === 0 ? 0 : cell)))]);
      }),
      { numRuns: 40 },
    );
  });

  it("names columns beyond Z", async () => {
    const columns = Array.from({ length: 60 }, (_, index) => `c${index}`);
    expect((await read(written({ columns })))?.data).toEqual([columns]);
  });
});
