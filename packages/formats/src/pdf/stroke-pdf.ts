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
    const objects: Uint8Array[] = [];
    const add = (body: string | Uint8Array): number => objects.push(typeof body === "string" ? strToU8(body) : body);
    const stream = (text: string, head = ""): number => {
      const packed = zlibSync(strToU8(text), { level: 9 });
      return add(
        joined([
          strToU8(`<< ${head}/Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
          packed,
          strToU8("\nendstream"),
        ]),
      );
    };
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
    objects[catalog - 1] = strToU8(`<< /Type /Catalog /Pages ${tree} 0 R /Lang (en) >>`);
    const kids = pages.map((page) => `${page} 0 R`).join(" ");
    objects[tree - 1] = strToU8(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
    const date = createdAt.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14);
    const info = add(`<< /Title <${utf16(title)}> /Producer <${utf16(producer)}> /CreationDate (D:${date}Z) >>`);
    return assemble(objects, `/Root ${catalog} 0 R /Info ${info} 0 R`);
  }
}

function assemble(objects: readonly Uint8Array[], trailer: string): Uint8Array {
  // Bytes above 127 in the second line tell programs that the file is binary (7.5.2).
  const parts: Uint8Array[] = [strToU8("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", true)];
  let at = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(at);
    const object = joined([strToU8(`${index + 1} 0 obj\n`), body, strToU8("\nendobj\n")]);
    parts.push(object);
    at += object.length;
  }
  const entries = offsets.map((offset) => `${offset.toString().padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    strToU8(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return joined(parts);
}

/** What a viewer copies for each code (9.10.3); at most a hundred lines a section. */
function toUnicode(characters: readonly { readonly code: number; readonly character: string }[]): string {
  const lines = characters.map(
    ({ code, character }) => `<${code.toString(16).padStart(2, "0")}> <${utf16(character).slice(4)}>`,
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

/** Big-endian with its mark, in hexadecimal, as text strings of a PDF may stand. */
function utf16(text: string): string {
  let digits = "feff";
  for (let index = 0; index < text.length; index++) digits += text.charCodeAt(index).toString(16).padStart(4, "0");
  return digits;
}

function printable(text: string): string {
  return text.normalize("NFC").replaceAll(/\p{Cc}/gu, " ");
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
