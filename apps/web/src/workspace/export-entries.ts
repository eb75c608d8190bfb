import { IconCircuitResistor, IconFileZip } from "@tabler/icons-react";
import type { EdaProjectResultExportInput } from "../graphql/generated/documents.ts";

/** What of an export does not name the project and its version. */
export type ExportWish = Omit<EdaProjectResultExportInput, "id" | "majorVersion" | "revisionVersion">;

/**
 * The entries of the export menu that write at once, in its order. `key` names their texts: `workspace.exportKEY` and
 * `workspace.exportKEYHint`.
 */
export const EXPORT_ENTRIES = [
  { key: "X2", icon: IconFileZip, wish: { outputFormat: "GERBER_EXPORT", preset: "X2" } },
  { key: "Jlc", icon: IconFileZip, wish: { outputFormat: "GERBER_EXPORT", preset: "JLC" } },
  { key: "Kicad", icon: IconCircuitResistor, wish: { outputFormat: "KICAD_EXPORT" } },
] as const satisfies readonly { readonly key: string; readonly icon: unknown; readonly wish: ExportWish }[];
