import { type Diagnostic, phrase, worded } from "@tracewright/board";
import type { SheetEntry, SheetFile } from "./sheet-file.ts";

/** A sheet used twice holds its parts twice: nested twice-used sheets grow by powers, so there is an end to it. */
const MAX_INSTANCES = 1_000;

/** One use of a sheet file. */
export interface SheetInstance {
  /** Ids of the sheet symbols from the root down, without the root: "/" for the root, "/a/b" below. */
  readonly path: string;
  /** The same with the root file's id in front, as files from version 7 on write it. */
  readonly rootedPath: string;
  /** For people: "/" or "/power/charger/". */
  readonly humanPath: string;
  readonly name: string;
  readonly sheet: SheetFile;
  readonly parent?: SheetInstance;
  /** The sheet symbol on the parent that opens into this. */
  readonly entry?: SheetEntry;
}

/**
 * Every use of every sheet, the root first. A sheet that is not among the given files, and sheets that include each
 * other, are errors: the circuit would not be whole.
 */
export function expandHierarchy(
  root: SheetFile,
  files: readonly SheetFile[],
): { instances: SheetInstance[]; problems: Diagnostic[] } {
  const instances: SheetInstance[] = [];
  const problems: Diagnostic[] = [];
  const said = new Set<string>();
  const problem = (code: string, file: string, sentence: ReturnType<typeof worded>) => {
    if (said.has(sentence.message)) return;
    said.add(sentence.message);
    problems.push({ severity: "error", code, catalogue: 70004, ...sentence, file });
  };
  const visit = (instance: SheetInstance, above: readonly SheetFile[]) => {
    if (instances.length >= MAX_INSTANCES) {
      problem(
        "too-many-sheets",
        root.fileName,
        worded("too-many-sheets", { file: root.fileName, limit: MAX_INSTANCES }),
      );
      return;
    }
    instances.push(instance);
    const { sheet } = instance;
    for (const entry of sheet.sheets) {
      const child = findSheet(entry.fileName, sheet.fileName, files);
      if (!child) {
        problem(
          "missing-sheet",
          sheet.fileName,
          worded("missing-sheet", {
            file: sheet.fileName,
            sheet: entry.name,
            sheetFile: entry.fileName || phrase("a-file-without-name", {}),
          }),
        );
        continue;
      }
      if (child === sheet || above.includes(child)) {
        const ring = [...above, sheet, child].map(({ fileName }) => baseName(fileName));
        const from = ring.indexOf(baseName(child.fileName));
        problem("sheet-cycle", sheet.fileName, worded("sheet-cycle", { ring: ring.slice(from).join(" > ") }));
        continue;
      }
      const separator = instance.path === "/" ? "" : "/";
      visit(
        {
          path: `${instance.path}${separator}${entry.id}`,
          rootedPath: `${instance.rootedPath}/${entry.id}`,
          humanPath: `${instance.humanPath}${entry.name}/`,
          name: entry.name,
          sheet: child,
          parent: instance,
          entry,
        },
        [...above, sheet],
      );
    }
  };
  visit({ path: "/", rootedPath: `/${root.uuid}`, humanPath: "/", name: root.title, sheet: root }, []);
  return { instances, problems };
}

/** The sheets a file names that are among the given ones: a name is compared, never opened. */
export function findSheet(name: string, from: string, files: readonly SheetFile[]): SheetFile | undefined {
  const folder = from.includes("/") ? from.slice(0, from.lastIndexOf("/") + 1) : "";
  const wanted = withoutDots(`${folder}${name.replaceAll("\\", "/")}`);
  const exact = files.find((file) => file.fileName === wanted);
  if (exact) return exact;
  // Uploads often come without their folders.
  const sameName = files.filter((file) => baseName(file.fileName) === baseName(wanted));
  return sameName.length === 1 ? sameName[0] : undefined;
}

function withoutDots(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === "..") parts.pop();
    else parts.push(part);
  }
  return parts.join("/");
}

export function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}
