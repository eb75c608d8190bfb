/** A branch of the routes on the bench, by its place in its net's list. */
export interface BranchRef {
  readonly net: number;
  readonly branch: number;
}
