/** The number of an entity, as other entities name it. */
export type EntityName = `#${number}`;

/** The data section of a Part 21 file (ISO 10303-21) in the making. */
export class StepText {
  readonly #lines: string[] = [];
  readonly #shared = new Map<string, EntityName>();

  /** Writes an entity. */
  add(text: string): EntityName {
    this.#lines.push(text);
    return `#${this.#lines.length}`;
  }

  /** Writes an entity, or names the equal one there is: for geometry, which has no identity; never for topology. */
  share(text: string): EntityName {
    let name = this.#shared.get(text);
    if (!name) {
      name = this.add(text);
      this.#shared.set(text, name);
    }
    return name;
  }

  /** The file. AP214 is named as its third edition names itself. */
  file({ name, createdAt }: { readonly name: string; readonly createdAt: Date }): string {
    const time = createdAt.toISOString().slice(0, 19);
    return [
      "ISO-10303-21;",
      "HEADER;",
      `FILE_DESCRIPTION(('Circuit board with its parts'),'2;1');`,
      `FILE_NAME(${stepString(name)},'${time}',(''),(''),'Tracewright','Tracewright','');`,
      "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 3 1 1 1 }'));",
      "ENDSEC;",
      "DATA;",
      ...this.#lines.map((line, index) => `#${index + 1}=${line};`),
      "ENDSEC;",
      "END-ISO-10303-21;",
      "",
    ].join("\n");
  }
}

/**
 * A string as Part 21 writes it: quotes and backslashes doubled, everything beyond printable ASCII as UTF-16 between
 * `\X2\` and `\X0\`, beyond the basic plane as UTF-32 after `\X4\` (clause 6.4.3).
 */
export function stepString(text: string): string {
  const escaped = text
    .toWellFormed()
    .replace(/['\\]/g, (sign) => sign + sign)
    .replace(/[^\x20-\x7e]+/gu, (run) => {
      const isWide = [...run].some((sign) => sign.length > 1);
      const codes = [...run].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase());
      return `\\${isWide ? "X4" : "X2"}\\${codes.map((code) => code.padStart(isWide ? 8 : 4, "0")).join("")}\\X0\\`;
    });
  return `'${escaped}'`;
}

/** A real: always with a point, to a hundredth of a nanometre where it is a length in millimetres. */
export function stepReal(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`STEP has no number for ${value}`);
  const text = value.toFixed(8).replace(/0+$/, "");
  return text === "-0." ? "0." : text;
}
