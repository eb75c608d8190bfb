import { phrase } from "@tracewright/board";
import { isEasyedaObjectForm } from "../easyeda/object-form.ts";
import { isNestedDeeperThan } from "../json/json-depth.ts";
import { decodeLatin1, decodeToUtf8 } from "../kicad/decode-text.ts";
import { sniffForeignBinary, sniffForeignList, sniffForeignText, sniffOle } from "./sniff-foreign.ts";
import type { SniffedFile } from "./sniffed-file.ts";

const MAX_JSON_DEPTH = 500;

/** Bytes: the last of the blanks and control characters, and what lists begin with. */
const [BLANK, OPEN] = [32, 40];

type Magic = "png-picture" | "jpeg-picture" | "gif-picture" | "pdf-document" | "gzip-archive";

const MAGIC: readonly { readonly name: Magic; readonly bytes: readonly number[] }[] = [
  { name: "png-picture", bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: "jpeg-picture", bytes: [0xff, 0xd8, 0xff] },
  { name: "pdf-document", bytes: [0x25, 0x50, 0x44, 0x46] },
  { name: "gif-picture", bytes: [0x47, 0x49, 0x46, 0x38] },
  { name: "gzip-archive", bytes: [0x1f, 0x8b] },
];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** KiCad 5 and older wrote lines, not lists. */
const LEGACY = [
  { kind: "kicad-legacy-schematic", beginning: /^EESchema Schematic File/ },
  { kind: "kicad-legacy-library", beginning: /^EESchema-LIBRARY/ },
  { kind: "kicad-legacy-documentation", beginning: /^EESchema-DOCLIB/ },
  { kind: "kicad-legacy", beginning: /^EESchema/ },
  { kind: "kicad-project", beginning: /^(update=|\[(general|pcbnew|eeschema|cvpcb|schematic_editor)\])/ },
] as const;

/** Custom rules may begin with notes, which go from "#" to the end of the line. */
const CUSTOM_RULES = /^(#[^\n]*\n\s*)+\((version|rule)\b/;

export function sniffKind(bytes: Uint8Array): SniffedFile {
  if (startsWith(bytes, ZIP)) return { kind: "archive" };
  const magic = MAGIC.find((candidate) => startsWith(bytes, candidate.bytes));
  if (magic) return { kind: "other", name: phrase(magic.name, {}) };
  if (startsWith(bytes, OLE)) return sniffOle(bytes);
  const foreign = sniffForeignBinary(bytes);
  if (foreign) return foreign;
  const decoded = decodeToUtf8(bytes);
  if (!("problem" in decoded)) return sniffText(decoded.utf8);
  const latin1 = decodeLatin1(bytes);
  const sniffed = latin1 && sniffText(latin1.utf8);
  // Any bytes may be Latin-1: only what then reads as a file that we know is taken for it.
  if (sniffed && isKnown(sniffed)) return { ...sniffed, isLatin1: true };
  return { kind: "broken", code: bytes.length === 0 ? "empty" : "not-text", problem: decoded.problem };
}

function isKnown(sniffed: SniffedFile): boolean {
  if (sniffed.kind === "broken" || sniffed.kind === "archive") return false;
  return sniffed.kind === "other" ? sniffed.remedy !== undefined : sniffed.isGuess !== true;
}

function sniffText(utf8: Uint8Array): SniffedFile {
  if (utf8[utf8.findIndex((byte) => byte > BLANK)] === OPEN) return sniffSExpression(utf8);
  const text = new TextDecoder().decode(utf8);
  const start = text.trimStart();
  if (CUSTOM_RULES.test(start)) return { kind: "kicad-rules", text };
  const foreign = sniffForeignText(start);
  if (foreign) return foreign;
  if (start.startsWith("{") || start.startsWith("[")) return sniffJson(text);
  const legacy = LEGACY.find(({ beginning }) => beginning.test(start));
  if (legacy) return { kind: legacy.kind, text };
  if (start === "") return { kind: "broken", code: "empty", problem: phrase("is-empty", {}) };
  return { kind: "other", name: phrase("no-known-file", {}) };
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function sniffSExpression(utf8: Uint8Array): SniffedFile {
  const open = utf8.indexOf(OPEN);
  const beginning = new TextDecoder().decode(utf8.subarray(open, open + 200));
  const head = /^\(\s*([\w-]+)/.exec(beginning)?.[1] ?? "";
  switch (head) {
    case "kicad_pcb":
      return { kind: "kicad-board", text: utf8 };
    case "kicad_sch":
      return { kind: "kicad-schematic", text: utf8 };
    case "version":
    case "rule":
      return { kind: "kicad-rules", text: new TextDecoder().decode(utf8) };
    case "footprint":
    case "module":
      return { kind: "kicad-footprint", text: utf8 };
    case "fp_lib_table":
      return { kind: "kicad-footprint-table", text: new TextDecoder().decode(utf8) };
    case "kicad_symbol_lib":
    case "sym_lib_table":
    case "kicad_wks":
      return { kind: "other", name: phrase("kicad-library", { head }) };
    default:
      // A file cut or bent right at its start is still most likely what KiCad wrote: its reader says where it breaks.
      return sniffForeignList(head) ?? { kind: "kicad-board", text: utf8, isGuess: true };
  }
}

function sniffJson(text: string): SniffedFile {
  if (isNestedDeeperThan(text, MAX_JSON_DEPTH))
    return {
      kind: "broken",
      code: "nested-too-deeply",
      problem: phrase("is-json-too-deep", { levels: MAX_JSON_DEPTH }),
    };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      kind: "broken",
      code: "not-json",
      problem: phrase("is-not-json", { why: error instanceof Error ? error.message : String(error) }),
    };
  }
  if (typeof json !== "object" || json === null) return { kind: "other", name: phrase("no-known-json", {}) };
  if ("net_settings" in json || ("meta" in json && ("board" in json || isProjectMeta(json.meta))))
    return { kind: "kicad-project", text };
  if ("docType" in json || ("head" in json && ("shape" in json || "canvas" in json)) || "schematics" in json)
    return { kind: "easyeda", text, json };
  if (isEasyedaObjectForm(json)) return { kind: "easyeda", text, json };
  return { kind: "other", name: phrase("no-known-json", {}) };
}

/** A project without a board may say no more than what it is. */
function isProjectMeta(meta: unknown): boolean {
  if (typeof meta !== "object" || meta === null || !("filename" in meta)) return false;
  return typeof meta.filename === "string" && meta.filename.endsWith(".kicad_pro");
}
