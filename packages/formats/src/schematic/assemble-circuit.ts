import { type Circuit, type Diagnostic, worded } from "@tracewright/board";
import { oversizeRefusal } from "../limits/oversize.ts";
import { buildCircuit } from "./build-circuit.ts";
import { connectHierarchy } from "./connect-hierarchy.ts";
import { sheetExcess } from "./sheet-excess.ts";
import type { SheetFile } from "./sheet-file.ts";
import { baseName, expandHierarchy, findSheet } from "./sheet-hierarchy.ts";
import { withOwnUnits } from "./with-own-units.ts";

/**
 * Puts the sheets of one project together, whatever format they came in. The root is the sheet that no other includes;
 * of several, the one named like the board or project (`stem`). Without a circuit, `diagnostics` says why.
 */
export function assembleCircuit(
  sheets: readonly SheetFile[],
  stem: string | undefined,
):
  | { readonly circuit: Circuit; readonly root: SheetFile; readonly diagnostics: readonly Diagnostic[] }
  | { readonly circuit?: never; readonly diagnostics: readonly Diagnostic[] } {
  const chosen = chooseRoot(sheets, stem);
  if ("problem" in chosen) return { diagnostics: [chosen.problem] };
  const { root } = chosen;
  const { instances, problems } = expandHierarchy(root, sheets);
  if (problems.length > 0) return { diagnostics: problems };
  const excess = sheetExcess(instances.map(({ sheet }) => sheet));
  if (excess.length > 0) return { diagnostics: excess.map((one) => oversizeRefusal(root.fileName, one)) };
  const unused = sheets
    .filter((sheet) => instances.every((instance) => instance.sheet !== sheet))
    .map(
      ({ fileName }): Diagnostic => ({
        severity: "warning",
        code: "unused-sheet",
        ...worded("unused-sheet", { file: fileName, root: root.fileName }),
        file: fileName,
      }),
    );
  const uses = withOwnUnits(instances);
  const aliases = new Map(sheets.flatMap(({ busAliases }) => [...busAliases]));
  const { circuit, diagnostics } = buildCircuit(uses, connectHierarchy(uses, aliases));
  return { circuit, root, diagnostics: [...unused, ...diagnostics] };
}

/** Sheets in a ring are all included by another: then any of them is the root, and the ring will be named. */
function chooseRoot(
  sheets: readonly SheetFile[],
  stem: string | undefined,
): { root: SheetFile } | { problem: Diagnostic } {
  const included = new Set(
    sheets.flatMap((sheet) => sheet.sheets.map((entry) => findSheet(entry.fileName, sheet.fileName, sheets))),
  );
  const roots = sheets.filter((sheet) => !included.has(sheet));
  const candidates = roots.length > 0 ? roots : sheets;
  const named = sheets.find(({ fileName }) => baseName(fileName).replace(/\.[^.]*$/, "") === stem);
  const root = named && (candidates.includes(named) || roots.length === 0) ? named : candidates[0];
  if (!root) throw new Error("there is no schematic to choose from");
  if (candidates.length > 1 && root !== named && roots.length > 0) {
    const names = candidates.map(({ fileName }) => fileName);
    return {
      problem: {
        severity: "error",
        code: "several-schematics",
        catalogue: 70004,
        ...worded("several-roots", { count: names.length, names: names.join(", ") }),
        file: root.fileName,
        subjects: names,
      },
    };
  }
  return { root };
}
