import type { Use } from "@tracewright/logic";
import type { BlockCardFragment } from "../graphql/generated/documents.ts";

/** A block that can be taken, with the address of its document. */
export interface BlockInLibrary {
  readonly block: Use["block"];
  readonly name: string;
  readonly url: string;
}

/** Undefined: no version is complete, or the one that is shown is a draft. */
export function blockInLibrary({
  id,
  name,
  schematic,
  footprint,
  currentVersion,
  versionNumber,
}: Pick<BlockCardFragment, "id" | "name" | "schematic" | "footprint" | "currentVersion" | "versionNumber">):
  | BlockInLibrary
  | undefined {
  const url = schematic?.jsonUrl ?? footprint?.jsonUrl;
  const hash = url?.split("/").at(-2);
  if (!url || !hash || currentVersion?.number !== versionNumber) return undefined;
  return { block: { id, version: versionNumber, hash }, name, url };
}
