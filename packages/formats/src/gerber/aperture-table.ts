import { MAX_COORDINATE, type Nm } from "@tracewright/geometry";
import { type GerberUnit, lengthNm, NM_PER_UNIT } from "./coordinate-format.ts";
import type { Aperture } from "./gerber-image.ts";
import { clip, type GerberRemarks } from "./gerber-remarks.ts";
import { buildMacro, MacroProblem, type MacroTemplate } from "./read-macro.ts";

export interface DefinedAperture {
  readonly aperture: Aperture;
  readonly hole?: Nm;
  /** .AperFunction of X2. */
  readonly function?: readonly string[];
}

/** Which parameter of a standard aperture is its hole. */
const HOLE_AT = new Map([
  ["C", 1],
  ["R", 2],
  ["O", 2],
  ["P", 3],
]);

/** The apertures and macros a file has defined so far (AD, AM); what it defines wrongly is reported and left out. */
export class ApertureTable {
  private readonly remarks: GerberRemarks;
  private readonly macros = new Map<string, MacroTemplate>();
  private readonly apertures = new Map<number, DefinedAperture>();

  constructor(remarks: GerberRemarks) {
    this.remarks = remarks;
  }

  get(number: number): DefinedAperture | undefined {
    return this.apertures.get(number);
  }

  defineMacro([head = "", ...primitives]: readonly string[]): void {
    this.macros.set(
      head.slice(2),
      primitives.map((block) => block.trim()),
    );
  }

  define(block: string, unit: GerberUnit, purpose: readonly string[] | undefined): void {
    const match = /^ADD0*(\d+)([A-Za-z_.$][^,]*)(?:,(.*))?$/.exec(block);
    if (!match) {
      this.remarks.report("bad-aperture", `aperture "${clip(block)}" cannot be read`);
      return;
    }
    const [, digits, template = "", list = ""] = match;
    const values = list === "" ? [] : list.split(/[Xx]/).map(Number);
    if (values.some((value) => !Number.isFinite(value))) {
      this.remarks.report("bad-aperture", `aperture "${clip(block)}" has a value that is not a number`);
      return;
    }
    const number = Number(digits);
    const aperture = this.build(template, values, { number, unit });
    if (!aperture) return;
    const sizes = Object.values(aperture).filter((value) => typeof value === "number");
    if (sizes.some((size) => Math.abs(size) > MAX_COORDINATE)) {
      this.remarks.report("bad-aperture", `aperture "${clip(block)}" is larger than 2 m`);
      return;
    }
    const holeAt = HOLE_AT.get(template);
    const hole = holeAt === undefined ? undefined : values[holeAt];
    this.apertures.set(number, {
      aperture,
      ...(hole === undefined ? {} : { hole: lengthNm(hole, unit) }),
      ...(purpose ? { function: purpose } : {}),
    });
  }

  private build(
    template: string,
    values: readonly number[],
    { number, unit }: { readonly number: number; readonly unit: GerberUnit },
  ): Aperture | undefined {
    const [a = 0, b = 0, c = 0] = values;
    const nm = (value: number) => lengthNm(value, unit);
    switch (template) {
      case "C":
        return { kind: "circle", diameter: nm(a) };
      case "R":
        return { kind: "rect", width: nm(a), height: nm(b) };
      case "O":
        return { kind: "obround", width: nm(a), height: nm(b) };
      case "P":
        return { kind: "polygon", diameter: nm(a), corners: b, rotation: c };
    }
    const macro = this.macros.get(template);
    if (!macro) {
      const message = `aperture D${number} names the macro "${clip(template)}", which is not defined`;
      this.remarks.report("undefined-macro", message);
      return undefined;
    }
    try {
      return { kind: "macro", parts: buildMacro(macro, values, NM_PER_UNIT[unit]) };
    } catch (problem) {
      if (!(problem instanceof MacroProblem)) throw problem;
      this.remarks.report("bad-macro", `macro "${clip(template)}" of aperture D${number}: ${problem.message}`);
      return undefined;
    }
  }
}
