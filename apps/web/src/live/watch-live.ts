import type { Client } from "graphql-ws";
import { stringifyDocument, type TypedDocumentNode } from "urql";

/** Of the one live connection, while it is open. */
let current: Client | undefined;

/** From now on until the returned function is called, other subscriptions use this client. */
export function lendLiveClient(client: Client): () => void {
  current = client;
  return () => {
    if (current === client) current = undefined;
  };
}

/**
 * A further subscription over the live connection, which has to be open. It ends with the connection; a caller that wants it
 * again begins it when the next one stands.
 */
export function watchLive<Data extends Record<string, unknown>, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { onData, onEnd }: { readonly onData: (data: Data) => void; readonly onEnd: () => void },
): () => void {
  if (!current) return () => undefined;
  return current.subscribe<Data>(
    { query: stringifyDocument(document), variables },
    {
      next: ({ data }) => {
        if (data) onData(data);
      },
      error: onEnd,
      complete: onEnd,
    },
  );
}
