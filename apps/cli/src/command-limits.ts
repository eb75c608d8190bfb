/** `HEAP_LIMITS` of the threads package, which would load the engine into a thread that only waits. */
export const COMMAND_LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1536 } as const;
