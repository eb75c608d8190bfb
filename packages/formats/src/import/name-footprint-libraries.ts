import { NodeReader } from "../sexpr/node-reader.ts";
import { parseSExpression } from "../sexpr/parse-s-expression.ts";

interface TableEntry {
  readonly name: string;
  /** Folders of its address from the last up: `${KIPRJMOD}/lib/Own.pretty` is "Own.pretty", "lib", "${KIPRJMOD}". */
  readonly folders: readonly string[];
}

/**
 * What the tables of a project (`fp-lib-table`) call the library that a footprint file lies in; undefined where no table
 * names its folder. Of several entries the one whose address has most in common with the file's path wins.
 */
export function nameFootprintLibraries(tables: readonly string[]): (fileName: string) => string | undefined {
  const entries = tables.flatMap(readTable);
  return (fileName) => {
    const folders = foldersOf(fileName).slice(1);
    const common = (entry: TableEntry) => {
      const end = entry.folders.findIndex((folder, index) => folder !== folders[index]);
      return end === -1 ? entry.folders.length : end;
    };
    let best: TableEntry | undefined;
    for (const entry of entries) if (common(entry) > (best ? common(best) : 0)) best = entry;
    return best?.name;
  };
}

/** Folders that a table says libraries of the project lie in, relative to the project's own. */
export function projectLibraryFolders(table: string): string[] {
  return readTable(table).flatMap(({ folders }) =>
    /^\$\{?KIPRJMOD\}?$/.test(folders.at(-1) ?? "") ? [folders.slice(0, -1).reverse().join("/")] : [],
  );
}

function readTable(text: string): TableEntry[] {
  const parsed = parseSExpression(text);
  if ("problem" in parsed) return [];
  return new NodeReader(parsed.tree).takeAll("lib").flatMap((lib): TableEntry[] => {
    const name = lib.takeText("name");
    const uri = lib.takeText("uri");
    return name === undefined || uri === undefined ? [] : [{ name, folders: foldersOf(uri) }];
  });
}

function foldersOf(path: string): string[] {
  return path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .reverse();
}
