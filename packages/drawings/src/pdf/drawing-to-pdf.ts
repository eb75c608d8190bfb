import { PdfDocument, pdfDate, pdfText } from "@tracewright/formats";
import { strToU8, zlibSync } from "fflate";
import type { Drawing, DrawingPage } from "../drawing.ts";
import type { Imprint } from "../page/lay-out-pages.ts";
import { POINTS_PER_MM, pageContent } from "./page-content.ts";
import { decimal } from "./pdf-path.ts";

/** The longest side of a page in its own unit (ISO 32000-1, annex C); beyond it the unit grows from a point to several. */
const LARGEST_PAGE = 14_400;

/**
 * A drawing as a PDF of real lines and areas, a bookmark a page. It needs no font: letters are strokes. The same
 * drawing gives the same bytes.
 */
export function drawingToPdf({ pages }: Drawing, { project, version, createdAt }: Imprint): Uint8Array {
  const pdf = new PdfDocument("1.6");
  const tree = pdf.reserve();
  const numbers = pages.map((page) => writePage(pdf, page, tree));
  const kids = numbers.map((number) => `${number} 0 R`).join(" ");
  pdf.write(`<< /Type /Pages /Kids [${kids}] /Count ${numbers.length} >>`, tree);
  const outlines = writeBookmarks(pdf, pages, numbers);
  const catalog = pdf.write(
    `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outlines} 0 R /ViewerPreferences << /PrintScaling /None >> >>`,
  );
  const title = pdfText(`${project} ${version}`);
  const created = pdfDate(createdAt);
  const information = pdf.write(`<< /Title ${title} /Producer (Tracewright) /CreationDate ${created} >>`);
  return pdf.finish(`/Root ${catalog} 0 R /Info ${information} 0 R`);
}

function writePage(pdf: PdfDocument, page: DrawingPage, tree: number): number {
  const unit = Math.max(1, Math.ceil((Math.max(page.width, page.height) * POINTS_PER_MM) / LARGEST_PAGE));
  const marks =
    unit === 1
      ? page.marks
      : [{ kind: "group", x: 0, y: 0, scale: 1 / unit, mirrored: false, marks: page.marks } as const];
  const { operators, opacities } = pageContent({ height: page.height / unit, marks });
  const content = pdf.writeStream("/Filter /FlateDecode", zlibSync(strToU8(operators), { level: 6 }));
  const states = [...opacities].map(([opacity, name]) => `/${name} << /ca ${opacity} /CA ${opacity} >>`).join(" ");
  const [width, height] = [page.width, page.height].map((side) => decimal((side * POINTS_PER_MM) / unit));
  return pdf.write(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}]${unit > 1 ? ` /UserUnit ${unit}` : ""} ` +
      `/Resources << /ExtGState << ${states} >> >> /Contents ${content} 0 R >>`,
  );
}

/** One bookmark a page (12.3.3), named by its title. */
function writeBookmarks(pdf: PdfDocument, pages: readonly DrawingPage[], numbers: readonly number[]): number {
  const root = pdf.reserve();
  const items = pages.map(() => pdf.reserve());
  pages.forEach(({ title }, index) => {
    const before = index > 0 ? ` /Prev ${items[index - 1]} 0 R` : "";
    const after = index + 1 < items.length ? ` /Next ${items[index + 1]} 0 R` : "";
    pdf.write(
      `<< /Title ${pdfText(title)} /Parent ${root} 0 R /Dest [${numbers[index]} 0 R /Fit]${before}${after} >>`,
      items[index],
    );
  });
  return pdf.write(
    `<< /Type /Outlines /First ${items[0]} 0 R /Last ${items.at(-1)} 0 R /Count ${items.length} >>`,
    root,
  );
}
