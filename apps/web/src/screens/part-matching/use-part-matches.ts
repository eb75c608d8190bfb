import { useCallback, useEffect } from "react";
import { type CombinedError, useQuery } from "urql";
import { PartMatchListDocument, type PartMatchListQuery } from "../../graphql/generated/documents.ts";
import { useSession } from "../../session/session.ts";

export type PartListing = PartMatchListQuery["edaProjectPartMatchListV2"];

/** A message may be lost; while something is on its way the list is fetched this often all the same. */
const POLL_MS = 5000;
/** Live messages come four times a second; the list is long. */
const SETTLE_MS = 150;

/** The parts of a project, kept up to date by live messages. */
export function usePartMatches(projectId: string): {
  readonly listing: PartListing | undefined;
  readonly error: CombinedError | undefined;
  readonly reload: () => void;
} {
  const { live } = useSession();
  const [{ data, error }, refetch] = useQuery({
    query: PartMatchListDocument,
    variables: { input: { id: projectId } },
    requestPolicy: "cache-and-network",
  });
  const listing = data?.edaProjectPartMatchListV2;
  const reload = useCallback(() => refetch({ requestPolicy: "network-only" }), [refetch]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, SETTLE_MS);
    };
    const stopMessages = live.onMessage(({ content }) => {
      const about = content.__typename === "Datasheet" ? content.datasheetProjectId : undefined;
      const matched = content.__typename === "CircuitArchitecture" && content.case?.startsWith("PART_MATCHING_");
      if (about === projectId || (matched && content.changedProjectId === projectId)) soon();
    });
    const stopStatus = live.onStatus(() => {
      if (live.status === "connected") soon();
    });
    return () => {
      clearTimeout(timer);
      stopMessages();
      stopStatus();
    };
  }, [live, projectId, reload]);
  const isBusy = listing !== undefined && isOnItsWay(listing);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isBusy, reload]);
  return { listing, error, reload };
}

function isOnItsWay({ status, parts }: PartListing): boolean {
  return status === "WAITING" || status === "PROGRESS" || parts.some(({ matchStatus }) => matchStatus === "InProgress");
}
