import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A schematic with all its sheets, and the project file beside it. */
export interface SchematicProject {
  readonly name: string;
  readonly root: string;
  /** Root first, then the sheets it opens, then the project file: what a person hands in who has no board. */
  readonly files: readonly string[];
  /** Footprints of its owner's folder, for those who hand in the whole of it. */
  readonly footprints: readonly string[];
}

const SHEET_FILE = /\(property\s+"[^"]*"\s+"([^"]+\.kicad_sch)"/g;
const UNWANTED = /(^|\/)(node_modules|[^/]*-backups|_?backups?)\//;

/** All schematics of KiCad 6 and later under a folder that no other sheet opens; at most `most` of each folder right below. */
export function listSchematics(folder: string, most = Number.POSITIVE_INFINITY): SchematicProject[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !UNWANTED.test(relative(folder, path)))
    .sort();
  const paths = all.filter((path) => path.endsWith(".kicad_sch"));
  const footprints = all.filter((path) => path.endsWith(".kicad_mod"));
  const opens = new Map(paths.map((path) => [path, sheetsOf(path)]));
  const opened = new Set([...opens.values()].flat());
  const counts = new Map<string, number>();
  return paths
    .filter((path) => !opened.has(path))
    .flatMap((root): SchematicProject[] => {
      const name = relative(folder, root).replace(/\.kicad_sch$/, "");
      const owner = name.split("/")[0] ?? name;
      const count = (counts.get(owner) ?? 0) + 1;
      if (count > most) return [];
      counts.set(owner, count);
      const project = root.replace(/\.kicad_sch$/, ".kicad_pro");
      return [
        {
          name,
          root,
          files: [...withSheets(root, opens), ...(existsSync(project) ? [project] : [])],
          footprints: footprints.filter((path) => path.startsWith(`${join(folder, owner)}/`)),
        },
      ];
    });
}

function sheetsOf(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(SHEET_FILE)].flatMap(([, name = ""]) => {
    const sheet = join(dirname(path), name);
    return existsSync(sheet) ? [sheet] : [];
  });
}

function withSheets(root: string, opens: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([root]);
  for (const path of found) for (const sheet of opens.get(path) ?? []) found.add(sheet);
  return [...found];
}
