import { phrase } from "@tracewright/board";
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

/** What other programs' text files are; undefined for all that may be ours. */
export function sniffForeignText(start: string): Other | undefined {
  if (PRO_TEXT.test(start)) return PRO;
  if (ALTIUM_TEXT.test(start))
    return {
      kind: "other",
      name: phrase("altium-text", {}),
      remedy: phrase("remedy-altium-text", {}),
    };
  if (DESIGN_PROJECT.test(start))
    return { kind: "other", name: phrase("altium-project", {}), remedy: phrase("remedy-altium", {}) };
  return undefined;
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
