import { ApplicationError } from "../application-error.ts";
import { refusal } from "../refusal.ts";
import { Allowance, type Taken } from "./allowance.ts";
import type { Consumer } from "./consumer.ts";
import { FairTurns } from "./fair-turns.ts";

/**
 * What one account, or one network, may use of this process at a time and within a minute. Everything that enters passes
 * here, whatever it asks for (docs/decisions/0020). Threads are metered by their runners, with the same turns.
 */
export interface Metering {
  /** Requests that are being answered. */
  readonly requests: FairTurns;
  /** Bodies of requests in memory, in bytes. */
  readonly bodies: FairTurns;
  /** Counts calls against a consumer's minute; throws when it is used up. */
  countCalls(consumer: Consumer, kind: CallKind, calls?: number): void;
  /** The same for what has no answer to throw into: false when the minute is used up. */
  mayCall(consumer: Consumer, kind: CallKind): boolean;
}

/** Operations are counted by the fields they ask for; files by request, live connections by attempt. */
export type CallKind = "operation" | "file" | "socket";

export interface MeteringOptions {
  readonly operationsPerAccount: number;
  readonly operationsPerNetwork: number;
  readonly now: () => Date;
}

/** As many as a browser's screens have in flight at once, and some more. */
const REQUESTS_AT_ONCE = 12;
/** A page of a screen that asks for hundreds of pictures is not refused. */
const MAX_WAITING_REQUESTS = 500;
const MAX_BODY_BYTES = 100 * 1_048_576;
/** The largest body that is taken, so that one account has one of these in memory and two others have theirs. */
export const BODY_SHARE_BYTES = 33_554_432;
const FILES_PER_MINUTE = 1800;
/** An office behind one address whose windows all come back after a restart, a few times over. */
const SOCKETS_PER_MINUTE = 1200;

export function createMetering({ operationsPerAccount, operationsPerNetwork, now }: MeteringOptions): Metering {
  const allowancesOf = (operations: number): Readonly<Record<CallKind, Allowance>> => ({
    operation: new Allowance(operations),
    file: new Allowance(FILES_PER_MINUTE),
    socket: new Allowance(SOCKETS_PER_MINUTE),
  });
  const allowances = { account: allowancesOf(operationsPerAccount), network: allowancesOf(operationsPerNetwork) };
  const take = (consumer: Consumer, kind: CallKind, calls?: number): Taken => {
    if (consumer === "server") return { granted: true };
    const of = consumer.startsWith("account ") ? allowances.account : allowances.network;
    return of[kind].take(consumer, now(), calls);
  };
  return {
    requests: new FairTurns({
      capacity: Number.POSITIVE_INFINITY,
      share: REQUESTS_AT_ONCE,
      maxWaiting: MAX_WAITING_REQUESTS,
    }),
    bodies: new FairTurns({ capacity: MAX_BODY_BYTES, share: BODY_SHARE_BYTES, maxWaiting: MAX_WAITING_REQUESTS }),
    mayCall: (consumer, kind) => take(consumer, kind).granted,
    countCalls: (consumer, kind, calls) => {
      const taken = take(consumer, kind, calls);
      if (!taken.granted)
        throw new ApplicationError("BAD_REQUEST", refusal("too-many-requests", { seconds: taken.seconds }), {
          retryAfterSeconds: taken.seconds,
        });
    },
  };
}
