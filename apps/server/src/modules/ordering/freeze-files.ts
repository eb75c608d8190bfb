import { createHash, randomUUID } from "node:crypto";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { orderFiles } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { type ExportSubject, runExport } from "../export/export-project.ts";
import { makeFabricationFiles } from "./fabrication-files.ts";
import type { OfferRequest, OrderOffer } from "./order-offer.ts";

export type FrozenFile = Omit<typeof orderFiles.$inferInsert, "id" | "orderId">;

interface Freezing {
  readonly application: Application;
  readonly userId: string;
  readonly offer: OrderOffer;
  readonly request: Pick<OfferRequest, "language" | "currency">;
}

interface Piece {
  readonly kind: FrozenFile["kind"];
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Each makes the files of one kind that the order needs; in the order in which they are listed. */
const STAGES: readonly ((freezing: Freezing) => Promise<readonly Piece[]>)[] = [
  makeFabrication,
  makeAssembly,
  makeBill,
  makeDrawing,
];

/**
 * The files that a version is made by, copied: whatever becomes of the project, these stay. Refused where the fabrication
 * files do not pass their check. The caller removes them when the order is not stored.
 */
export async function freezeFiles(freezing: Freezing): Promise<readonly FrozenFile[]> {
  const pieces: Piece[] = [];
  for (const make of STAGES) pieces.push(...(await make(freezing)));
  return keepPieces(freezing.application, pieces);
}

export async function dropFiles({ storage }: Application, files: readonly FrozenFile[]): Promise<void> {
  for (const { storageKey } of files) await storage.remove(storageKey);
}

async function makeFabrication(freezing: Freezing): Promise<readonly Piece[]> {
  const { report, fileName, bytes } = await makeFabricationFiles(
    freezing.application,
    subjectOf(freezing, "GERBER_EXPORT"),
  );
  if (report === undefined || !report.ready) {
    const failed =
      report?.checks.find(({ outcome }) => outcome === "failed") ??
      report?.rules?.checks.find(({ outcome }) => outcome === "failed");
    throw new ApplicationError("CONFLICT", refusal("order-fab-check-failed", { check: failed?.title ?? "" }), {
      reason: "FAB_CHECK_FAILED",
    });
  }
  return [
    { kind: "FABRICATION", name: fileName, bytes },
    { kind: "REPORT", name: "fab-check.json", bytes: Buffer.from(JSON.stringify(report, null, 2)) },
  ];
}

async function makeAssembly(freezing: Freezing): Promise<readonly Piece[]> {
  if (freezing.offer.options.assembly === "NONE") return [];
  return [await write(freezing, "ASSEMBLY", subjectOf(freezing, "ASSEMBLY_EXPORT"))];
}

async function makeBill(freezing: Freezing): Promise<readonly Piece[]> {
  if ((freezing.offer.read?.billLines ?? 0) === 0) return [];
  return [await write(freezing, "BILL", subjectOf(freezing, "BOM_EXPORT", { fileType: "CSV" }))];
}

async function makeDrawing(freezing: Freezing): Promise<readonly Piece[]> {
  const options = { fileType: "PDF", drawing: { content: "LAYOUT" } } as const;
  return [await write(freezing, "PICTURE", subjectOf(freezing, "DRAWING_EXPORT", options))];
}

async function write({ application }: Freezing, kind: Piece["kind"], subject: ExportSubject): Promise<Piece> {
  const { fileName, bytes } = await runExport(application, { threads: application.patientThreads }, subject);
  return { kind, name: fileName, bytes };
}

function subjectOf(
  { userId, offer, request: { language, currency } }: Freezing,
  format: "GERBER_EXPORT" | "ASSEMBLY_EXPORT" | "BOM_EXPORT" | "DRAWING_EXPORT",
  more: Partial<ExportSubject["request"]["options"]> = {},
): ExportSubject {
  const { project, quantity } = offer;
  const { id, majorVersion, revisionVersion } = project;
  const options = { preset: "X2", boards: quantity, currency, ...more } as const;
  return { userId, project, request: { id, majorVersion, revisionVersion, format, language, options } };
}

async function keepPieces(application: Application, pieces: readonly Piece[]): Promise<readonly FrozenFile[]> {
  const kept: FrozenFile[] = [];
  try {
    for (const [rank, { kind, name, bytes }] of pieces.entries()) {
      const storageKey = `orders/${randomUUID()}`;
      await application.storage.write(storageKey, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      kept.push({ kind, name, storageKey, sha256, bytes: bytes.byteLength, rank });
    }
  } catch (error) {
    await dropFiles(application, kept);
    throw error;
  }
  return kept;
}
