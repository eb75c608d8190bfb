/** What a trial has gained over the copper that was there. */
export interface TrialGain {
  /** Connections made more than before; never fewer. */
  readonly connections: number;
  /** Worth saved: track length plus vias, in nanometres. */
  readonly worth: number;
}
