import fc from "fast-check";
import { expect, it } from "vitest";
import { csvCell } from "./csv-cell.ts";

/** What a reader of RFC 4180 takes the cell for. */
function readCell(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

it.each([
  ["=1+1", "'=1+1"],
  ["+3V3", "'+3V3"],
  ["-5V", "'-5V"],
  ["@SUM(A1)", "'@SUM(A1)"],
  [" =1+1", `"' =1+1"`.replace(/"/g, "")],
  ["＝1+1", "'＝1+1"],
  ["\tx", "'\tx"],
  ["\rx", `"'\rx"`],
  ["10k;=1+1", "10k;'=1+1"],
  ["a; @x;-2;b", "a; '@x;'-2;b"],
])("text that a spreadsheet may run is made plain: %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it("numbers are left as they are, negative ones too", () => {
  expect([csvCell(-1.5), csvCell(0), csvCell(12)]).toEqual(["-1.5", "0", "12"]);
});

it("is read back as it was, with at most the apostrophe in front, and begins no formula", () => {
  const texts = fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "＝", "\t", "\r", "\n", '"', ",", " ", "a", "1", "가"),
    maxLength: 6,
  });
  fc.assert(
    fc.property(texts, (text) => {
      const read = readCell(csvCell(text));
      expect([text, `'${text}`]).toContain(read);
      expect(read).not.toMatch(/^[\s]*[=+\-@＝＋－＠]/);
      expect(read).not.toMatch(/^[\t\r\n]/);
    }),
    { numRuns: 500 },
  );
});

it("stays within its cell: outside quotes there is no comma, quote or line break", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ",", "\r", "\n", "a") }), (text) => {
      expect(csvCell(text)).toMatch(/^(?:[^",\r\n]*|"(?:[^"]|"")*")$/);
    }),
  );
});
