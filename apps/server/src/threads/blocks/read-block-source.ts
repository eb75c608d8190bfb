import { gunzipSync } from "node:zlib";
import { readPartFields } from "@tracewright/assembly";
import {
  BLOCK_SCHEMA_VERSION,
  type BlockDocument,
  parseBlock,
  suggestCircuitPorts,
  takeBlock,
} from "@tracewright/blocks";
import { type Board, type Circuit, type Component, ITEM_LISTS } from "@tracewright/board";
import { importFiles, openSymbols, readDesignBlocks } from "@tracewright/formats";
import type { ValidationReason } from "../../platform/database/block-records.ts";
import { DISK } from "../disk.ts";
import { type LibraryPlaces, libraryFolders } from "../library-folders.ts";
import type { BlockSourceFile } from "../messages/block-messages.ts";

/** Schematic and layout disagree. */
const DIFFERENT = 70018;
/** Of an unpacked document. */
const MAX_DOCUMENT_BYTES = 100 * 1_048_576;
const MAX_NAMED = 3;

export type BlockSource =
  | { readonly status: "read"; readonly document: BlockDocument }
  | { readonly status: "refused"; readonly reasons: readonly ValidationReason[] };

/**
 * The block in a person's files: a block document, or a schematic, a layout or both of KiCad or EasyEDA. A PDF says nothing
 * about the circuit.
 */
export function readBlockSource(
  files: readonly BlockSourceFile[],
  title: string,
  libraries: LibraryPlaces,
): BlockSource {
  const design = files.filter(({ kind }) => !kind.endsWith("_PDF"));
  if (design.length === 0) return refused("", "A schematic of KiCad or EasyEDA is needed.");
  const [document] = design.flatMap((file) => readDocument(file) ?? []);
  if (document) return document;
  const packed = design.find(({ kind }) => kind === "BLOCK_KICAD");
  if (packed) return readDesignBlock(packed, title);
  const { board, circuit, receipt } = importFiles(design, { symbols: openSymbols(libraryFolders(libraries), DISK) });
  const errors = receipt.diagnostics.filter(({ severity }) => severity === "error");
  const [error] = errors.filter(({ catalogue }) => catalogue !== DIFFERENT);
  if (error) return refused(error.file || (design[0]?.name ?? ""), error.message);
  if (errors.length > 0) {
    const why = errors
      .slice(0, MAX_NAMED)
      .map(({ message }) => message)
      .join(" ");
    return {
      status: "refused",
      reasons: [{ kind: "LAYOUT_MISMATCH", severity: "error", facts: { count: errors.length, why } }],
    };
  }
  const made = blockOfDesign({ board, circuit, title });
  return made ? { status: "read", document: made } : refusedWithoutPins();
}

/** The one design block of KiCad in a zip. */
function readDesignBlock(file: BlockSourceFile, title: string): BlockSource {
  const found = readDesignBlocks([file]);
  const [block, ...others] = found;
  if (!block) return refusedFor({ kind: "DESIGN_BLOCK_NONE", severity: "error", facts: { file: file.name } });
  if (others.length > 0) {
    const names = found.map(({ name }) => name).join(", ");
    return refusedFor({ kind: "DESIGN_BLOCK_SEVERAL", severity: "error", facts: { file: file.name, names } });
  }
  const { board, circuit, receipt } = block;
  const errors = receipt.diagnostics.filter(
    ({ severity, catalogue }) => severity === "error" && catalogue !== DIFFERENT,
  );
  if (errors[0]) return refused(errors[0].file || file.name, errors[0].message);
  const made = blockOfDesign({ board, circuit, title });
  return made ? { status: "read", document: made } : refusedWithoutPins();
}

/** A block of a whole design; undefined where it has no part with pins. */
export function blockOfDesign({
  board,
  circuit,
  title,
}: {
  readonly board: Board | undefined;
  readonly circuit: Circuit | undefined;
  readonly title: string;
}): BlockDocument | undefined {
  if (board) {
    const ids = ITEM_LISTS.flatMap((list) => board[list].map(({ id }) => id));
    const taken = takeBlock(board, { ids, title, ...(circuit && { circuit }) });
    if (taken.status === "taken") {
      const { block } = taken;
      return { ...block, ports: block.ports.length > 0 ? block.ports : portsOfWhole(circuit ?? block.circuit, block) };
    }
    if (circuit === undefined) return undefined;
  }
  if (circuit === undefined || circuit.components.every(({ pins }) => pins.length === 0)) return undefined;
  return {
    schemaVersion: BLOCK_SCHEMA_VERSION,
    circuit: { ...circuit, title },
    ports: suggestCircuitPorts(circuit),
    parameters: [],
    materials: circuit.components.flatMap(materialOf),
    needs: [],
    sources: [],
  };
}

/**
 * Ports by all labels of the schematic, as those of a sheet's edge are on no wire of a part that the layout has; but not where
 * the layout has no net.
 */
function portsOfWhole(drawn: Circuit, { circuit, board }: BlockDocument): BlockDocument["ports"] {
  const nets = new Set((board ?? circuit).nets.map(({ name }) => name));
  const parts = new Set(circuit.components.map(({ reference }) => reference));
  return suggestCircuitPorts(drawn)
    .filter(({ net }) => nets.has(net))
    .map((port) => ({ ...port, pins: port.pins.filter(({ part }) => parts.has(part)) }));
}

function materialOf({ reference: part, properties, inBom }: Component): BlockDocument["materials"] {
  const { manufacturer, manufacturerPart: mpn, ratings: option } = readPartFields(properties);
  if (!inBom || mpn === "") return [];
  return [
    { part, mpn, isDefault: true, ...(manufacturer !== "" && { manufacturer }), ...(option !== "" && { option }) },
  ];
}

/** Undefined: the file is no block document. */
function readDocument({ name, bytes }: BlockSourceFile): BlockSource | undefined {
  if (!/\.(json|gz)$/i.test(name)) return undefined;
  let json: unknown;
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_DOCUMENT_BYTES }) : Buffer.from(bytes);
    json = JSON.parse(text.toString());
  } catch {
    return undefined;
  }
  if (typeof json !== "object" || json === null || !("schemaVersion" in json) || !("ports" in json)) return undefined;
  const parsed = parseBlock(json);
  if (parsed.status === "valid") return { status: "read", document: parsed.document };
  const [problem] = parsed.problems;
  return refused(name, problem ? `${problem.path}: ${problem.message}` : "This is not a block.");
}

function refused(file: string, why: string): BlockSource {
  return { status: "refused", reasons: [{ kind: "FILE_UNREADABLE", severity: "error", facts: { file, why } }] };
}

function refusedFor(reason: ValidationReason): BlockSource {
  return { status: "refused", reasons: [reason] };
}

function refusedWithoutPins(): BlockSource {
  return { status: "refused", reasons: [{ kind: "CIRCUIT_NO_PINS", severity: "error", facts: {} }] };
}
