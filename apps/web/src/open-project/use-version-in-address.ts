import { useMemo } from "react";
import { type CombinedError, useQuery } from "urql";
import { ProjectDocument } from "../graphql/generated/documents.ts";
import type { Project } from "./use-project.ts";
import { olderVersion } from "./version-in-address.ts";

/** The version that the address names, where it is another one than the newest. */
export function useVersionInAddress(
  { id, majorVersion, revisionVersion }: Project,
  search: URLSearchParams,
): {
  readonly older: { readonly m: number; readonly r: number } | undefined;
  /** The project in that version; undefined while none is asked for, or it is loading. */
  readonly project: Project | undefined;
  readonly error: CombinedError | undefined;
} {
  const older = useMemo(
    () => olderVersion(search, { majorVersion, revisionVersion }),
    [search, majorVersion, revisionVersion],
  );
  const [{ data, error }] = useQuery({
    query: ProjectDocument,
    variables: { input: { id, majorVersion: older?.m ?? null, revisionVersion: older?.r ?? null } },
    pause: older === undefined,
    requestPolicy: "network-only",
  });
  return older ? { older, project: data?.edaProjectV2, error } : { older, project: undefined, error: undefined };
}
