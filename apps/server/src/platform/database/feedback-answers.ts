/** What somebody answered about a result: every scale from 1, the worst, to 5. */
export interface FeedbackAnswers {
  readonly speed: number;
  readonly quality: number;
  /** Of a placement. */
  readonly usability?: number;
  /** Of a routing. */
  readonly manufacturability?: number;
  /** What is liked about it. */
  readonly favorites: readonly string[];
  /** Empty unless the favorites name OTHER. */
  readonly other: string;
}
