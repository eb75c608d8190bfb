import type { JobType } from "../../graphql/generated/documents.ts";

/** What people may like about a result, as the server names it. */
export const FAVORITES = {
  PLACEMENT: ["SHORT_WIRES", "GROUPED_PARTS", "EDGE_PARTS", "TIDY_ROWS", "SMALL_AREA", "OTHER"],
  ROUTING: ["COMPLETE", "SHORT_TRACKS", "FEW_VIAS", "CLEAN_PAIRS", "TIDY_TRACKS", "OTHER"],
} as const satisfies Record<JobType, readonly string[]>;

export type Favorite = (typeof FAVORITES)[JobType][number];

/** Letters that the server takes. */
export const MAX_OTHER_LETTERS = 200;
export const MAX_COMMENT_LETTERS = 1000;

export interface FeedbackDraft {
  readonly speed: number | undefined;
  readonly quality: number | undefined;
  /** How far the result can be used as it is: 5 as it is, 1 not at all. */
  readonly use: number | undefined;
  readonly favorites: readonly Favorite[];
  readonly other: string;
  readonly comment: string;
}

export const NO_FEEDBACK: FeedbackDraft = {
  speed: undefined,
  quality: undefined,
  use: undefined,
  favorites: [],
  other: "",
  comment: "",
};

export type DraftField = "speed" | "quality" | "use" | "other";

/** The fields that are still missing, in the order of the form. */
export function missingFields(draft: FeedbackDraft): DraftField[] {
  const marks = (["speed", "quality", "use"] as const).filter((field) => draft[field] === undefined);
  return draft.favorites.includes("OTHER") && draft.other.trim() === "" ? [...marks, "other"] : marks;
}

/** The answers as the server takes them; words of an unticked "other" do not go along. */
export function answersOf(jobType: JobType, { speed, quality, use, favorites, other }: FeedbackDraft) {
  return {
    speed,
    quality,
    [jobType === "PLACEMENT" ? "usability" : "manufacturability"]: use,
    favorites,
    other: favorites.includes("OTHER") ? other.trim() : "",
  };
}
