/** A job as the worker holds it. */
export interface JobInHand {
  /** Set when the worker, not the user, ends the work. */
  givenBack: boolean;
  /** Ends the work; set once there is any. */
  stop: () => void;
  /** Of the project, or of the reading of a datasheet. */
  readonly id: string;
}
