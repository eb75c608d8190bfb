import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";
import type { Table } from "./table.ts";
import { writeCsv } from "./write-csv.ts";

const decode = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

function rowsOf(text: string): readonly (readonly string[])[] {
  const reading = readCsv(text);
  if ("problem" in reading) throw new Error(reading.problem.message);
  return reading.rows.map(({ cells }) => cells);
}

describe("tables as CSV", () => {
  it("begin with a byte order mark and end every line by CR LF", () => {
    const table: Table = { name: "t", columns: ["값", "Qty"], rows: [["저항", 2]] };
    expect(decode(writeCsv(table))).toBe("\uFEFF값,Qty\r\n저항,2\r\n");
  });

  it("are read back as they were written, formulas with the apostrophe that makes them text", () => {
    const text = fc.string({ unit: fc.constantFrom("a", '"', ",", "\r", "\n", " ", "=", "-", "'", "가") });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, fc.integer()), { maxLength: 6 }), (rows) => {
        const read = rowsOf(decode(writeCsv({ name: "t", columns: ["a", "b", "c"], rows })));
        expect(read).toHaveLength(rows.length + 1);
        for (const [index, row] of rows.entries())
          for (const [column, cell] of row.entries()) {
            const back = read[index + 1]![column]!;
            if (typeof cell === "number") expect(back).toBe(String(cell));
            else {
              expect([cell, `'${cell}`]).toContain(back);
              expect(back).not.toMatch(/^\s*[=+\-@]/);
            }
          }
      }),
      { numRuns: 300 },
    );
  });

  it("are read with LF, without a last line end, and with empty lines between", () => {
    expect(rowsOf('a,b\n\n1,\n\r\n"x\ny",2')).toEqual([
      ["a", "b"],
      ["1", ""],
      ["x\ny", "2"],
    ]);
  });

  it("tell the line on which a quote is never closed or text goes on behind one", () => {
    expect(readCsv('a\nb,"c\nd')).toEqual({ problem: { line: 2, message: "a quote is opened here and never closed" } });
    expect(readCsv('"a\nb"\n"c"d')).toEqual({ problem: { line: 3, message: '"d" follows a closing quote' } });
  });
});
