import { randomUUID } from "node:crypto";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import type { BlockFileKind, LibraryFileKind } from "../../platform/database/block-records.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { blockFiles } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { openUpload } from "../files/uploads.ts";
import { MAX_FILE_BYTES, MAX_OTHER_FILES } from "./block-limits.ts";

/** A file as it lies in storage, before a version has it. */
export type KeptFile = Omit<typeof blockFiles.$inferInsert, "id" | "versionId">;

export interface GivenFiles {
  readonly schematicFileUrl?: string | null | undefined;
  readonly footprintFileUrl?: string | null | undefined;
  /** Further sheets, libraries and project files. */
  readonly fileUrls?: readonly string[] | null | undefined;
}

/** Copies of uploads, which themselves are deleted after a day. The caller removes them when no version gets them. */
export async function keepFiles(application: Application, userId: string, given: GivenFiles): Promise<KeptFile[]> {
  const { schematicFileUrl: schematic, footprintFileUrl: footprint, fileUrls } = given;
  if ((fileUrls?.length ?? 0) > MAX_OTHER_FILES)
    refuseField("fileUrls", refusal("too-many-block-files", { most: MAX_OTHER_FILES }));
  const wanted: readonly (readonly [string, (name: string) => BlockFileKind])[] = [
    ...(schematic ? [[schematic, kindOfSchematic] as const] : []),
    ...(footprint ? [[footprint, kindOfFootprint] as const] : []),
    ...(fileUrls ?? []).map((url) => [url, () => "OTHER"] as const),
  ];
  const kept: KeptFile[] = [];
  try {
    for (const [url, kindOf] of wanted) kept.push(await keepUpload(application, userId, url, kindOf));
    return kept;
  } catch (error) {
    await removeKept(application, kept);
    throw error;
  }
}

/** Bytes made here, kept as a file. */
export async function keepBytes(
  { storage }: Application,
  { fileKind, name, bytes, sha256 }: Pick<KeptFile, "fileKind" | "name" | "sha256"> & { readonly bytes: Uint8Array },
): Promise<KeptFile> {
  const storageKey = `blocks/${randomUUID()}`;
  await storage.write(storageKey, bytes);
  return { fileKind, name, storageKey, sha256, bytes: bytes.byteLength };
}

export async function removeKept({ storage }: Application, kept: readonly KeptFile[]): Promise<void> {
  for (const { storageKey } of kept) await storage.remove(storageKey);
}

export async function insertFiles(transaction: Database, versionId: string, kept: readonly KeptFile[]): Promise<void> {
  if (kept.length > 0) await transaction.insert(blockFiles).values(kept.map((file) => ({ ...file, versionId })));
}

/** Whether a file is a block by itself, with both halves. */
export function isWholeBlock(kind: BlockFileKind): boolean {
  return kind === "BLOCK_DOCUMENT" || kind === "BLOCK_KICAD";
}

/** The half of a block that a file is about; undefined: both. */
export function halfOf(kind: BlockFileKind): "schematic" | "footprint" | undefined {
  if (kind.startsWith("SCHEMATIC")) return "schematic";
  return kind.startsWith("FOOTPRINT") ? "footprint" : undefined;
}

async function keepUpload(
  application: Application,
  userId: string,
  url: string,
  kindOf: (name: string) => BlockFileKind,
): Promise<KeptFile> {
  const { name, stream } = await openUpload(application, userId, url);
  let fileKind: BlockFileKind;
  try {
    fileKind = kindOf(name);
  } catch (error) {
    stream.destroy();
    throw error;
  }
  const storageKey = `blocks/${randomUUID()}`;
  const { bytes, sha256 } = await application.storage.writeStream(storageKey, stream, MAX_FILE_BYTES);
  return { fileKind, name, storageKey, sha256, bytes };
}

function kindOfSchematic(name: string): BlockFileKind {
  if (/\.(kicad_sch|sch)$/i.test(name)) return "SCHEMATIC_KICAD";
  if (/\.zip$/i.test(name)) return "BLOCK_KICAD";
  const expected = "KiCad (.kicad_sch, a .kicad_block as .zip), EasyEDA (.json) or PDF";
  return kindByEnding(name, "SCHEMATIC_EASYEDA", "SCHEMATIC_PDF", expected);
}

function kindOfFootprint(name: string): BlockFileKind {
  if (/\.kicad_pcb$/i.test(name)) return "FOOTPRINT_KICAD";
  return kindByEnding(name, "FOOTPRINT_EASYEDA", "FOOTPRINT_PDF", "KiCad (.kicad_pcb), EasyEDA (.json) or PDF");
}

function kindByEnding(name: string, json: LibraryFileKind, pdf: LibraryFileKind, expected: string): LibraryFileKind {
  if (/\.json$/i.test(name)) return json;
  if (/\.pdf$/i.test(name)) return pdf;
  throw new ApplicationError("UNSUPPORTED_PROJECT_FILE_FORMAT", refusal("block-file-kind", { name, expected }));
}
