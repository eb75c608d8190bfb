/** Sizes beyond which a logic is refused. */
export const LOGIC_LIMITS = {
  uses: 200,
  nets: 2_000,
  ends: 10_000,
  buses: 200,
  groups: 100,
  domains: 20,
  notes: 200,
  waivers: 500,
  parameters: 64,
} as const;
