import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { Application } from "../platform/application.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import { hasSecureCookies } from "../platform/configuration.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { accountConsumer, type Consumer, networkConsumer } from "../platform/metering/consumer.ts";
import { onBehalfOf } from "../platform/metering/request-scope.ts";
import { findOpenSessions, findSession, hashToken } from "../platform/sessions.ts";
import { type DocumentNode, GraphQLError, getOperationAST } from "../wire/graphql.ts";
import type { GraphqlEndpoint } from "./graphql-endpoint.ts";
import { OpenSockets } from "./open-sockets.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { readSessionToken } from "./session-cookie.ts";

/** Close codes that the client takes for an expired login (§7). */
const UNAUTHORIZED = 4401;
const FORBIDDEN = CloseCode.Forbidden;
/** Close codes that the client takes for a failure: it comes back after two seconds. */
const SERVICE_RESTART = 1012;
const TRY_AGAIN_LATER = 1013;
/** Larger than any subscription a screen sends. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Windows of one account; a screen opens one socket, and one subscription on it. */
const MAX_SOCKETS_OF_A_USER = 50;
const MAX_SUBSCRIPTIONS_OF_A_SOCKET = 10;
/** A session that ends without a word (it ran out, its row went) closes its sockets at the latest after this. */
const SESSION_CHECK_MS = 2_000;

export interface LiveSocket {
  close(): Promise<void>;
}

/** Subscriptions over graphql-transport-ws at /graphql; the session cookie is checked at the upgrade. */
export function openLiveSocket(application: Application, server: Server, graphql: GraphqlEndpoint): LiveSocket {
  const { configuration, db, log, metering, metrics, now, pubSub } = application;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const open = new OpenSockets<WebSocket>();
  metrics.gauge("tracewright_live_sockets", "Open live connections of signed-in people.", () => open.size);

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split("?")[0] !== "/graphql") {
      socket.destroy();
      return;
    }
    // Before the handshake: each attempt costs a look at the database.
    const network = networkConsumer(clientAddressOf(request, configuration.trustedProxies));
    if (!metering.mayCall(network, "socket")) {
      socket.end("HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on("error", () => {});
      admit(request, webSocket).catch((error: unknown) => {
        log.error("socket", { message: describeFault(error) });
        webSocket.close(CloseCode.InternalServerError);
      });
    });
  };

  /** A refusal is sent as a close code, which reaches a browser only after the handshake. */
  const admit = async (request: IncomingMessage, webSocket: WebSocket): Promise<void> => {
    if (!isOwnOrigin(request, configuration.publicUrl)) return webSocket.close(FORBIDDEN, "Forbidden");
    // What the client says while the session is looked up must not be lost.
    const early: [Buffer, boolean][] = [];
    const keep = (message: Buffer, isBinary: boolean) => early.push([message, isBinary]);
    webSocket.on("message", keep);
    const token = readSessionToken(request.headers.cookie, hasSecureCookies(configuration));
    const lookup = await findSession(db, token, now());
    if (lookup.status !== "valid" || token === undefined)
      return webSocket.close(UNAUTHORIZED, lookup.status === "expired" ? "Token expired" : "Unauthorized");
    if (webSocket.readyState !== webSocket.OPEN) return;
    const { userId } = lookup.session;
    if (open.countOf(userId) >= MAX_SOCKETS_OF_A_USER)
      return webSocket.close(TRY_AGAIN_LATER, "Too many windows of this account are open.");
    webSocket.once("close", open.add(webSocket, { userId, tokenHash: hashToken(token) }));
    webSocket.off("message", keep);
    sockets.emit("connection", webSocket, request);
    for (const [message, isBinary] of early) webSocket.emit("message", message, isBinary);
  };

  const disposable = useServer(
    {
      execute: (args) => (args.rootValue as Enveloped).execute(args),
      subscribe: (args) => {
        const { subscribe, consumer } = args.rootValue as Enveloped;
        return subscribeOnBehalfOf(consumer, () => subscribe(args));
      },
      onSubscribe: async (context, _id, { query, operationName, variables }) => {
        if (Object.keys(context.subscriptions).length > MAX_SUBSCRIPTIONS_OF_A_SOCKET)
          return [refuse(`A connection carries ${MAX_SUBSCRIPTIONS_OF_A_SOCKET} subscriptions at most.`)];
        const { schema, execute, subscribe, contextFactory, parse, validate } = graphql.getEnveloped({
          incoming: context.extra.request,
          requestId: randomUUID(),
          addCookie: undefined,
        });
        const document = parseOrRefuse(parse, query);
        if (document instanceof GraphQLError) return [document];
        if (getOperationAST(document, operationName)?.operation !== "subscription")
          return [refuse("Only subscriptions travel over this socket.")];
        const errors = validate(schema, document);
        if (errors.length > 0) return errors.map(numbered);
        const contextValue = await contextFactory();
        const { sessionLookup, clientAddress } = contextValue;
        const consumer =
          sessionLookup.status === "valid"
            ? accountConsumer(sessionLookup.session.userId)
            : networkConsumer(clientAddress);
        return {
          schema,
          document,
          ...(operationName != null && { operationName }),
          ...(variables != null && { variableValues: variables }),
          contextValue,
          rootValue: { execute, subscribe, consumer } satisfies Enveloped,
        };
      },
    },
    sockets,
  );
  server.on("upgrade", onUpgrade);

  const closeEnded = async (): Promise<void> => {
    const tokenHashes = open.tokenHashes();
    if (tokenHashes.length === 0) return;
    const stillOpen = await findOpenSessions(db, tokenHashes, now());
    for (const tokenHash of tokenHashes)
      if (!stillOpen.has(tokenHash))
        for (const webSocket of open.ofToken(tokenHash)) webSocket.close(UNAUTHORIZED, "Token expired");
  };
  let checking = false;
  const timer = setInterval(() => {
    if (checking) return;
    checking = true;
    closeEnded()
      .catch((error: unknown) => log.error("sessions of sockets", { message: describeFault(error) }))
      .finally(() => {
        checking = false;
      });
  }, SESSION_CHECK_MS);
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "sign-out")
      for (const webSocket of open.ofToken(news.tokenHash)) webSocket.close(UNAUTHORIZED, "Signed out");
    if (news.kind === "session-replaced")
      for (const webSocket of open.ofToken(news.tokenHash)) webSocket.close(SERVICE_RESTART, "Session replaced");
    // A reconnecting client refetches what may have been lost.
    if (news.kind === "gap")
      for (const webSocket of open.all()) webSocket.close(SERVICE_RESTART, "News may be missing");
  });
  return {
    close: async () => {
      clearInterval(timer);
      unsubscribe();
      server.off("upgrade", onUpgrade);
      await disposable.dispose();
    },
  };
}

