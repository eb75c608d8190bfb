/** How far ways for open connections are looked for where nothing may be in the way. */
export interface FillOptions {
  readonly viaSteps: number;
  readonly margin: number;
  readonly wholeBoard: boolean;
  readonly mostPops?: number;
  readonly opensPlanes?: boolean;
}
