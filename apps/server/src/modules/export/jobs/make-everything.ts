import { inArray } from "drizzle-orm";
import type { Application } from "../../../application.ts";
import { ApplicationError } from "../../../platform/application-error.ts";
import { users } from "../../../platform/database/tables.ts";
import type { ArchivePiece, PackAnswer, PackInput, Table } from "../../../threads/protocol.ts";
import { PACK_THREAD } from "../../../threads/thread-files.ts";
import { type HistoryRow, listVersions } from "../../projects/project-history.ts";
import type { ProjectRow } from "../../projects/project-policy.ts";
import { type ExportRequest, runExport, type StoredExport, storeExport } from "../export-project.ts";
import { pieceName, planEverything } from "./everything-plan.ts";

/** Boards of so many earlier versions go along, the newest of them, as long as all pieces stay below the size. */
const MOST = { versions: 30, bytes: 256 * 1_048_576 } as const;

/** How far it is, 0 to 100, and what is written next. Throws where it is not to go on. */
export type Tell = (percent: number, phase: string) => Promise<void>;

/**
 * Everything that there is of a project as one zip: KiCad project, files for fab and assembler, bill, drawings, models, and
 * the history with the boards of earlier versions. What cannot be written is named in README.txt with its reason; the rest leaves.
 */
export async function makeEverything(
  application: Application,
  userId: string,
  project: ProjectRow,
  { request, tell }: { readonly request: ExportRequest; readonly tell: Tell },
): Promise<StoredExport> {
  const planned = planEverything({ board: project.boardHash !== null, circuit: project.circuitHash !== null });
  if (planned.length === 0)
    throw new ApplicationError(
      "LAYOUT_VALIDATION_FAILED",
      "This project has neither a layout nor a schematic to export.",
    );
  const versions = await listVersions(application.db, project.id);
  const designs = earlierDesigns(versions, project);
  const earlier = designs.slice(0, MOST.versions);
  const steps = planned.length + earlier.length + 1;
  const pieces: ArchivePiece[] = [];
  const lacking: string[] = [];
  let bytes = 0;
  let done = 0;
  const take = async (name: string, folder: string, write: () => Promise<ArchivePiece>): Promise<boolean> => {
    await tell((100 * done++) / steps, name);
    if (bytes >= MOST.bytes) {
      lacking.push(`${name}: all files together would be larger than ${MOST.bytes / 1_048_576} MB.`);
      return false;
    }
    try {
      const piece = await write();
      bytes += piece.bytes.byteLength;
      pieces.push({ ...piece, folder });
      return true;
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      lacking.push(`${name}: ${error.message}`);
      return false;
    }
  };
  for (const piece of planned) {
    const { format, fileType, preset = "X2", content, isUnpacked = false, folder } = piece;
    const options = { ...request.options, fileType, preset, drawing: content ? { content } : null };
    await take(pieceName(piece), folder, async () => {
      const { fileName, bytes } = await runExport(application, userId, project, { ...request, format, options });
      return { folder, name: fileName, bytes, isUnpacked };
    });
  }
  const kept = new Set<string>();
  for (const entry of earlier) {
    const { majorVersion, revisionVersion, boardHash, circuitHash } = entry;
    const version = versionOf(entry);
    const options = { ...request.options, fileType: "ZIP" as const };
    const folder = `history/${version}/`;
    const isKept = await take(`history: version ${version}`, folder, async () => {
      const at = { ...project, majorVersion, revisionVersion, boardHash, circuitHash };
      const written = await runExport(application, userId, at, { ...request, format: "KICAD_EXPORT", options });
      return { folder, name: written.fileName, bytes: written.bytes, isUnpacked: true };
    });
    if (isKept) kept.add(version);
  }
  await tell((100 * done) / steps, "zip");
  const createdAt = application.now().toISOString();
  const outcome = await application.threads.run<PackAnswer>(PACK_THREAD, {
    project: project.name,
    tables: [{ path: "history/history.csv", ...(await historyTable(application, versions, kept)) }],
    pieces: [
      {
        folder: "",
        name: "README.txt",
        bytes: new TextEncoder().encode(readme(project, { createdAt, lacking, left: designs.length - kept.size })),
        isUnpacked: false,
      },
      ...pieces,
    ],
    createdAt,
  } satisfies PackInput);
  if (outcome.status !== "answered") throw new Error(`packing everything ended with ${outcome.status}`);
  return storeExport(application, project.id, { status: "written", ...outcome.answer, remarks: [] });
}

function versionOf({ majorVersion, revisionVersion }: Pick<HistoryRow, "majorVersion" | "revisionVersion">): string {
  return `${majorVersion}.${revisionVersion}`;
}

/** The newest first, each design once and none that is the project's own. */
function earlierDesigns(versions: readonly HistoryRow[], project: ProjectRow): readonly HistoryRow[] {
  const designOf = ({ boardHash, circuitHash }: Pick<HistoryRow, "boardHash" | "circuitHash">) =>
    `${boardHash} ${circuitHash}`;
  const seen = new Set([designOf(project)]);
  const names = new Set([versionOf(project)]);
  return versions.filter((version) => {
    const isNew = !seen.has(designOf(version)) && !names.has(versionOf(version));
    seen.add(designOf(version));
    names.add(versionOf(version));
    return isNew && (version.boardHash !== null || version.circuitHash !== null);
  });
}

async function historyTable(
  { db }: Application,
  versions: readonly HistoryRow[],
  kept: ReadonlySet<string>,
): Promise<Table> {
  const ids = [...new Set(versions.map(({ authorId }) => authorId))];
  const authors = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  return {
    name: "History",
    columns: ["Version", "Date", "Author", "Type", "Description", "Folder"],
    rows: versions.map((entry) => [
      versionOf(entry),
      entry.createdAt.toISOString(),
      names.get(entry.authorId) ?? "",
      entry.type,
      entry.description ?? "",
      kept.has(versionOf(entry)) ? `history/${versionOf(entry)}` : "",
    ]),
  };
}

function readme(
  project: ProjectRow,
  {
    createdAt,
    lacking,
    left,
  }: { readonly createdAt: string; readonly lacking: readonly string[]; readonly left: number },
): string {
  const lines = [
    `${project.name}, version ${versionOf(project)}, exported ${createdAt}`,
    "",
    "kicad        the project for KiCad 6 and later",
    "fabrication  zips for fabs: Gerber X2, and names as JLCPCB takes them",
    "assembly     bill of materials and positions of the parts; those for JLCPCB apart",
    "bill         bill of materials with prices, as they were known when it was written",
    "drawings     layout, assembly and schematic",
    "model        the board in space: GLB and STEP",
    "history      history.csv lists all versions; a folder has the KiCad project of an earlier version that differs from others",
    ...(left > 0 ? ["", `Designs of earlier versions that are not in it: ${left}.`] : []),
    ...(lacking.length > 0 ? ["", "Not in it:", ...lacking.map((line) => `- ${line}`)] : []),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
