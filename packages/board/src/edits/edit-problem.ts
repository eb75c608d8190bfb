import type { RecordList } from "../records/record-lists.ts";
import type { RemarkWords } from "../remarks/remark-words.ts";

/** Why an edit is refused: the thing and the numbers in English, and as words for other languages. */
export interface EditProblem {
  readonly kind: "locked" | "reference" | "layer" | "id" | "size" | "rules" | "fragment";
  readonly list?: RecordList;
  readonly id?: string;
  readonly message: string;
  readonly words: RemarkWords;
}
