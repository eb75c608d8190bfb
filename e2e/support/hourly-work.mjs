/** Loaded before a server (`node --import`): what it does every hour it also does when it receives SIGUSR2. */
import { isMainThread } from "node:worker_threads";

const HOUR = 3_600_000;

if (isMainThread) {
  const real = globalThis.setInterval;
  const works = [];
  globalThis.setInterval = (work, every, ...rest) => {
    if (every === HOUR) works.push(work);
    return real(work, every, ...rest);
  };
  process.on("SIGUSR2", () => {
    for (const work of works) work();
  });
}
