/** A thing that a person may ask for in words, and how the library is searched for a block that does it. */
export interface Concept {
  readonly id: string;
  /** Words and phrases in lower case; English ones stand alone, Korean ones may have particles. */
  readonly english: readonly string[];
  readonly korean: readonly string[];
  /** Words of the search. */
  readonly search: string;
  /** Key of the category that the block is in. */
  readonly category?: string;
}
