export * from "./start-crew.ts";
export { ThreadLost } from "./thread-pool.ts";
