import type { NamedFile } from "./client.ts";

export interface PinRow {
  readonly number: string;
  readonly name: string;
  readonly description: string;
}

const LEADING = 16;
const COLUMNS = [60, 140, 240];

/** A datasheet of one page with a table of pins, written by hand: a PDF as small as one can be (ISO 32000-1, annex H.2). */
export function datasheetPdf(name: string, title: string, pins: readonly PinRow[]): NamedFile {
  const text = (x: number, y: number, words: string, size = 10) =>
    `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${words.replaceAll(/[()\\]/g, "\\$&")}) Tj ET`;
  const row = (y: number, cells: readonly string[]) => cells.map((cell, index) => text(COLUMNS[index] ?? 0, y, cell));
  const content = [
    text(60, 780, title, 18),
    text(60, 740, "Pin Configuration and Functions", 14),
    ...row(710, ["Pin", "Name", "Description"]),
    ...pins.flatMap((pin, index) => row(710 - LEADING * (index + 1), [pin.number, pin.name, pin.description])),
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, bytes: Buffer.from(file, "latin1") };
}
