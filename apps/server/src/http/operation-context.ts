import type { IncomingMessage } from "node:http";
import type { RequestContext } from "../wire/request-context.ts";

/** What the HTTP server, or the socket, hands to GraphQL with each operation. */
export interface GraphqlTransport {
  readonly incoming: IncomingMessage;
  readonly requestId: string;
  /** Undefined on the socket, whose answers carry no headers. */
  readonly addCookie: ((header: string) => void) | undefined;
}

/** What plugins find in the context of an operation. */
export type OperationContext = RequestContext & GraphqlTransport;
