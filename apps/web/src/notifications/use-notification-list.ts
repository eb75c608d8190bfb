import { useCallback, useEffect, useState } from "react";
import { type CombinedError, useClient } from "urql";
import {
  type NotificationLineFragment,
  NotificationPageDocument,
  ReadAllNotificationsDocument,
  ReadNotificationDocument,
} from "../graphql/generated/documents.ts";
import { markRead, mergePages } from "./merge-pages.ts";
import { useKeptMessages } from "./use-kept-messages.ts";

const PAGE = 10;

interface NotificationList {
  /** Undefined until the first answer. */
  readonly entries: readonly NotificationLineFragment[] | undefined;
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly error: CombinedError | undefined;
  readonly loadMore: () => void;
  /** Returns why it is still unread; opening one leaves the list before the response. */
  readonly read: (id: string) => Promise<CombinedError | undefined>;
  readonly readAll: () => void;
}

/** The notifications page by page, kept up with what happens here and in other windows. */
export function useNotificationList(): NotificationList {
  const client = useClient();
  const [entries, setEntries] = useState<readonly NotificationLineFragment[]>();
  const [isComplete, setComplete] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<CombinedError>();

  const load = useCallback(
    async (lastId?: string) => {
      setLoading(true);
      const input = { size: PAGE, ...(lastId !== undefined && { lastId }) };
      const { data, error } = await client
        .query(NotificationPageDocument, { input }, { requestPolicy: "network-only" })
        .toPromise();
      setLoading(false);
      setError(error);
      if (!data) return;
      setEntries((before) => mergePages(before ?? [], data.jobs));
      // The newest page alone says nothing about the end, unless it is the whole list.
      if (data.jobs.length < PAGE) setComplete(true);
    },
    [client],
  );
  useEffect(() => void load(), [load]);
  useKeptMessages(useCallback(() => void load(), [load]));

  const lastId = entries?.at(-1)?.id;
  return {
    entries,
    isComplete,
    isLoading,
    error,
    loadMore: () => void load(lastId),
    read: async (id) => {
      setEntries((before) => before && markRead(before, id));
      const { error } = await client
        .mutation(ReadNotificationDocument, { input: { id } }, { handlesFaults: true })
        .toPromise();
      if (error) setEntries((before) => before && markRead(before, id, false));
      return error;
    },
    readAll: async () => {
      const { error } = await client.mutation(ReadAllNotificationsDocument, {}).toPromise();
      setError(error);
      if (!error) setEntries((before) => before && markRead(before));
    },
  };
}
