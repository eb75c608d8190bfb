import { isNestedDeeperThan } from "../json/json-depth.ts";
import { isEasyedaObjectForm } from "./object-form.ts";

/** What an EasyEDA Standard document is for; `docType` in the file. */
export type EasyedaDocumentKind = "schematic" | "board" | "symbol" | "footprint";

/** One document of EasyEDA Standard: a board, one sheet of a schematic, or a library part. */
export interface EasyedaDocument {
  readonly kind: EasyedaDocumentKind;
  readonly title: string;
  /** "6.5.51"; empty when the file says none. */
  readonly editorVersion: string;
  /** Where the person put the origin, in the file's units of 10 mil. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly shapes: readonly unknown[];
  readonly layers: readonly string[];
  /** The file's design rules, as parsed. */
  readonly rules: unknown;
  readonly id: string;
}

const KINDS: ReadonlyMap<string, EasyedaDocumentKind> = new Map([
  ["1", "schematic"],
  ["2", "symbol"],
  ["3", "board"],
  ["4", "footprint"],
]);

/** Sheets are embedded as texts that hold JSON again; that JSON is guarded like the file itself. */
const MAX_EMBEDDED_DEPTH = 200;

/**
 * The documents within one file: a board or a sheet by itself, one wrapped as `dataStr`, or the sheets of a whole
 * schematic (`schematics`). A member that is none of these is left out and counted in `unknown`; `asObjects` of them
 * are in the form of the editor's scripting interface.
 */
export function openEasyedaDocuments(json: object): {
  readonly title: string;
  readonly documents: readonly EasyedaDocument[];
  readonly unknown: number;
  readonly asObjects: number;
} {
  const title = textOf(member(json, "title"));
  const sheets = member(json, "schematics");
  const candidates = Array.isArray(sheets) ? sheets : [json];
  const documents = candidates.map((candidate) => openDocument(candidate, title));
  const known = documents.filter((document) => document !== undefined);
  const asObjects = candidates.filter(
    (candidate, index) => !documents[index] && isEasyedaObjectForm(bodyOf(candidate)),
  );
  return { title, documents: known, unknown: documents.length - known.length, asObjects: asObjects.length };
}

function bodyOf(candidate: unknown): unknown {
  const embedded = member(candidate, "dataStr");
  return embedded === undefined ? candidate : typeof embedded === "string" ? parseEmbedded(embedded) : embedded;
}

function openDocument(candidate: unknown, fileTitle: string): EasyedaDocument | undefined {
  const title = textOf(member(candidate, "title")) || fileTitle;
  const body = bodyOf(candidate);
  const head = readHead(member(body, "head"));
  const kind = KINDS.get(head.docType || textOf(member(candidate, "docType")));
  const shapes = readShapes(body);
  if (!kind || !shapes) return undefined;
  const layers = member(body, "layers");
  return {
    kind,
    title,
    editorVersion: head.editorVersion,
    origin: readOrigin(head, textOf(member(body, "canvas")), kind),
    shapes,
    layers: Array.isArray(layers) ? layers.filter((layer) => typeof layer === "string") : [],
    rules: member(body, "DRCRULE"),
    id: head.id,
  };
}

/** Files of the first years keep wires, parts and labels in lists of their own beside `shape`. */
const EARLY_LISTS = ["PCBlib", "schlib", "wire", "junction", "netlabel", "netflag", "annotation"];

function readShapes(body: unknown): unknown[] | undefined {
  const shapes = member(body, "shape");
  const early = EARLY_LISTS.flatMap((name) => {
    const list = member(body, name);
    return Array.isArray(list) ? list : [];
  });
  if (Array.isArray(shapes)) return early.length > 0 ? [...shapes, ...early] : shapes;
  return early.length > 0 ? early : undefined;
}

interface Head {
  readonly docType: string;
  readonly editorVersion: string;
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** An object, or in files of the first years a text: "3~1.7.5~…". */
function readHead(head: unknown): Head {
  if (typeof head === "string") {
    const [docType = "", editorVersion = ""] = head.split("~");
    return { docType, editorVersion, id: "", x: Number.NaN, y: Number.NaN };
  }
  return {
    docType: textOf(member(head, "docType")),
    editorVersion: textOf(member(head, "editorVersion")),
    id: textOf(member(head, "uuid")),
    x: coordinateOf(textOf(member(head, "x"))),
    y: coordinateOf(textOf(member(head, "y"))),
  };
}

/** Boards name their origin in the head, older ones in the canvas (fields 17 and 18); sheets are drawn from theirs. */
function readOrigin(head: Head, canvas: string, kind: EasyedaDocumentKind): { x: number; y: number } {
  const fields = canvas.split("~");
  const [x, y] =
    Number.isFinite(head.x) && Number.isFinite(head.y)
      ? [head.x, head.y]
      : kind === "board"
        ? [coordinateOf(fields[16] ?? ""), coordinateOf(fields[17] ?? "")]
        : [0, 0];
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : { x: 0, y: 0 };
}

function coordinateOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

function parseEmbedded(text: string): unknown {
  if (isNestedDeeperThan(text, MAX_EMBEDDED_DEPTH)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A member of whatever stands there; nothing is assumed of a file from outside. */
export function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}
