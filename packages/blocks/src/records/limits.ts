/** Sizes beyond which a block is refused. */
export const BLOCK_LIMITS = {
  parts: 1_000,
  pins: 2_000,
  nets: 400,
  ports: 200,
  parameters: 64,
  materials: 2_000,
  copperLayers: 4,
  formulaLetters: 500,
  formulaDepth: 32,
} as const;
