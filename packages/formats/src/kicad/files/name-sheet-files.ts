import type { Circuit, SchematicItem, Sheet, SheetId } from "@tracewright/board";
import { safeFileName } from "../../safe-file-name.ts";

const EXTENSION = ".kicad_sch";

/**
 * The circuit with its sheets in files that KiCad finds: the root is called like the project, the others lie where they
 * lay beside or below it, and every sheet symbol names its file from where its own sheet lies. Sheets of one file stay
 * sheets of one file; sheets that no file of their own tells apart (EasyEDA keeps all in one) are called by their titles.
 */
export function nameSheetFiles(circuit: Circuit, stem: string): Circuit {
  const [root] = circuit.sheets;
  if (!root) return circuit;
  const rootFolder = folderOf(root.fileName);
  const taken = new Set<string>();
  const named = new Map<string, string>();
  const nameOf = new Map<SheetId, string>();
  for (const sheet of circuit.sheets) {
    const isRoot = sheet === root;
    const key = keyOf(circuit, sheet);
    let name = named.get(key);
    if (name === undefined) {
      const path = isRoot ? [stem] : pathFrom(rootFolder, isOwnFile(sheet) ? sheet.fileName : sheet.name);
      name = free(path.map((part) => safeFileName(part, "sheet")).join("/"), taken);
      named.set(key, name);
    }
    nameOf.set(sheet.id, name);
  }
  const sheets = circuit.sheets.map((sheet): Sheet => {
    const fileName = nameOf.get(sheet.id) ?? sheet.fileName;
    const items = sheet.items.map((item): SchematicItem => {
      const child = item.kind === "sheet" && item.child !== undefined ? nameOf.get(item.child) : undefined;
      return child === undefined
        ? item
        : ({ ...item, fileName: relativePath(folderOf(fileName), child) } as SchematicItem);
    });
    return { ...sheet, fileName, items };
  });
  return { ...circuit, sheets };
}

/** A file of KiCad, of whatever version, is one sheet. */
function isOwnFile({ fileName }: Sheet): boolean {
  return /\.(kicad_sch|sch)$/i.test(fileName);
}

function keyOf(circuit: Circuit, sheet: Sheet): string {
  return isOwnFile(sheet) && sheet !== circuit.sheets[0] ? `file ${sheet.fileName}` : `sheet ${sheet.id}`;
}

/** Folders and name, without its ending, below the root's folder; what lies elsewhere is placed beside the root. */
function pathFrom(rootFolder: string, fileName: string): string[] {
  const parts = fileName.replaceAll("\\", "/").split("/");
  const above = rootFolder === "" ? [] : rootFolder.split("/");
  const isBelow = above.every((part, index) => parts[index] === part);
  const inner = isBelow ? parts.slice(above.length) : parts.slice(-1);
  const isPlain = inner.every((part) => part !== "" && part !== "." && part !== "..");
  const path = isPlain ? inner : inner.slice(-1);
  const last = path.at(-1) ?? "";
  return [...path.slice(0, -1), last.replace(/\.(kicad_sch|sch)$/i, "")];
}

/** File systems that take capitals and small letters for the same must find all files, too. */
function free(wanted: string, taken: Set<string>): string {
  let name = `${wanted}${EXTENSION}`;
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${wanted}_${copy}${EXTENSION}`;
  taken.add(name.toLowerCase());
  return name;
}

function relativePath(folder: string, file: string): string {
  const from = folder === "" ? [] : folder.split("/");
  const to = file.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

function folderOf(fileName: string): string {
  return fileName.includes("/") ? fileName.slice(0, fileName.lastIndexOf("/")) : "";
}
