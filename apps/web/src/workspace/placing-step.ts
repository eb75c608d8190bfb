const STEPS = { "finding room": "room", improving: "improve", "trial routing": "trial" } as const;

/** What a placement does to the candidate that its phase names, "compact: improving"; the three take turns. */
export function placingStep(phase: string): (typeof STEPS)[keyof typeof STEPS] | undefined {
  return Object.entries(STEPS).find(([words]) => phase.endsWith(`: ${words}`))?.[1];
}
