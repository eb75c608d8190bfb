import { type Ink, PAGE, StrokePdf, type TextLook } from "../pdf/stroke-pdf.ts";
import type { FabReport, ReportedCheck, ReportedReview } from "./fab-report.ts";
import { sayFill } from "./plotted-fill.ts";
import { sayReadiness } from "./say-readiness.ts";

const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
/** Left of the titles of checks stands their outcome. */
const INDENT = 62;

const OUTCOMES: Readonly<Record<FabReport["outcome"], { readonly word: string; readonly ink: Ink }>> = {
  passed: { word: "passed", ink: "green" },
  warning: { word: "warning", ink: "amber" },
  failed: { word: "FAILED", ink: "red" },
};

/** The report as pages for people: FAB-CHECK.pdf. */
export function fabReportPdf(report: FabReport): Uint8Array {
  const pdf = new StrokePdf();
  const page = new PageWriter(pdf);
  page.lines(report.project, { size: 17, bold: true });
  page.space(4);
  const ink = report.ready ? OUTCOMES[report.outcome].ink : "red";
  page.lines(sayReadiness(report), { size: 12, bold: true, ink });
  page.space(2);
  page.lines("Fabrication files: what was checked", { size: 10, ink: "grey" });
  page.space(8);
  const made = `${report.createdAt.slice(0, 16).replace("T", " ")} UTC`;
  const set = report.preset === "jlc" ? "file names for JLCPCB" : "Gerber X2";
  page.lines(`${report.tool}, ${made}, ${set}`, { size: 8.5 });
  if (report.rules) {
    const { name, source, readOn } = report.rules;
    page.lines(`Rules: ${name}; ${source}, read ${readOn}`, { size: 8.5 });
  }
  if (report.fill) page.lines(sayFill(report.fill), { size: 8.5 });
  page.space(6);
  if (report.rules) writeChecks(page, `Against the rules of ${report.rules.name}`, report.rules.checks);
  writeChecks(page, "The files against the board, read back by an own reader", report.checks);
  if (report.remarks.length > 0) {
    page.heading("Remarks");
    for (const remark of report.remarks) page.lines(remark, { size: 8.5 });
  }
  if (report.review) writeReview(page, report.review);
  page.heading("Files and their SHA-256");
  for (const { name, bytes, sha256 } of report.files) {
    page.lines(`${name}, ${bytes} bytes`, { size: 8.5 });
    page.lines(sha256, { size: 7, ink: "grey" });
    page.space(2);
  }
  for (let number = 1; number <= pdf.pageCount; number++) {
    const text = `${number} / ${pdf.pageCount}`;
    const look = { size: 7.5, ink: "grey" } as const;
    pdf.text(PAGE.width - MARGIN - pdf.widthOf(text, look), MARGIN / 2, text, look, number - 1);
  }
  return pdf.write({
    title: `FAB-CHECK ${report.project}`,
    createdAt: new Date(report.createdAt),
    producer: report.tool,
  });
}

function writeChecks(page: PageWriter, title: string, checks: readonly ReportedCheck[]): void {
  page.heading(title);
  for (const { title: claim, outcome, measured, problems } of checks) {
    const { word, ink } = OUTCOMES[outcome];
    page.keepTogether(26);
    page.beside(word, { size: 8.5, bold: true, ink });
    page.lines(claim, { size: 9 }, INDENT);
    page.lines(measured, { size: 8, ink: "grey" }, INDENT);
    for (const problem of problems) page.lines(problem, { size: 8, ink }, INDENT);
    page.space(4);
  }
}

const SEVERITIES: Readonly<Record<ReportedReview["severity"], Ink>> = { error: "red", warning: "amber", note: "grey" };

/** What a review of the layout found. It is advice: the board may be ready all the same. */
function writeReview(page: PageWriter, review: readonly ReportedReview[]): void {
  page.heading("Review of the layout");
  if (review.length === 0) page.lines("No findings.", { size: 9 });
  for (const { title, severity, why, mend, count, findings, accepted } of review) {
    const ink = SEVERITIES[severity];
    page.keepTogether(26);
    page.beside(count > 0 ? severity : "accepted", { size: 8.5, bold: true, ink });
    page.lines(count > 0 ? `${title} (${count})` : title, { size: 9 }, INDENT);
    page.lines(`${why} ${mend}`, { size: 8, ink: "grey" }, INDENT);
    for (const { sentence, xMm, yMm } of findings)
      page.lines(`${sentence} At (${xMm.toFixed(2)}, ${yMm.toFixed(2)}) mm.`, { size: 8 }, INDENT);
    if (count > findings.length) page.lines(`${count - findings.length} more`, { size: 8 }, INDENT);
    for (const { sentence, note } of accepted)
      page.lines(`Accepted: ${sentence} ${note}`, { size: 8, ink: "grey" }, INDENT);
    page.space(4);
  }
}

/** Writes down the page and begins the next where it ends. */
class PageWriter {
  private readonly pdf: StrokePdf;
  private y = 0;

  constructor(pdf: StrokePdf) {
    this.pdf = pdf;
    this.begin();
  }

  heading(text: string): void {
    this.keepTogether(60);
    this.space(10);
    this.lines(text, { size: 11, bold: true });
    this.pdf.rule(MARGIN, this.y - 1, WIDTH);
    this.space(8);
  }

  lines(text: string, look: TextLook, indent: number = 0): void {
    for (const line of this.pdf.wrap(text, WIDTH - indent, look)) {
      this.keepTogether(look.size * 1.5);
      this.y -= look.size * 1.5;
      this.pdf.text(MARGIN + indent, this.y + look.size * 0.4, line, look);
    }
  }

  /** On the line that the next call of `lines` writes. */
  beside(text: string, look: TextLook): void {
    this.pdf.text(MARGIN, this.y - 9 * 1.5 + 9 * 0.4, text, look);
  }

  space(height: number): void {
    this.y -= height;
  }

  keepTogether(height: number): void {
    if (this.y - height < MARGIN) this.begin();
  }

  private begin(): void {
    this.pdf.newPage();
    this.y = PAGE.height - MARGIN;
  }
}
