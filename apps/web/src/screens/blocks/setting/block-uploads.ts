import type { Port } from "@tracewright/blocks";
import type { LibraryFileKind } from "../../../graphql/generated/documents.ts";
import { MAX_FILE_BYTES, type RefusalReason } from "../../../uploads/upload-list.ts";
import type { UploadKind } from "../../../uploads/use-uploads.ts";

/** What a file of a block is: its schematic, its layout, or a further sheet or library that one of them needs. */
export const ROLES = ["schematic", "footprint", "further"] as const;
export type Role = (typeof ROLES)[number];

const ACCEPTED = /\.(kicad_sch|sch|kicad_pcb|json|pdf|zip|kicad_sym|lib|kicad_mod|kicad_pro|pro)$/i;

function refusalOfBlockFile({ name, size }: { name: string; size: number }): RefusalReason | undefined {
  if (!ACCEPTED.test(name)) return "format";
  if (size > MAX_FILE_BYTES) return "size";
  return size === 0 ? "empty" : undefined;
}

export const BLOCK_UPLOADS: UploadKind = { refusalOf: refusalOfBlockFile };

/** What a file is taken for by its name, until its holder says otherwise. */
export function usualRole(name: string): Role {
  if (/\.(kicad_pcb)$/i.test(name) || /(pcb|layout).*\.json$/i.test(name)) return "footprint";
  return /\.(kicad_sch|sch|json)$/i.test(name) || isDesignBlock(name) ? "schematic" : "further";
}

/** A design block of KiCad, packed: schematic and layout in one. */
export function isDesignBlock(name: string): boolean {
  return /\.zip$/i.test(name);
}

/** The kind that the server reads a file as; undefined: it cannot be the half. */
export function fileKindOf(name: string, half: "schematic" | "footprint"): LibraryFileKind | undefined {
  if (isDesignBlock(name)) return half === "schematic" ? "BLOCK_KICAD" : undefined;
  const prefix = half === "schematic" ? "SCHEMATIC" : "FOOTPRINT";
  if (/\.pdf$/i.test(name)) return `${prefix}_PDF`;
  if (/\.json$/i.test(name)) return `${prefix}_EASYEDA`;
  const isKicad = half === "schematic" ? /\.(kicad_sch|sch)$/i : /\.kicad_pcb$/i;
  return isKicad.test(name) ? `${prefix}_KICAD` : undefined;
}

/** What the server says is in a file. */
export interface ParsedBlock {
  readonly ports: readonly Port[];
  readonly materials: readonly {
    readonly prefix: string;
    readonly name: string;
    readonly footprint: string;
    readonly option: string;
    readonly manufacturer: string;
    readonly mpn: string;
    readonly isDefault: boolean;
    readonly references: readonly string[];
  }[];
  readonly parts: readonly { readonly reference: string; readonly value: string; readonly pins: number }[];
  readonly nets: readonly string[];
  readonly remarks: readonly string[];
}
