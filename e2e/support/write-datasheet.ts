/** A datasheet as a PDF of one page with a table of its pins; as small as a PDF can be (ISO 32000-1, annex H.2). */
export function writeDatasheet(title: string, pins: readonly (readonly [number: string, name: string])[]): Buffer {
  const text = (x: number, y: number, words: string, size = 10) =>
    `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${words.replaceAll(/[()\\]/g, "\\$&")}) Tj ET`;
  const content = [
    text(60, 780, title, 18),
    text(60, 740, "Pin Configuration and Functions", 14),
    text(60, 710, "Pin"),
    text(140, 710, "Name"),
    text(240, 710, "Description"),
    ...pins.flatMap(([number, name], index) => {
      const y = 694 - 16 * index;
      return [text(60, y, number), text(140, y, name), text(240, y, `What ${name} is for`)];
    }),
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const entries = objects.map((object, index) => {
    const entry = `${String(file.length).padStart(10, "0")} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}
