/**
 * How much of V8's heap a thread may take that runs an engine. Planes of the lattice are typed arrays and lie outside the
 * heap; inside, a board of 2,000 pins has some 50 MB in use. Where memory seems plentiful V8 collects late: it lets
 * short-lived objects grow to 100 MB and, in a heap that may become 2 GB, the rest to four times what is in use. Routing is
 * no faster for it, and takes twice the memory.
 */
export const HEAP_LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1536 } as const;

/** The same for a process of Node.js whose main thread runs an engine. */
export const HEAP_OPTIONS: readonly string[] = [
  // V8 keeps three of these spaces.
  `--max-semi-space-size=${HEAP_LIMITS.maxYoungGenerationSizeMb / 3}`,
  `--max-old-space-size=${HEAP_LIMITS.maxOldGenerationSizeMb}`,
];
