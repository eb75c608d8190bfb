import { strFromU8, unzlibSync } from "fflate";
import { describe, expect, it } from "vitest";
import { StrokePdf } from "./stroke-pdf.ts";

const END = { title: "보드", createdAt: new Date("2026-01-02T03:04:05Z"), producer: "test" };

/** Every object of the file by its number, found through the cross-reference table as a viewer finds it. */
function objectsOf(bytes: Uint8Array): Map<number, string> {
  const text = strFromU8(bytes, true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 5)).toBe("xref\n");
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  return new Map(
    offsets.map((offset, index) => {
      const head = `${index + 1} 0 obj\n`;
      expect(text.slice(offset, offset + head.length)).toBe(head);
      const body = text.slice(offset + head.length, text.indexOf("\nendobj\n", offset));
      const stream = body.indexOf("stream\n");
      if (stream < 0) return [index + 1, body];
      const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
      const from = offset + head.length + stream + "stream\n".length;
      return [index + 1, strFromU8(unzlibSync(bytes.subarray(from, from + length)))];
    }),
  );
}

/** The text of a page as a viewer copies it: codes through the fonts' ToUnicode tables. */
function copiedText(bytes: Uint8Array): string {
  const objects = [...objectsOf(bytes)];
  const tables = objects
    .filter(([, body]) => body.includes("begincmap"))
    .map(([number, body]) => [number, body] as const);
  const fontTables = objects.flatMap(([, body]) => {
    const table = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    return table === undefined ? [] : [tables.find(([number]) => number === Number(table))?.[1] ?? ""];
  });
  const [page = ""] = objects.map(([, body]) => body).filter((body) => body.includes(" Tj"));
  return [...page.matchAll(/\/R(\d+) [\d.]+ Tf <([0-9a-f]*)> Tj/g)]
    .map(([, font, codes = ""]) => {
      const table = fontTables[Number(font)] ?? "";
      return (codes.match(/../g) ?? [])
        .map((code) => {
          const [, unicode = ""] = new RegExp(`^<${code}> <([0-9a-f]{4,8})>$`, "m").exec(table) ?? [];
          return (unicode.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
        })
        .join("");
    })
    .join("");
}

describe("StrokePdf", () => {
  it("writes text that can be copied again, Hangul and characters without a stroke among it", () => {
    const pdf = new StrokePdf();
    pdf.newPage();
    const text = "R1 전원 (5V) \\ 漢 😀";
    pdf.text(50, 700, text, { size: 10 });
    expect(copiedText(pdf.write(END))).toBe(text);
  });

  it("takes as many fonts as it has characters for", () => {
    const pdf = new StrokePdf();
    pdf.newPage();
    const text = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0xac00 + 17 * index)).join("");
    pdf.text(0, 0, text, { size: 5 });
    const bytes = pdf.write(END);
    expect(copiedText(bytes)).toBe(text);
    expect([...objectsOf(bytes).values()].filter((body) => body.includes("/Type3"))).toHaveLength(3);
  });

  it("gives the same bytes for the same calls", () => {
    const write = () => {
      const pdf = new StrokePdf();
      pdf.newPage();
      pdf.text(1, 2, "same", { size: 9, bold: true, ink: "red" });
      pdf.rule(0, 0, 100);
      return pdf.write(END);
    };
    expect(write()).toEqual(write());
  });

  it("breaks lines at spaces, and words that are wider than the line anywhere, and loses no letter", () => {
    const pdf = new StrokePdf();
    const look = { size: 10 };
    const text = "a short line and averyveryverylongwordwithoutanyspacesinit end";
    const lines = pdf.wrap(text, 100, look);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(pdf.widthOf(line, look)).toBeLessThanOrEqual(100);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  });

  it("takes control characters and operators of PDF for text", () => {
    const pdf = new StrokePdf();
    pdf.newPage();
    pdf.text(0, 0, ") Tj ET\nendstream\u0000", { size: 10 });
    expect(copiedText(pdf.write(END))).toBe(") Tj ET endstream ");
  });
});
