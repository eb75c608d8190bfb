/**
 * Seconds that this process has computed since the call. Engines run on one thread here, so that on an idle machine these
 * are the seconds a person waits, and on a busy one they stay the same.
 */
export function startProcessorClock(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000_000;
  };
}
