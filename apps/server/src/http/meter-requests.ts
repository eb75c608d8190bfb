import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Application } from "../platform/application.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import { accountConsumer, type Consumer, networkConsumer } from "../platform/metering/consumer.ts";
import { onBehalfOf } from "../platform/metering/request-scope.ts";
import type { HttpEnv } from "./http-env.ts";
import { userOf } from "./require-login.ts";

/** Files of the web application: many, small, and the same for everybody. */
const WEB_FILES = "/assets/";

/**
 * Where every request but those about health enters: it finds out whom the request is counted for, counts it, lets so many of
 * one consumer be answered at a time and has the rest wait unread. What the request does later is metered on behalf of
 * the same consumer, and given up when the connection closes.
 */
export function meterRequests(application: Application): MiddlewareHandler<HttpEnv> {
  const { metering } = application;
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const consumer = await consumerOf(application, incoming);
    // Operations are counted by the fields that they ask for, when these are known.
    if (c.req.path !== "/graphql" && !c.req.path.startsWith(WEB_FILES)) metering.countCalls(consumer, "file");
    const signal = abandonmentOf(outgoing);
    const release = await metering.requests.take(consumer, 1, signal);
    c.set("consumer", consumer);
    // An answer that nobody takes is held in memory: its turn lasts until it is taken, or the connection closes.
    const keep = (): void => void (isClosed(outgoing) ? release() : outgoing.once("close", release));
    await onBehalfOf(consumer, next, signal).finally(keep);
  };
}

async function consumerOf(application: Application, incoming: IncomingMessage): Promise<Consumer> {
  const network = networkConsumer(clientAddressOf(incoming, application.configuration.trustedProxies));
  if (incoming.url?.startsWith(WEB_FILES)) return network;
  // Without the database pages are still served; what needs an account says itself that it cannot look it up.
  const userId = await userOf(application, incoming).catch(() => undefined);
  return userId === undefined ? network : accountConsumer(userId);
}

/** Comes when the connection closes before the answer is out. */
export function abandonmentOf(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!outgoing.writableFinished) controller.abort();
  };
  if (isClosed(outgoing)) abort();
  else outgoing.once("close", abort);
  return controller.signal;
}

function isClosed(outgoing: ServerResponse): boolean {
  return outgoing.closed || outgoing.destroyed;
}
