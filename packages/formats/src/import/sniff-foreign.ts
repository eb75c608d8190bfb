import { phrase, type RemarkKind } from "@tracewright/board";
import { wordTable } from "../word-table.ts";
import type { SniffedFile } from "./sniffed-file.ts";

type Other = Extract<SniffedFile, { kind: "other" }>;

/** KiCad reads what we do not: its project is what to hand in. */
const PRO: Other = { kind: "other", name: phrase("easyeda-pro", {}), remedy: phrase("remedy-easyeda-pro", {}) };

/** Members of an EasyEDA Pro project, which is a zip. */
const PRO_MEMBER = /\.(esch|epcb|esym|efoo|epan|epru|eblob)$/i;
const ALTIUM_TEXT = /^\|(RECORD=|HEADER=Protel)/;
/** Lists, a line each, in the first versions; later each line is two objects with bars between them. */
const PRO_TEXT = /^(\[\s*"DOCTYPE"|\{\s*"type"\s*:\s*"DOCHEAD")/;
const DESIGN_PROJECT = /^\[Design\]\s/;

/** What other programs' text files begin with. KiCad imports what it is said to import here from the version named on. */
const FOREIGN_TEXTS: readonly { readonly beginning: RegExp; readonly is: Other }[] = [
  { beginning: PRO_TEXT, is: PRO },
  { beginning: ALTIUM_TEXT, is: foreign("altium-text", "remedy-altium-text") },
  { beginning: DESIGN_PROJECT, is: foreign("altium-project", "remedy-altium") },
  { beginning: /^(<\?xml[^>]*>\s*)?(<!DOCTYPE eagle|<eagle\b)/i, is: foreign("eagle-document", "remedy-eagle") },
  { beginning: /^(<\?xml[^>]*>\s*)?<\w+\s+Type="DipTrace-/, is: foreign("diptrace-document", "remedy-diptrace") },
  { beginning: /^(!PADS-|\*PADS-|\*PADS2000)/, is: foreign("pads-document", "remedy-pads") },
  { beginning: /^ACCEL_ASCII\b/, is: foreign("pcad-document", "remedy-pcad") },
  { beginning: /^v \d{8}( \d)?\r?\n/, is: foreign("geda-schematic", "remedy-geda-schematic") },
  { beginning: /^(#[^\n]*\n\s*)*(FileVersion\s*\[|PCB\s*[[(]\s*")/, is: foreign("geda-board", "remedy-geda-board") },
  { beginning: /^Version 4\r?\nSHEET \d/, is: foreign("ltspice-schematic", "remedy-ltspice") },
];

/** Lists as KiCad's, with other first words. */
const FOREIGN_LISTS: Readonly<Record<string, Other>> = wordTable({
  CADSTARPCB: foreign("cadstar-document", "remedy-cadstar"),
  CADSTARSCM: foreign("cadstar-document", "remedy-cadstar"),
  pcb: foreign("specctra-file", "remedy-specctra"),
  PCB: foreign("specctra-file", "remedy-specctra"),
  session: foreign("specctra-file", "remedy-specctra"),
  export: foreign("kicad-netlist", "remedy-specctra"),
});

function foreign(name: RemarkKind, remedy: RemarkKind): Other {
  return { kind: "other", name: { kind: name, facts: {} }, remedy: { kind: remedy, facts: {} } };
}

/** What other programs' text files are; undefined for all that may be ours. */
export function sniffForeignText(start: string): Other | undefined {
  return FOREIGN_TEXTS.find(({ beginning }) => beginning.test(start))?.is;
}

/** The same of lists, by their first word. */
export function sniffForeignList(head: string): Other | undefined {
  return FOREIGN_LISTS[head];
}

/** What other programs' binary files are. */
export function sniffForeignBinary(bytes: Uint8Array): Other | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0x10 && (second === 0 || second === 0x80)) return foreign("eagle-binary", "remedy-eagle-binary");
  // A version number of 32 bits: 0x00130000 is Allegro 16.0, 0x0015…… its latest.
  if (first === 0 && fourth === 0 && third !== undefined && third >= 0x13 && third <= 0x15)
    return foreign("allegro-board", "remedy-allegro");
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 16));
  return /^\W?DT(BOARD|SCH)/.test(beginning) ? foreign("diptrace-document", "remedy-diptrace") : undefined;
}

/** Altium's documents say what they are within the first sectors; other programs use the same container. */
export function sniffOle(bytes: Uint8Array): Other {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, OLE_SEARCH));
  if (/Protel for Windows|PCB \d\.\d Binary|F\0i\0l\0e\0H\0e\0a\0d\0e\0r/.test(text))
    return { kind: "other", name: phrase("altium-document", {}), remedy: phrase("remedy-altium", {}) };
  return { kind: "other", name: phrase("ole-document", {}) };
}

/** The container's directory may lie anywhere; a project's files are seldom larger than this. */
const OLE_SEARCH = 16 * 1024 * 1024;

/** Whether a name within a zip is that of an EasyEDA Pro document. */
export function isEasyedaProMember(name: string): boolean {
  return PRO_MEMBER.test(name);
}

/** What to say of a zip that is an EasyEDA Pro project. */
export const EASYEDA_PRO_ARCHIVE = phrase("zip-easyeda-pro", { remedy: phrase("remedy-easyeda-pro-zip", {}) });