function parseOrRefuse(parse: (text: string) => DocumentNode, text: string): DocumentNode | GraphQLError {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return numbered(error);
    throw error;
  }
}

/** What GraphQL itself refuses carries a number of the catalogue, as over HTTP. */
function numbered({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    ...(source && positions && { source, positions }),
    extensions: { ...extensions, code: 400, name: "BAD_REQUEST" },
  });
}

/** Every message of a subscription is looked up on behalf of the subscriber. */
async function subscribeOnBehalfOf<Result>(
  consumer: Consumer,
  subscribe: () => PromiseOrValue<AsyncIterableIterator<Result> | Result>,
): Promise<AsyncIterableIterator<Result> | Result> {
  const results = await onBehalfOf(consumer, subscribe);
  if (!isIterator(results)) return results;
  const metered: AsyncIterableIterator<Result> = {
    next: () => onBehalfOf(consumer, () => results.next()),
    return: async (value) => (await results.return?.(value)) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]: () => metered,
  };
  return metered;
}

function isIterator<Result>(results: AsyncIterableIterator<Result> | Result): results is AsyncIterableIterator<Result> {
  return typeof results === "object" && results !== null && Symbol.asyncIterator in results;
}

function refuse(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 400, name: "BAD_REQUEST" } });
}

type PromiseOrValue<Value> = Promise<Value> | Value;

interface Enveloped extends Pick<ReturnType<GraphqlEndpoint["getEnveloped"]>, "execute" | "subscribe"> {
  readonly consumer: Consumer;
}
