import { type ReactNode, useMemo } from "react";
import { Provider } from "urql";
import { createGraphqlClient } from "../graphql/client.ts";
import { useSession } from "./session.ts";

/** The client, with its cache, of everything that only a signed-in person sees; logging out discards the cache. */
export function SignedInClient({ children }: { children: ReactNode }) {
  const { onCallError } = useSession();
  const client = useMemo(() => createGraphqlClient({ onError: onCallError }), [onCallError]);
  return <Provider value={client}>{children}</Provider>;
}
