import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { ReceiptContent } from "./receipt-content.ts";

/** A4 in points, and its margins. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const AMOUNT_WIDTH = 130;
const GAP = 16;
const INK = "#1d2426";
const MUTED = "#566166";
const RULE = "#c9d1d4";
const WARNING = "#9a3b00";

/** Letters of Korean and Latin; of the package's fonts with quadratic outlines, which pdfkit subsets to some kilobytes. */
const FONTS = {
  regular: fileURLToPath(import.meta.resolve("pretendard/dist/public/static/alternative/Pretendard-Regular.ttf")),
  bold: fileURLToPath(import.meta.resolve("pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf")),
};

/** Lays a receipt out on A4; the same content and time give the same bytes. Long texts wrap, and nothing is cut. */
export async function drawReceipt(content: ReceiptContent, createdAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    info: {
      Title: `${content.title} ${content.facts[0]?.[1] ?? ""}`,
      Producer: "Tracewright",
      CreationDate: createdAt,
    },
  });
  const pieces: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    pdf.on("data", (piece: Uint8Array) => pieces.push(piece));
    pdf.on("end", () => resolve());
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", FONTS.regular).registerFont("bold", FONTS.bold);
  const use = (font: "regular" | "bold", size: number, color = INK) => pdf.font(font).fontSize(size).fillColor(color);
  const left = PAGE.margin;

  use("bold", 24).text(content.title, left, PAGE.margin, { width: WIDTH });
  pdf.moveDown(0.3);
  for (const note of content.notes) use("bold", 11, WARNING).text(note, { width: WIDTH });
  pdf.moveDown(0.8);
  for (const [label, value] of content.facts) drawPair(label, value);
  pdf.moveDown(1);

  const half = (WIDTH - GAP) / 2;
  const top = pdf.y;
  const ends = [content.seller, content.buyer].map(({ title, lines }, column) => {
    const x = left + column * (half + GAP);
    use("regular", 9, MUTED).text(title, x, top, { width: half });
    for (const line of lines) use("regular", 10.5).text(line, x, pdf.y + 2, { width: half });
    return pdf.y;
  });
  pdf.y = Math.max(...ends) + 24;

  const [item, amount] = content.columns;
  drawRow(item, amount, () => use("regular", 9, MUTED));
  drawRule();
  for (const [name, price] of content.lines) drawRow(name, price, () => use("regular", 11));
  drawRule();
  for (const [index, [label, sum]] of content.sums.entries()) {
    const isTotal = index === content.sums.findLastIndex(([, text]) => !text.startsWith("−"));
    drawRow(label, sum, () => use(isTotal ? "bold" : "regular", isTotal ? 13 : 10.5));
  }
  pdf.moveDown(2);
  use("regular", 9, MUTED).text(content.footer, left, pdf.y, { width: WIDTH });
  pdf.end();
  await written;
  return Buffer.concat(pieces) as Uint8Array<ArrayBuffer>;

  function drawPair(label: string, value: string): void {
    const y = pdf.y;
    use("regular", 10.5, MUTED).text(label, left, y, { width: AMOUNT_WIDTH - GAP });
    const end = pdf.y;
    use("regular", 10.5).text(value, left + AMOUNT_WIDTH, y, { width: WIDTH - AMOUNT_WIDTH });
    pdf.y = Math.max(end, pdf.y) + 2;
  }

  function drawRow(name: string, sum: string, look: () => void): void {
    const y = pdf.y + 4;
    look();
    pdf.text(name, left, y, { width: WIDTH - AMOUNT_WIDTH - GAP });
    const end = pdf.y;
    pdf.text(sum, left + WIDTH - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: "right" });
    pdf.y = Math.max(end, pdf.y) + 4;
  }

  function drawRule(): void {
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + WIDTH, pdf.y)
      .lineWidth(0.7)
      .strokeColor(RULE)
      .stroke();
    pdf.y += 4;
  }
}
