/** The specification's placement states that a stored board can be in. */
export const PART_STATES = { placed: "Completed", byUser: "UserPlace", notPlaced: "NotPlace" } as const;
