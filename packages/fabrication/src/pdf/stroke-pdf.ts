import { PdfDocument, pdfDate, pdfText, utf16Digits } from "@tracewright/formats";
import { strToU8, zlibSync } from "fflate";
import { StrokeFontFaces } from "./stroke-font-faces.ts";

/** A4, in points. */
export const PAGE = { width: 595, height: 842 } as const;

export type Ink = "black" | "grey" | "green" | "amber" | "red";

const INKS: Readonly<Record<Ink, string>> = {
  black: "0.1 0.1 0.1",
  grey: "0.4 0.4 0.4",
  green: "0.05 0.45 0.2",
  amber: "0.65 0.4 0",
  red: "0.75 0.1 0.1",
};

export interface TextLook {
  readonly size: number;
  readonly ink?: Ink;
  readonly bold?: boolean;
}

/**
 * Writes a PDF 1.7 of text and rules in the project's stroke font; the same calls give the same bytes. Places are
 * points from the lower left corner of an A4 page.
 */
export class StrokePdf {
  private readonly faces = { regular: new StrokeFontFaces(62), bold: new StrokeFontFaces(105) };
  private readonly pages: string[][] = [];

  newPage(): void {
    this.pages.push([]);
  }

  get pageCount(): number {
    return this.pages.length;
  }

  /** Writes one line on a page, by default the last. */
  text(x: number, y: number, text: string, look: TextLook, page: number = this.pages.length - 1): void {
    const face = this.faces[look.bold ? "bold" : "regular"];
    const commands: string[] = [`${INKS[look.ink ?? "black"]} RG BT ${round(x)} ${round(y)} Td`];
    let font: number | undefined;
    let codes = "";
    const flush = () => {
      if (codes !== "") commands.push(`<${codes}> Tj`);
      codes = "";
    };
    for (const character of printable(text)) {
      const placed = face.place(character);
      if (placed.font !== font) {
        flush();
        font = placed.font;
        commands.push(`/${look.bold ? "B" : "R"}${font} ${look.size} Tf`);
      }
      codes += placed.code.toString(16).padStart(2, "0");
    }
    flush();
    this.pages[page]?.push(`${commands.join(" ")} ET`);
  }

  rule(x: number, y: number, width: number): void {
    this.pages.at(-1)?.push(`0.8 0.8 0.8 RG 0.5 w ${round(x)} ${round(y)} m ${round(x + width)} ${round(y)} l S`);
  }

  widthOf(text: string, { size, bold = false }: TextLook): number {
    const face = this.faces[bold ? "bold" : "regular"];
    return [...printable(text)].reduce((sum, character) => sum + (face.place(character).advance * size) / 1000, 0);
  }

  /** The text in lines no wider than `width`, broken at spaces, and within words that are wider by themselves. */
  wrap(text: string, width: number, look: TextLook): string[] {
    const lines: string[] = [];
    let line = "";
    const fits = (candidate: string) => this.widthOf(candidate, look) <= width;
    for (const word of text.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = "";
      for (const character of word) {
        if (line !== "" && !fits(line + character)) {
          lines.push(line);
          line = "";
        }
        line += character;
      }
    }
    return [...lines, line];
  }

  write({ title, createdAt, producer }: { title: string; createdAt: Date; producer: string }): Uint8Array {
    // By number from 1 on; streams are the bytes.
    const objects: (string | Uint8Array)[] = [];
    const add = (object: string | Uint8Array): number => objects.push(object);
    const stream = (text: string): number => add(zlibSync(strToU8(text), { level: 9 }));
    const [catalog, tree] = [add(""), add("")];
    const fonts = (["regular", "bold"] as const).flatMap((weight) =>
      this.faces[weight].fonts.map((characters, index) => {
        const drawings = characters.map(({ procedure, code }) => `/g${code} ${stream(procedure)} 0 R`);
        const names = characters.map(({ code }) => `/g${code}`);
        const font = add(
          `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >> ` +
            `/FirstChar 0 /LastChar ${characters.length - 1} /Widths [${characters.map(({ advance }) => advance).join(" ")}] ` +
            `/Encoding << /Type /Encoding /Differences [0 ${names.join(" ")}] >> ` +
            `/CharProcs << ${drawings.join(" ")} >> /ToUnicode ${stream(toUnicode(characters))} 0 R >>`,
        );
        return `/${weight === "bold" ? "B" : "R"}${index} ${font} 0 R`;
      }),
    );
    const resources = `<< /Font << ${fonts.join(" ")} >> >>`;
    const pages = this.pages.map((commands) =>
      add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources ${resources} ` +
          `/Contents ${stream(commands.join("\n"))} 0 R >>`,
      ),
    );
    objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R /Lang (en) >>`;
    const kids = pages.map((page) => `${page} 0 R`).join(" ");
    objects[tree - 1] = `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`;
    const info = add(
      `<< /Title ${pdfText(title)} /Producer ${pdfText(producer)} /CreationDate ${pdfDate(createdAt)} >>`,
    );
    const pdf = new PdfDocument("1.7");
    for (const object of objects)
      if (typeof object === "string") pdf.write(object);
      else pdf.writeStream("/Filter /FlateDecode", object);
    return pdf.finish(`/Root ${catalog} 0 R /Info ${info} 0 R`);
  }
}

/** What a viewer copies for each code (9.10.3); at most a hundred lines a section. */
function toUnicode(characters: readonly { readonly code: number; readonly character: string }[]): string {
  const lines = characters.map(
    ({ code, character }) => `<${code.toString(16).padStart(2, "0")}> <${utf16Digits(character)}>`,
  );
  const sections: string[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const section = lines.slice(from, from + 100);
    sections.push(`${section.length} beginbfchar\n${section.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Tracewright-Strokes def /CMapType 2 def",
    "1 begincodespacerange <00> <FF> endcodespacerange",
    ...sections,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

function printable(text: string): string {
  return text.normalize("NFC").replaceAll(/\p{Cc}/gu, " ");
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
