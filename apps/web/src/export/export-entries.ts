import { IconCircuitResistor, IconCube, IconFileZip, IconListDetails } from "@tabler/icons-react";
import type { EdaProjectResultExportInput } from "../graphql/generated/documents.ts";

/** What of an export does not name the project and its version. */
export type ExportRequest = Omit<EdaProjectResultExportInput, "id" | "majorVersion" | "revisionVersion">;

/** The same of a version; the newest unless one is named. */
export type VersionedRequest = Omit<EdaProjectResultExportInput, "id">;

/**
 * The entries of the export menu that write at once, in its order. `key` names their texts: `workspace.exportKEY` and
 * `workspace.exportKEYHint`; `needs` is the document without which there is nothing to write.
 */
export const EXPORT_ENTRIES = [
  { key: "X2", icon: IconFileZip, needs: "board", wish: { outputFormat: "GERBER_EXPORT", preset: "X2" } },
  { key: "Jlc", icon: IconFileZip, needs: "board", wish: { outputFormat: "GERBER_EXPORT", preset: "JLC" } },
  { key: "Glb", icon: IconCube, needs: "board", wish: { outputFormat: "MODEL_EXPORT", fileType: "GLB" } },
  { key: "Step", icon: IconCube, needs: "board", wish: { outputFormat: "MODEL_EXPORT", fileType: "STEP" } },
  { key: "Kicad", icon: IconCircuitResistor, needs: "either", wish: { outputFormat: "KICAD_EXPORT" } },
  { key: "Netlist", icon: IconListDetails, needs: "circuit", wish: { outputFormat: "NETLIST_EXPORT" } },
] as const satisfies readonly {
  readonly key: string;
  readonly icon: unknown;
  readonly needs: "board" | "circuit" | "either";
  readonly wish: ExportRequest;
}[];
