/** Ends with 0 where the process in this container works and reaches its database. */
const answer = await fetch(`http://127.0.0.1:${process.env.MONITORING_PORT}/readyz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
