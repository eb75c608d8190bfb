/**
 * PostgreSQL's classes and codes of a server that goes away or is not there yet: connection exceptions (08), operator
 * intervention (57P01 to 57P05, a restart), and those of the network below.
 */
const OUTAGES = /^(08|57P0|ECONN|EPIPE$|ETIMEDOUT$|EAI_AGAIN$)/;

/** A database that restarts is back within this, and what waits for it may be minutes of work. */
export const OUTAGE_PATIENCE_MS = 600_000;

/** The database is away, and what was asked may be asked again; wherever the driver and the query builder have put it. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && OUTAGES.test(cause.code)) return true;
    // The socket of a server on this machine that is not up.
    if ("syscall" in cause && cause.syscall === "connect") return true;
    // The driver's own words for a connection that ended under a query carry no code.
    if (/^Connection terminated|^Client has encountered a connection error/.test(cause.message)) return true;
  }
  return false;
}
