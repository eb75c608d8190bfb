import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { Application } from "../application.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { findSession, hashToken } from "../platform/sessions.ts";
import { GraphQLError, getOperationAST } from "../wire/graphql.ts";
import type { GraphqlEndpoint } from "./graphql-endpoint.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { readSessionToken } from "./session-cookie.ts";

/** Close codes that the client takes for an expired login (§7). */
const UNAUTHORIZED = 4401;
const FORBIDDEN = CloseCode.Forbidden;
/** Larger than any subscription a screen sends. */
const MAX_MESSAGE_BYTES = 64 * 1024;

export interface LiveSocket {
  close(): Promise<void>;
}

/** Subscriptions over graphql-transport-ws at /graphql; the session cookie is checked at the upgrade. */
export function openLiveSocket(application: Application, server: Server, graphql: GraphqlEndpoint): LiveSocket {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const byToken = new Map<string, Set<WebSocket>>();

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split("?")[0] !== "/graphql") {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on("error", () => {});
      admit(request, webSocket).catch((error: unknown) => {
        application.log.error("socket", { message: describeFault(error) });
        webSocket.close(CloseCode.InternalServerError);
      });
    });
  };

  /** A refusal is told by a close code, which reaches a browser only after the handshake. */
  const admit = async (request: IncomingMessage, webSocket: WebSocket): Promise<void> => {
    if (!isOwnOrigin(request, application.configuration.publicUrl)) return webSocket.close(FORBIDDEN, "Forbidden");
    // What the client says while the session is looked up must not be lost.
    const early: [Buffer, boolean][] = [];
    const keep = (message: Buffer, isBinary: boolean) => early.push([message, isBinary]);
    webSocket.on("message", keep);
    const token = readSessionToken(request.headers.cookie);
    const lookup = await findSession(application.db, token, application.now());
    if (lookup.status !== "valid" || token === undefined)
      return webSocket.close(UNAUTHORIZED, lookup.status === "expired" ? "Token expired" : "Unauthorized");
    remember(hashToken(token), webSocket);
    webSocket.off("message", keep);
    sockets.emit("connection", webSocket, request);
    for (const [message, isBinary] of early) webSocket.emit("message", message, isBinary);
  };

  const remember = (tokenHash: string, webSocket: WebSocket): void => {
    const open = byToken.get(tokenHash) ?? new Set();
    byToken.set(tokenHash, open.add(webSocket));
    webSocket.once("close", () => {
      open.delete(webSocket);
      if (open.size === 0) byToken.delete(tokenHash);
    });
  };

  const disposable = useServer(
    {
      execute: (args) => (args.rootValue as Enveloped).execute(args),
      subscribe: (args) => (args.rootValue as Enveloped).subscribe(args),
      onSubscribe: async (context, _id, { query, operationName, variables }) => {
        const { schema, execute, subscribe, contextFactory, parse, validate } = graphql.getEnveloped({
          incoming: context.extra.request,
          addCookie: () => {},
        });
        const document = parse(query);
        if (getOperationAST(document, operationName)?.operation !== "subscription")
          return [
            new GraphQLError("Only subscriptions travel over this socket.", {
              extensions: { code: 400, name: "BAD_REQUEST" },
            }),
          ];
        const errors = validate(schema, document);
        if (errors.length > 0) return errors;
        return {
          schema,
          document,
          ...(operationName != null && { operationName }),
          ...(variables != null && { variableValues: variables }),
          contextValue: await contextFactory(),
          rootValue: { execute, subscribe },
        };
      },
    },
    sockets,
  );
  server.on("upgrade", onUpgrade);
  const unsubscribe = application.pubSub.subscribe((news) => {
    if (news.kind === "sign-out")
      for (const webSocket of byToken.get(news.tokenHash) ?? []) webSocket.close(UNAUTHORIZED, "Signed out");
  });
  return {
    close: async () => {
      unsubscribe();
      server.off("upgrade", onUpgrade);
      await disposable.dispose();
    },
  };
}

type Enveloped = Pick<ReturnType<GraphqlEndpoint["getEnveloped"]>, "execute" | "subscribe">;
