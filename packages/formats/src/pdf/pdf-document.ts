/** Objects of a PDF file, numbered in order, then their table (ISO 32000-1, 7.5). */
export class PdfDocument {
  readonly #pieces: Uint8Array[] = [];
  readonly #offsets: number[] = [];
  #length = 0;
  #reserved = 0;

  constructor(version: "1.6" | "1.7") {
    // The second line tells programs that move files that this one is not text (7.5.2).
    this.#append(new Uint8Array([...latin(`%PDF-${version}\n%`), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  }

  /** A number for an object that others name before it is written. */
  reserve(): number {
    this.#reserved++;
    return this.#reserved;
  }

  /** Writes an object under its reserved number, or under a new one; answers the number. */
  write(body: string, number = this.reserve()): number {
    this.#offsets[number] = this.#length;
    this.#append(latin(`${number} 0 obj\n${body}\nendobj\n`));
    return number;
  }

  /** A stream of bytes; `entries` are those of its dictionary beside the length. */
  writeStream(entries: string, bytes: Uint8Array): number {
    const number = this.reserve();
    this.#offsets[number] = this.#length;
    this.#append(latin(`${number} 0 obj\n<< ${entries} /Length ${bytes.length} >>\nstream\n`));
    this.#append(bytes);
    this.#append(latin("\nendstream\nendobj\n"));
    return number;
  }

  finish(trailer: string): Uint8Array {
    const start = this.#length;
    const size = this.#reserved + 1;
    const lines = ["xref", `0 ${size}`, "0000000000 65535 f "];
    for (let number = 1; number < size; number++) {
      const offset = this.#offsets[number];
      if (offset === undefined) throw new Error(`object ${number} of the PDF was reserved and never written`);
      lines.push(`${String(offset).padStart(10, "0")} 00000 n `);
    }
    this.#append(latin(`${lines.join("\n")}\ntrailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
    const file = new Uint8Array(this.#length);
    let at = 0;
    for (const piece of this.#pieces) {
      file.set(piece, at);
      at += piece.length;
    }
    return file;
  }

  #append(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }
}

/** A text string (7.9.2.2): UTF-16 with its mark, written in hexadecimal, so that no letter can end it. */
export function pdfText(text: string): string {
  return `<feff${utf16Digits(text)}>`;
}

/** UTF-16, big-endian, in hexadecimal. */
export function utf16Digits(text: string): string {
  let digits = "";
  for (let index = 0; index < text.length; index++) digits += text.charCodeAt(index).toString(16).padStart(4, "0");
  return digits;
}

/** A time (7.9.4), in UTC. */
export function pdfDate(time: Date): string {
  return `(D:${time.toISOString().slice(0, 19).replaceAll(/[-T:]/g, "")}Z)`;
}

/** What a PDF holds outside its streams is ASCII. */
function latin(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
