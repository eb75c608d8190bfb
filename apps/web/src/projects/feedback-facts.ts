import type { TFunction } from "i18next";
import type { ProjectRowFragment } from "../graphql/generated/documents.ts";

/** Rating and words of the newest feedback on a project, as named facts; dashes where there is none. */
export function feedbackFacts(
  [newest]: ProjectRowFragment["feedbacks"],
  t: TFunction,
): readonly (readonly [string, string])[] {
  const rating = newest?.rating;
  return [
    [t("feedback.rating"), rating == null ? "–" : t("feedback.ratingOf", { rating })],
    [t("feedback.words"), newest?.comment || "–"],
  ];
}
