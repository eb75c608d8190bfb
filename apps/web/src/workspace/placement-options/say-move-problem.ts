import type { TFunction } from "i18next";

/** The options of a placement, by their names on screen. */
const SETTINGS = ["mode", "radius", "parts", "sides"] as const;

/** What can be wrong with a wish, as the server calls it. */
const FAULTS = [
  "notObject",
  "unknownSetting",
  "notOneOf",
  "notParts",
  "noParts",
  "unknownPart",
  "lockedPart",
  "fixedPart",
  "netlessPart",
  "onCopperPart",
  "notLength",
  "noRadius",
  "notInMode",
  "nothingFree",
  "nothingUnplaced",
] as const;

const MODES = ["all", "unplaced", "selected", "improve", "swap"] as const;

type MoveProblem =
  | { readonly kind: "more"; readonly count: number }
  | ({ readonly kind: (typeof FAULTS)[number]; readonly setting: string } & Readonly<
      Partial<Record<"given" | "known" | "part" | "min" | "max" | "mode", string | number | readonly string[]>>
    >);

/**
 * What does not fit the board about a placement's options, in the language of the page. Undefined for what this page does
 * not know, as a newer server may send: then there is the server's own sentence.
 */
export function sayMoveProblem(problem: unknown, t: TFunction, language: string): string | undefined {
  if (!isProblem(problem)) return undefined;
  if (problem.kind === "more") return t("routingOptions.problem.more", { count: problem.count });
  const { kind, setting, given = "", known = "", part = "", min = "", max = "" } = problem;
  const called = SETTINGS.find((one) => one === setting);
  const mode = MODES.find((one) => one === problem.mode);
  const say = (fact: string | number | readonly string[]) =>
    typeof fact === "number" ? fact.toLocaleString(language) : typeof fact === "string" ? fact : fact.join(", ");
  return t("routingOptions.problem.sentence", {
    place: called ? t(`placementOptions.problem.setting.${called}`) : t("routingOptions.problem.options"),
    fault: t(`placementOptions.problem.${kind}`, {
      given: say(given),
      known: say(known),
      part: say(part),
      min: say(min),
      max: say(max),
      mode: mode ? t(`placementOptions.mode.${mode}`) : "",
    }),
  });
}

/** The facts of a kind that is known are the server's promise (schema.graphql, RequestEdaProjectAutoPlacementInput.control). */
function isProblem(value: unknown): value is MoveProblem {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const { kind } = value;
  return kind === "more" || FAULTS.some((known) => known === kind);
}
