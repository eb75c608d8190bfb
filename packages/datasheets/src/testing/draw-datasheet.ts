import PDFDocument from "pdfkit";

export interface DrawnPin {
  /** One for each package; "" where the package lacks the pin. */
  readonly numbers: readonly string[];
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** How a made-up datasheet looks. */
export interface DrawnLayout {
  readonly columns: readonly ("number" | "name" | "type" | "description")[];
  readonly headings: {
    readonly number: string;
    readonly name: string;
    readonly type: string;
    readonly description: string;
  };
  /** Headings of the number columns where there are several. */
  readonly packages: readonly string[];
  readonly ruled: boolean;
  /** Where cells stand in their column, and names and numbers against a description of several lines. */
  readonly align: "left" | "center";
  readonly middle: boolean;
  /** Degrees by which the page is shown; its text runs along the other edge. */
  readonly rotation: 0 | 90 | 270;
  readonly rowsOnPage: number;
  readonly repeatHeadings: boolean;
  /** Prose in a page column to the right of the table. */
  readonly prose: boolean;
  readonly size: number;
  /** The second half of the rows stands beside the first. */
  readonly beside: boolean;
  /** "PIN" above the headings of numbers and names, the others half a line higher than these. */
  readonly grouped: boolean;
}

const WIDTHS = { number: 46, name: 90, type: 44, description: 150 } as const;
const [LEFT, TOP] = [50, 90];

/** A datasheet as a maker might print it, for the reader to be held to what was put in. */
export async function drawDatasheet(pins: readonly DrawnPin[], layout: DrawnLayout): Promise<Uint8Array> {
  const portrait = layout.rotation === 0;
  const pdf = new PDFDocument({
    size: portrait ? [595, 842] : [842, 595],
    margin: 0,
    autoFirstPage: false,
    compress: false,
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on("end", resolve));
  titlePage(pdf);
  let page = 0;
  for (let from = 0; from < pins.length; page += 1) {
    pdf.addPage();
    if (layout.rotation !== 0) turn(pdf, layout.rotation);
    const count = layout.repeatHeadings ? layout.rowsOnPage : rowsThatFit(pdf, pins.slice(from), layout);
    drawTable(pdf, pins.slice(from, from + count), layout, page === 0 || layout.repeatHeadings, page);
    from += count;
  }
  pdf.addPage();
  pdf.font("Helvetica").fontSize(10).text("Package outline dimensions in millimetres", LEFT, 60, { lineBreak: false });
  for (const [at, row] of ["A 1.75", "D 4.90", "E1 3.90"].entries())
    pdf.text(row, LEFT, 90 + at * 14, { lineBreak: false });
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function titlePage(pdf: PDFKit.PDFDocument): void {
  pdf.addPage();
  pdf.font("Helvetica-Bold").fontSize(20).text("XY4711 Example circuit", LEFT, 50, { lineBreak: false });
  pdf.font("Helvetica").fontSize(9);
  pdf.text("1 Features", LEFT, 100, { lineBreak: false });
  pdf.text("Every number here is made up; see pin 3 of Table 9.", LEFT, 114, { lineBreak: false });
}

/** A table that goes on overleaf without headings fills its page first. */
function rowsThatFit(pdf: PDFKit.PDFDocument, rows: readonly DrawnPin[], layout: DrawnLayout): number {
  pdf.font("Helvetica").fontSize(layout.size);
  const pitch = layout.size * 1.2;
  let left = 842 - TOP - 90;
  const overflow = rows.findIndex(({ description }) => {
    const lines = layout.columns.includes("description") ? wrapped(pdf, description, WIDTHS.description - 8).length : 1;
    left -= (lines + 0.45) * pitch;
    return left < 0;
  });
  return overflow < 0 ? rows.length : overflow;
}

/** Lays the page's frame along its long edge, as makers do with wide tables. */
function turn(pdf: PDFKit.PDFDocument, rotation: 90 | 270): void {
  if (rotation === 90) pdf.rotate(90).translate(0, -842);
  else pdf.rotate(-90).translate(-595, 0);
}

function drawTable(
  pdf: PDFKit.PDFDocument,
  rows: readonly DrawnPin[],
  layout: DrawnLayout,
  hasHeadings: boolean,
  page: number,
): void {
  pdf.font("Helvetica").fontSize(10);
  if (hasHeadings) {
    const caption = page === 0 ? "Table 1. Pin functions" : "Table 1. Pin functions (continued)";
    pdf.text(caption, LEFT, TOP - 20, { lineBreak: false });
  }
  const half = layout.beside ? Math.ceil(rows.length / 2) : rows.length;
  const right = drawHalf(pdf, rows.slice(0, half), layout, hasHeadings, LEFT);
  if (layout.beside) drawHalf(pdf, rows.slice(half), layout, hasHeadings, right + 8);
}

/** Answers where the table ends to the right. */
function drawHalf(
  pdf: PDFKit.PDFDocument,
  rows: readonly DrawnPin[],
  layout: DrawnLayout,
  hasHeadings: boolean,
  left: number,
): number {
  const columns = layout.columns.flatMap((kind) =>
    kind === "number" && layout.packages.length > 0
      ? layout.packages.map((heading, at) => ({ kind, at, heading, width: 62 }))
      : [{ kind, at: 0, heading: layout.headings[kind], width: WIDTHS[kind] as number }],
  );
  const places: number[] = [left];
  for (const { width } of columns) places.push(places.at(-1)! + width);
  const right = places.at(-1)!;
  const pitch = layout.size * 1.2;
  let y = TOP;
  if (hasHeadings) {
    pdf.font("Helvetica-Bold").fontSize(layout.size);
    const low = layout.grouped ? pitch * 0.5 : 0;
    for (const [at, { kind, heading, width }] of columns.entries()) {
      const isGrouped = kind === "number" || kind === "name";
      put(pdf, heading, places[at]!, width, y + (isGrouped ? low : 0), layout);
    }
    if (layout.grouped) pdf.text("PIN", left + 40, y - low, { lineBreak: false });
    y += pitch * 1.6 + low;
  }
  const begin = y;
  pdf.font("Helvetica").fontSize(layout.size);
  for (const row of rows) {
    const lines = wrapped(pdf, row.description, WIDTHS.description - 8);
    const height = Math.max(1, layout.columns.includes("description") ? lines.length : 1) * pitch;
    for (const [at, { kind, at: which, width }] of columns.entries()) {
      const text = kind === "number" ? row.numbers[which]! || "-" : kind === "description" ? "" : row[kind];
      const down = layout.middle ? (height - pitch) / 2 : 0;
      put(pdf, text, places[at]!, width, y + down, layout);
      if (kind === "description")
        for (const [line, part] of lines.entries())
          pdf.text(part, places[at]! + 3, y + line * pitch, { lineBreak: false });
    }
    y += height + pitch * 0.45;
    if (layout.ruled) {
      const rule = y - pitch * 0.3;
      pdf.moveTo(left, rule).lineTo(right, rule).lineWidth(0.4).stroke();
    }
  }
  if (layout.ruled)
    for (const x of places)
      pdf
        .moveTo(x, begin - pitch * 1.5)
        .lineTo(x, y)
        .stroke();
  if (layout.prose && !layout.beside)
    for (let line = 0; line < 30; line += 1)
      pdf.text("The part is used in many ways", right + 26, TOP + line * pitch, { lineBreak: false });
  return right;
}

function put(pdf: PDFKit.PDFDocument, text: string, x: number, width: number, y: number, { align }: DrawnLayout): void {
  const shift = align === "center" ? Math.max(0, (width - pdf.widthOfString(text)) / 2) : 3;
  pdf.text(text, x + shift, y, { lineBreak: false });
}

function wrapped(pdf: PDFKit.PDFDocument, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const open = lines.at(-1);
    if (open !== undefined && pdf.widthOfString(`${open} ${word}`) <= width)
      lines[lines.length - 1] = `${open} ${word}`;
    else lines.push(word);
  }
  return lines;
}
