import { AsyncLocalStorage } from "node:async_hooks";
import type { Consumer } from "./consumer.ts";

interface Scope {
  readonly consumer: Consumer;
  /** Comes when nobody waits for the result any more. */
  signal: AbortSignal | undefined;
  /** A job of a worker: no request is answered with its result. */
  readonly isBackground?: boolean;
}

/**
 * Whom the current work is counted for. Set once where a request enters, or a worker takes a job of somebody's, and
 * read where work is metered: no function between the two can forget to pass it on.
 */
const scopes = new AsyncLocalStorage<Scope>();

/** Does work on behalf of a consumer. */
export function onBehalfOf<Result>(consumer: Consumer, work: () => Result, signal?: AbortSignal): Result {
  return scopes.run({ consumer, signal }, work);
}

/** Does a job of a worker on behalf of a consumer. */
export function inBackground<Result>(consumer: Consumer, work: () => Result): Result {
  return scopes.run({ consumer, signal: undefined, isBackground: true }, work);
}

export function isInBackground(): boolean {
  return scopes.getStore()?.isBackground ?? false;
}

/** Does work that others may wait for, or that must be done without a waiting caller: it outlives its request. */
export function outlivingRequest<Result>(work: () => Result): Result {
  return scopes.run({ consumer: currentConsumer(), signal: undefined, isBackground: isInBackground() }, work);
}

/** From now on the request is carried out even if nobody waits for its answer: it changes something. */
export function carryOut(): void {
  const scope = scopes.getStore();
  if (scope) scope.signal = undefined;
}

export function currentConsumer(): Consumer {
  return scopes.getStore()?.consumer ?? "server";
}

export function currentSignal(): AbortSignal | undefined {
  return scopes.getStore()?.signal;
}
