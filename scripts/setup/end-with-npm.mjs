const EVERY_MS = 500;

/**
 * npm ends its shell on SIGTERM, and the shell passes nothing on: what it ran would go on without anybody who knows of it.
 * So a script that npm has started ends, as though the signal had come to it, when its parent is gone.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, EVERY_MS);
  timer.unref();
}
