export type Whereabouts = "inside" | "outside" | "boundary";
