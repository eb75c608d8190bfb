/**
 * PostgreSQL's classes and codes of a server that goes away or is not there yet: connection exceptions (08), operator
 * intervention (57P01 to 57P05, a restart), and those of the network below.
 */
const OUTAGES = /^(08|57P0|ECONN|EPIPE$|ETIMEDOUT$|EAI_AGAIN$)/;

const DRIVER_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect)/;

/** A database that restarts is back within this, and what waits for it may be minutes of work. */
export const OUTAGE_PATIENCE_MS = 600_000;

/** The database is away, and what was asked may be asked again; wherever the driver and the query builder have put it. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && OUTAGES.test(cause.code)) return true;
    // The socket of a server on this machine that is not up.
    if ("syscall" in cause && cause.syscall === "connect") return true;
    // The driver's own words carry no code: for a connection that ended under a query, that came about too late, and for none
    // that is free because the queries of all of them wait.
    if (DRIVER_WORDS.test(cause.message)) return true;
  }
  return false;
}
