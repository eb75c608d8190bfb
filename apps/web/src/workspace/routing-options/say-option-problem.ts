import { type Point, toMm } from "@tracewright/geometry";
import type { TFunction } from "i18next";

/** The settings of a run, as people call them. */
const SETTINGS = [
  "seed",
  "nets",
  "region",
  "task",
  "existing",
  "priority",
  "layers",
  "directions",
  "pairs",
  "planes",
  "effort",
] as const;

/** What can be wrong with a wish, as the server calls it. */
const FAULTS = [
  "notObject",
  "unknownSetting",
  "notNets",
  "notLayers",
  "noNets",
  "noLayers",
  "unknownNet",
  "unknownClass",
  "unknownLayer",
  "powerLayer",
  "notOneOf",
  "notWhole",
  "emptyRegion",
  "outsideBoard",
] as const;

type FactName = "given" | "known" | "layer" | "min" | "max" | "boardMin" | "boardMax";
type Fact = string | number | readonly string[] | Point;

interface OptionPlace {
  /** With the way to its part: `region.max.x`; empty: the options as a whole. */
  readonly setting: string;
  readonly of?: "all" | "class" | "net";
  readonly name?: string;
  readonly layer?: string;
}

type OptionProblem =
  | { readonly kind: "more"; readonly count: number }
  | ({ readonly kind: (typeof FAULTS)[number]; readonly at: OptionPlace } & Readonly<Partial<Record<FactName, Fact>>>);

/**
 * What does not fit the board about a run's options, in the language of the page. Undefined for what this page does not
 * know, as a newer server may send: then there is the server's own sentence.
 */
export function sayOptionProblem(problem: unknown, t: TFunction, language: string): string | undefined {
  if (!isProblem(problem)) return undefined;
  if (problem.kind === "more") return t("routingOptions.problem.more", { count: problem.count });
  const { kind, at } = problem;
  const fact = (name: FactName) => sayFact(problem[name] ?? "", language);
  return t("routingOptions.problem.sentence", {
    place: sayPlace(at, t),
    fault: t(`routingOptions.problem.${kind}`, {
      given: fact("given"),
      known: fact("known"),
      layer: fact("layer"),
      min: fact("min"),
      max: fact("max"),
      boardMin: fact("boardMin"),
      boardMax: fact("boardMax"),
    }),
  });
}

function sayPlace({ setting, of, name, layer }: OptionPlace, t: TFunction): string {
  if (setting === "") return t("routingOptions.problem.options");
  const known = SETTINGS.find((one) => setting === one || setting.startsWith(`${one}.`));
  const called = known ? t(`routingOptions.problem.setting.${known}`) : setting;
  // A part of a setting has its name in the options alone.
  const part = known && setting !== known ? `${called} (${setting})` : called;
  const whose = of ? t(`routingOptions.problem.of.${of}`, { setting: part, name: name ?? "" }) : part;
  return layer === undefined ? whose : `${whose}, ${layer}`;
}

function sayFact(fact: Fact, language: string): string {
  if (typeof fact !== "object") return String(fact);
  if (!("x" in fact)) return fact.join(", ");
  const length = (nm: number) => toMm(nm).toLocaleString(language, { maximumFractionDigits: 3 });
  return `(${length(fact.x)}, ${length(fact.y)}) mm`;
}

/** The facts of a kind that is known are the server's promise (schema.graphql, RequestEdaProjectRoutingInput.control). */
function isProblem(value: unknown): value is OptionProblem {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const { kind } = value;
  return kind === "more" || FAULTS.some((known) => known === kind);
}
