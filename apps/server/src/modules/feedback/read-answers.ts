import { refuseField } from "../../platform/application-error.ts";
import type { FeedbackAnswers } from "../../platform/database/feedback-answers.ts";
import type { JobType } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";

/** What people may like about a result, by the kind of run; OTHER is said in words. */
export const FAVORITES = {
  PLACEMENT: ["SHORT_WIRES", "GROUPED_PARTS", "EDGE_PARTS", "TIDY_ROWS", "SMALL_AREA", "OTHER"],
  ROUTING: ["COMPLETE", "SHORT_TRACKS", "FEW_VIAS", "CLEAN_PAIRS", "TIDY_TRACKS", "OTHER"],
} as const satisfies Record<JobType, readonly string[]>;

/** The scale that each kind of run is asked for besides speed and quality. */
export const USE_SCALE = { PLACEMENT: "usability", ROUTING: "manufacturability" } as const satisfies Record<
  JobType,
  string
>;

const MAX_OTHER_LETTERS = 200;
const MAX_COMMENT_LETTERS = 1000;

/** The answers of a client, whatever it sent; refused in a sentence that names the field and what it may be. */
export function readAnswers(jobType: JobType, raw: unknown): FeedbackAnswers {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    refuseField("raw", refusal("answers-not-an-object", {}));
  const given: Readonly<Record<string, unknown>> = { ...raw };
  const scale = USE_SCALE[jobType];
  const known = ["speed", "quality", scale, "favorites", "other"];
  const stranger = Object.keys(given).find((name) => !known.includes(name));
  if (stranger !== undefined)
    refuseField(
      "raw",
      refusal("no-question-about-run", { question: stranger.slice(0, 40), jobType: jobType.toLowerCase() }),
    );
  const favorites = readFavorites(jobType, given.favorites ?? []);
  const other = cleanText("other", given.other ?? "", MAX_OTHER_LETTERS);
  if (favorites.includes("OTHER") !== (other !== "")) refuseField("other", refusal("other-not-described", {}));
  return {
    speed: readScale("speed", given.speed),
    quality: readScale("quality", given.quality),
    [scale]: readScale(scale, given[scale]),
    favorites,
    other,
  };
}

/** The one number of a feedback: the rounded mean of speed and quality. */
export function ratingOf({ speed, quality }: Pick<FeedbackAnswers, "speed" | "quality">): number {
  return Math.round((speed + quality) / 2);
}

export function readComment(comment: string | null | undefined): string {
  return cleanText("comment", comment ?? "", MAX_COMMENT_LETTERS);
}

function readScale(name: string, value: unknown): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5) return value;
  return refuseField(name, refusal("rating-out-of-range", { field: name }));
}

function readFavorites(jobType: JobType, value: unknown): string[] {
  const choices: readonly unknown[] = FAVORITES[jobType];
  if (!Array.isArray(value) || value.length > choices.length || value.some((one) => !choices.includes(one)))
    refuseField("favorites", refusal("unknown-favorite", { choices: choices.join(", ") }));
  return [...new Set(value as readonly string[])];
}

function cleanText(name: string, value: unknown, most: number): string {
  if (typeof value !== "string") return refuseField(name, refusal("not-a-text", { field: name }));
  const text = value.replaceAll(/[^\P{Cc}\n]/gu, " ").trim();
  const letters = [...text].length;
  if (letters > most) refuseField(name, refusal("text-too-long", { field: name, most, count: letters }));
  return text;
}
