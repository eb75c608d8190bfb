import { strToU8 } from "fflate";
import { zipFiles } from "../zip-files.ts";
import { type Cell, cellText, type Table } from "./table.ts";

/** Excel's own limit of rows on a sheet. */
const MAX_ROWS = 1_048_576;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Places in `cellXfs` of the style sheet below. */
const STYLE = { plain: 0, header: 1, text: 2 } as const;

/**
 * A table as a workbook of one sheet (Office Open XML, ECMA-376 transitional): a header that stays in sight, columns as wide
 * as what stands in them, numbers as numbers. Text is shared strings in cells formatted as text, so that nothing is taken for
 * a formula, a date or a number, neither on opening nor when the cell is edited. The same table at the same time gives
 * the same bytes. Throws for a table of more rows than a sheet holds.
 */
export function writeXlsx(table: Table, { createdAt }: { readonly createdAt: Date }): Uint8Array {
  if (table.rows.length + 1 > MAX_ROWS) throw new RangeError(`${table.rows.length} rows on one sheet`);
  const strings = new SharedStrings();
  const sheet = sheetXml(table, strings);
  const parts: [name: string, xml: string][] = [
    ["[Content_Types].xml", contentTypes()],
    ["_rels/.rels", relationships([["officeDocument", "xl/workbook.xml"]])],
    ["xl/workbook.xml", workbookXml(table.name)],
    [
      "xl/_rels/workbook.xml.rels",
      relationships([
        ["worksheet", "worksheets/sheet1.xml"],
        ["styles", "styles.xml"],
        ["sharedStrings", "sharedStrings.xml"],
      ]),
    ],
    ["xl/worksheets/sheet1.xml", sheet],
    ["xl/styles.xml", STYLES],
    ["xl/sharedStrings.xml", strings.xml()],
  ];
  return zipFiles(
    parts.map(([name, xml]) => ({ name, bytes: strToU8(`${HEAD}${xml}`) })),
    { createdAt },
  );
}

/** Every text once; cells name it by its number. */
class SharedStrings {
  private readonly numbers = new Map<string, number>();
  private uses = 0;

  numberOf(text: string): number {
    this.uses++;
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    return number;
  }

  xml(): string {
    const items = [...this.numbers.keys()].map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`);
    return `<sst xmlns="${MAIN}" count="${this.uses}" uniqueCount="${items.length}">${items.join("")}</sst>`;
  }
}

function sheetXml({ columns, rows }: Table, strings: SharedStrings): string {
  const all = [columns, ...rows];
  const last = `${columnName(Math.max(0, columns.length - 1))}${all.length}`;
  const widths = columns.map(
    (_, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(all, index)}" customWidth="1"/>`,
  );
  const lines = all.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`, index === 0, strings));
    return `<row r="${index + 1}">${cells.join("")}</row>`;
  });
  // The order of these elements is the schema's (18.3.1.99): Excel calls a sheet broken that has another.
  return [
    `<worksheet xmlns="${MAIN}">`,
    `<dimension ref="A1:${last}"/>`,
    '<sheetViews><sheetView tabSelected="1" workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/>',
    "</sheetView></sheetViews>",
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${widths.join("")}</cols>`,
    `<sheetData>${lines.join("")}</sheetData>`,
    `<autoFilter ref="A1:${last}"/>`,
    '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    '<pageSetup orientation="landscape" fitToHeight="0"/>',
    `<ignoredErrors><ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors>`,
    "</worksheet>",
  ].join("");
}

function cellXml(cell: Cell, place: string, isHeader: boolean, strings: SharedStrings): string {
  if (typeof cell === "number") {
    if (!Number.isFinite(cell)) throw new RangeError(`${place} is ${cell}`);
    return `<c r="${place}" s="${STYLE.plain}"><v>${cell}</v></c>`;
  }
  if (cell === "") return "";
  const style = isHeader ? STYLE.header : STYLE.text;
  return `<c r="${place}" s="${style}" t="s"><v>${strings.numberOf(cellText(cell))}</v></c>`;
}

/** In digits of the font, with room for the filter's arrow; longer texts are cut on the screen only. */
function widthOf(rows: readonly (readonly Cell[])[], column: number): number {
  const [header = 0, ...longest] = rows.map((row) => displayWidth(String(row[column] ?? "")));
  return Math.min(60, Math.max(6, header + 3, longest.reduce((a, b) => Math.max(a, b), 0) + 1));
}

/** Chinese, Japanese and Korean letters are two digits wide. */
function displayWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letter >= "\u1100" ? 2 : 1;
  return width;
}

/** 0 → "A", 25 → "Z", 26 → "AA". */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

/** Control characters have no place in XML; the format writes them, and what looks like one of them, as _xHHHH_ (22.9.2.19). */
function escapeXml(text: string): string {
  const code = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
  return (
    text
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, code)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
  );
}

function workbookXml(name: string): string {
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`;
}

function contentTypes(): string {
  const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const overrides = [
    ["/xl/workbook.xml", "sheet.main"],
    ["/xl/worksheets/sheet1.xml", "worksheet"],
    ["/xl/styles.xml", "styles"],
    ["/xl/sharedStrings.xml", "sharedStrings"],
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${spreadsheet}.${type}+xml"/>`);
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...overrides,
    "</Types>",
  ].join("");
}

/** The first two fills are the format's own. Number format 49 is text. */
const STYLES = [
  `<styleSheet xmlns="${MAIN}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE7ECEF"/><bgColor indexed="64"/></patternFill></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  "</styleSheet>",
].join("");
