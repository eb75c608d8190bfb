import { ApplicationError } from "../application-error.ts";
import { Allowance } from "./allowance.ts";
import { FairTurns } from "./fair-turns.ts";
import type { Holder } from "./holder.ts";

/**
 * What one account, or one network, may use of this process at a time and within a minute. Everything that enters passes
 * here, whatever it asks for (docs/decisions/0020). Threads are metered by their runners, with the same turns.
 */
export interface Metering {
  /** Requests that are being answered. */
  readonly requests: FairTurns;
  /** Bodies of requests in memory, in bytes. */
  readonly bodies: FairTurns;
  /** Counts calls against a holder's minute; throws when it is used up. */
  countCalls(holder: Holder, kind: CallKind, calls?: number): void;
}

/** Operations are counted by the fields they ask for; files by request. */
export type CallKind = "operation" | "file";

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

export function createMetering({ operationsPerAccount, operationsPerNetwork, now }: MeteringOptions): Metering {
  const allowances = {
    account: { operation: new Allowance(operationsPerAccount), file: new Allowance(FILES_PER_MINUTE) },
    network: { operation: new Allowance(operationsPerNetwork), file: new Allowance(FILES_PER_MINUTE) },
  };
  return {
    requests: new FairTurns({
      capacity: Number.POSITIVE_INFINITY,
      share: REQUESTS_AT_ONCE,
      maxWaiting: MAX_WAITING_REQUESTS,
    }),
    bodies: new FairTurns({ capacity: MAX_BODY_BYTES, share: BODY_SHARE_BYTES, maxWaiting: MAX_WAITING_REQUESTS }),
    countCalls: (holder, kind, calls) => {
      if (holder === "server") return;
      const of = holder.startsWith("account ") ? allowances.account : allowances.network;
      const taken = of[kind].take(holder, now(), calls);
      if (!taken.granted)
        throw new ApplicationError("BAD_REQUEST", tooManyCalls(taken.seconds), { retryAfterSeconds: taken.seconds });
    },
  };
}

function tooManyCalls(seconds: number): string {
  return `Too many requests came from here. Try again in ${seconds} s.`;
}
