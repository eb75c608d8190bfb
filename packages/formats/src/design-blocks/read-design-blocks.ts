import type { ImportReceipt } from "@tracewright/board";
import { expandArchive } from "../import/expand-archive.ts";
import type { ImportFile } from "../import/import-file.ts";
import { importFiles } from "../import/import-files.ts";
import { BLOCK_ENDING, type DesignBlock } from "./design-block.ts";

export interface ReadDesignBlock extends DesignBlock {
  /** Of its schematic and board, either of which may be missing; not accepted: neither is there. */
  readonly receipt: ImportReceipt;
  readonly isAccepted: boolean;
}

/**
 * The design blocks among some files, by their names: of a library, of one block, or of a zip with either. What
 * is said of a block is data and may be anything: what is not of the form is passed over.
 */
export function readDesignBlocks(given: readonly ImportFile[]): readonly ReadDesignBlock[] {
  const files = given.flatMap((file) => filesOf(file));
  const folders = Map.groupBy(files, ({ name }) => folderOf(name));
  folders.delete(undefined);
  return [...folders].flatMap(([folder, inside]) => {
    if (folder === undefined) return [];
    const name = nameOf(folder);
    const facts = inside.find((file) => file.name.endsWith(".json"));
    const { accepted, receipt, board, circuit } = importFiles(inside.filter((file) => file !== facts));
    return [
      {
        name,
        ...factsOf(facts),
        ...(board && { board }),
        ...(circuit && { circuit }),
        receipt,
        isAccepted: accepted,
      },
    ];
  });
}

function filesOf(file: ImportFile): readonly ImportFile[] {
  if (file.bytes[0] !== 0x50 || file.bytes[1] !== 0x4b) return [file];
  const opened = expandArchive(file);
  // An archive that cannot be opened holds no block.
  return "problem" in opened ? [] : opened.files;
}

/** The path down to the folder of the block. */
function folderOf(path: string): string | undefined {
  const steps = path.split("/");
  const depth = steps.findIndex((step) => step.endsWith(BLOCK_ENDING));
  return depth < 0 || depth === steps.length - 1 ? undefined : steps.slice(0, depth + 1).join("/");
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf("/") + 1, -BLOCK_ENDING.length);
}

function factsOf(file: ImportFile | undefined): Pick<DesignBlock, "description" | "keywords" | "fields"> {
  const read = file ? readJson(file.bytes) : undefined;
  const { description, keywords, fields } = isObject(read) ? read : {};
  return {
    description: typeof description === "string" ? description : "",
    keywords: typeof keywords === "string" ? keywords : "",
    fields: Object.fromEntries(
      Object.entries(isObject(fields) ? fields : {}).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    ),
  };
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
