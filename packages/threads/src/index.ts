export * from "./heap-limits.ts";
export * from "./start-crew.ts";
export { ThreadLost } from "./thread-pool.ts";
