import { type Diagnostic, isCopyName, listed, worded } from "@tracewright/board";
import { expandArchive } from "./expand-archive.ts";
import type { ImportFile } from "./import-file.ts";
import type { OpenedFile } from "./opened-file.ts";
import { sniffKind } from "./sniff-kind.ts";
import type { SniffedFile } from "./sniffed-file.ts";

const DESIGNS: ReadonlySet<SniffedFile["kind"]> = new Set([
  "kicad-board",
  "kicad-schematic",
  "kicad-legacy-schematic",
  "easyeda",
]);
/** More are counted, not named. */
const MAX_NAMED = 5;

/** Whether there is a board or a schematic among files: then nothing that lies beside it can refuse the import. */
export function holdDesign(files: readonly OpenedFile[]): boolean {
  return files.some(({ file, sniffed }) => DESIGNS.has(sniffed.kind) && !isCopyName(file.name));
}

/**
 * All files that may be of the project, those inside zips included. What only lies beside a project, copies of it, fab
 * files, zips with nothing of a project or with another one in them, is passed over with a remark; a zip is refused
 * where there would be nothing to import without it.
 */
export function openArchives(
  given: readonly ImportFile[],
  unopened: readonly string[] = [],
): { files: OpenedFile[]; diagnostics: Diagnostic[] } {
  const opened = given.map((file): OpenedFile => ({ file, sniffed: sniffKind(file.bytes) }));
  const isBeside = holdDesign(opened);
  const copies = isBeside ? opened.filter(({ file }) => isCopyName(file.name)) : [];
  const own = opened.filter((entry) => !copies.includes(entry));
  const loose = own.filter(({ sniffed }) => sniffed.kind !== "archive");
  const archives = own
    .filter(({ sniffed }) => sniffed.kind === "archive")
    .map(({ file }) => {
      const expanded = expandArchive(file);
      if ("problem" in expanded) return { file, problem: expanded.problem, members: [], namedTwice: [] };
      const members = expanded.files.map((member): OpenedFile => ({ file: member, sniffed: sniffKind(member.bytes) }));
      return { file, members, namedTwice: expanded.namedTwice };
    });
  const hasDesign = isBeside || archives.some(({ members }) => holdDesign(members));
  const board = loose.find(isBoard)?.file.name;
  const files = new Map<ImportFile, OpenedFile>(loose.map((entry) => [entry.file, entry]));
  const diagnostics = copiesPassedOver([...unopened, ...copies.map(({ file }) => file.name)]);
  for (const { file, problem, members, namedTwice } of archives) {
    if (problem)
      diagnostics.push({
        severity: hasDesign ? "info" : "error",
        code: "archive",
        ...(!hasDesign && { catalogue: 70004 }),
        ...worded(hasDesign ? "archive-passed-over" : "file-problem", { file: file.name, problem }),
        file: file.name,
      });
    else if (board !== undefined && members.some(isBoard))
      diagnostics.push({
        severity: "warning",
        code: "archive-of-another-project",
        ...worded("archive-of-another-project", { file: file.name, board }),
        file: file.name,
      });
    else {
      for (const member of members) files.set(member.file, member);
      diagnostics.push(...namedTwice.map((name) => entriesOfOneName(file.name, name)));
    }
  }
  return { files: [...files.values()], diagnostics };
}

function isBoard({ sniffed }: OpenedFile): boolean {
  return sniffed.kind === "kicad-board";
}

function copiesPassedOver(names: readonly string[]): Diagnostic[] {
  if (names.length === 0) return [];
  const said = worded("copies-passed-over", { count: names.length, names: listed(names, MAX_NAMED) });
  return [{ severity: "info", code: "copies-passed-over", ...said, file: names[0] ?? "" }];
}

function entriesOfOneName(file: string, name: string): Diagnostic {
  return { severity: "warning", code: "entries-of-one-name", ...worded("entries-of-one-name", { file, name }), file };
}
