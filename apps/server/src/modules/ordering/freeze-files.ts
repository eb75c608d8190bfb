import { createHash, randomUUID } from "node:crypto";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { orderFiles } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { runExport } from "../export/export-project.ts";
import type { OfferRequest, OrderOffer } from "./order-offer.ts";

export type FrozenFile = Omit<typeof orderFiles.$inferInsert, "id" | "orderId">;

/**
 * The files that a version is made by, copied: whatever becomes of the project, these stay. Refused where the fabrication
 * files do not pass their check. The caller removes them when the order is not stored.
 */
export async function freezeFiles(
  application: Application,
  userId: string,
  { offer, request }: { readonly offer: OrderOffer; readonly request: OfferRequest },
): Promise<readonly FrozenFile[]> {
  const { project, quantity, options, read } = offer;
  const { language, currency } = request;
  const version = { majorVersion: project.majorVersion, revisionVersion: project.revisionVersion };
  const write = (
    format: "GERBER_EXPORT" | "ASSEMBLY_EXPORT" | "BOM_EXPORT" | "DRAWING_EXPORT",
    more: Partial<Parameters<typeof runExport>[2]["request"]["options"]> = {},
  ) =>
    runExport(application, application, {
      userId,
      project,
      request: {
        id: project.id,
        ...version,
        format,
        language,
        options: { preset: "X2", boards: quantity, currency, ...more },
      },
    });
  const fabrication = await write("GERBER_EXPORT");
  const report = fabrication.report;
  if (report === undefined || !report.ready) {
    const failed =
      report?.checks.find(({ outcome }) => outcome === "failed") ??
      report?.rules?.checks.find(({ outcome }) => outcome === "failed");
    throw new ApplicationError("CONFLICT", refusal("order-fab-check-failed", { check: failed?.title ?? "" }), {
      reason: "FAB_CHECK_FAILED",
    });
  }
  const pieces: { readonly kind: FrozenFile["kind"]; readonly name: string; readonly bytes: Uint8Array }[] = [
    { kind: "FABRICATION", name: fabrication.fileName, bytes: fabrication.bytes },
    { kind: "REPORT", name: "fab-check.json", bytes: Buffer.from(JSON.stringify(report, null, 2)) },
  ];
  if (options.assembly !== "NONE") {
    const { fileName, bytes } = await write("ASSEMBLY_EXPORT");
    pieces.push({ kind: "ASSEMBLY", name: fileName, bytes });
  }
  if ((read?.billLines ?? 0) > 0) {
    const { fileName, bytes } = await write("BOM_EXPORT", { fileType: "CSV" });
    pieces.push({ kind: "BILL", name: fileName, bytes });
  }
  const drawing = await write("DRAWING_EXPORT", { fileType: "PDF", drawing: { content: "LAYOUT" } });
  pieces.push({ kind: "PICTURE", name: drawing.fileName, bytes: drawing.bytes });

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

export async function dropFiles({ storage }: Application, files: readonly FrozenFile[]): Promise<void> {
  for (const { storageKey } of files) await storage.remove(storageKey);
}
