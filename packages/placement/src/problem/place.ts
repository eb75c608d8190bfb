/** Where a part stands: its position in nanometres, and one of its `POSES`. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly pose: number;
}
