import type { Footprint } from "@tracewright/board";
import { type CombinedError, useQuery } from "urql";
import { type FootprintEntryFragment, FootprintRecordsDocument } from "../graphql/generated/documents.ts";

export interface FootprintWhole {
  readonly entry: FootprintEntryFragment;
  readonly footprint: Footprint;
}

export type AskedFootprint =
  | { readonly status: "none" | "loading" }
  /** Nobody has it: a stand-in, or one of an earlier project. */
  | { readonly status: "unknown" }
  | { readonly status: "failed"; readonly error: CombinedError }
  | ({ readonly status: "ready" } & FootprintWhole);

/** A footprint whole, by name: of the uploads where these are given, else of the libraries of the server. */
export function useFootprintRecord(name: string | undefined, fileUrls: readonly string[]): AskedFootprint {
  const variables = { input: { names: name === undefined ? [] : [name], fileUrls: [...fileUrls] } };
  const [{ data, error, fetching }] = useQuery({
    query: FootprintRecordsDocument,
    variables,
    pause: name === undefined,
  });
  if (name === undefined) return { status: "none" };
  const node = data?.footprintRecords.nodes.find(({ found }) => found.name === name);
  if (node) return { status: "ready", entry: node.found, footprint: node.record as Footprint };
  if (error) return { status: "failed", error };
  return { status: fetching || !data ? "loading" : "unknown" };
}
