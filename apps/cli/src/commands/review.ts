import {
  REVIEW_RULE_TEXTS,
  type Review,
  type ReviewFinding,
  type ReviewSettings,
  readReviewSettings,
  reviewBoard,
  sayReviewFinding,
} from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";
import type { CommandResult } from "../command-result.ts";
import { EXIT_CODE } from "../exit-code.ts";
import { INPUT_FLAGS, type InputOptions, readInputOptions } from "../input-options.ts";
import { parseOptions, required } from "../parse-options.ts";
import { readBoard } from "../read-input.ts";
import { readJsonFile } from "../read-json-file.ts";
import { Refusal } from "../refusal.ts";

/** More places of a rule are counted, not listed. */
const MAX_LISTED = 5;

/** `tracewright review FILE [--against OTHER]`: what an engineer looks at before a board is ordered. */
export async function reviewCommand(args: readonly string[]): Promise<CommandResult> {
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    against: { type: "string" },
    settings: { type: "string" },
  });
  const options = readInputOptions(values);
  const file = required(positionals[0], "The file to review");
  const settings = values.settings === undefined ? undefined : await readSettings(values.settings);
  const review = await reviewFile(file, options, settings);
  const other = values.against === undefined ? undefined : await reviewFile(values.against, options, settings);
  const compared = other && compareFindings(review, other);
  return {
    exitCode: review.findings.some(({ severity, accepted }) => severity !== "note" && accepted === undefined)
      ? EXIT_CODE.withFindings
      : EXIT_CODE.done,
    json: {
      findings: review.findings.map(withSentence),
      measures: review.measures,
      ...(other && compared && { against: { measures: other.measures, ...compared } }),
    },
    lines: [
      ...linesOfFindings(review.findings),
      ...linesOfMeasures(review),
      ...(other && compared ? linesOfComparison(other, compared) : []),
    ],
  };
}

async function reviewFile(file: string, options: InputOptions, settings: ReviewSettings | undefined): Promise<Review> {
  const { board, circuit } = await readBoard(file, options);
  return reviewBoard({ board, ...(circuit && { circuit }), ...(settings && { settings }) });
}

async function readSettings(path: string): Promise<ReviewSettings> {
  const { settings, problems } = readReviewSettings(await readJsonFile(path));
  if (problems.length > 0) throw new Refusal(problems.map((problem) => `${path}: ${problem}`).join("\n"));
  return settings;
}

function withSentence(finding: ReviewFinding) {
  return { ...finding, sentence: sayReviewFinding(finding), ...REVIEW_RULE_TEXTS[finding.rule] };
}

/** Findings by rule: what is wrong, then why it matters and what corrects it, then the places. */
function linesOfFindings(findings: readonly ReviewFinding[]): string[] {
  const accepted = findings.filter((finding) => finding.accepted !== undefined);
  if (findings.length === 0) return ["No findings."];
  const open = findings.filter((finding) => finding.accepted === undefined);
  const list = [...Map.groupBy(open, ({ rule }) => rule)].flatMap(([rule, all]) => {
    const { title, why, mend } = REVIEW_RULE_TEXTS[rule];
    return [
      `${all[0]!.severity}: ${title} (${all.length})`,
      `    ${why} ${mend}`,
      ...all
        .slice(0, MAX_LISTED)
        .map(
          (finding) => `    ${sayReviewFinding(finding)} (${toMm(finding.position.x)}, ${toMm(finding.position.y)}) mm`,
        ),
      ...(all.length > MAX_LISTED ? [`    ${all.length - MAX_LISTED} more, listed by --json`] : []),
    ];
  });
  return accepted.length > 0 ? [...list, `Accepted: ${accepted.length}`] : list;
}

function linesOfMeasures({ measures }: Review): string[] {
  const { detour, planes, drops, thermalVias, pairs, supplies, sharpCorners, vias, length } = measures;
  const names = planes.layers.map(({ layer, net }) => `${layer} (${net})`).join(", ");
  return [
    `Tracks ${mm(length)}, vias ${vias}, corners sharper than 90°: ${sharpCorners}`,
    ...(detour
      ? [`Length over shortest tree: median ${detour.median.toFixed(2)}, 95 % up to ${detour.p95.toFixed(2)}`]
      : []),
    ...(names === ""
      ? ["Planes: none"]
      : [`Planes: ${names}; other tracks on them: ${mm(planes.foreignTrack)}, ${percent(planes.share)} of all`]),
    ...(drops
      ? [`Pads to their plane: median ${mm(drops.median)}, farther than 2 mm: ${percent(drops.shareOver)}`]
      : []),
    ...(thermalVias.length > 0 ? [`Vias in thermal pads: ${thermalVias.join(", ")}`] : []),
    ...pairs.map(
      ({ nets, lengths, coupled }) =>
        `Pair ${nets.join(" and ")}: ${mm(lengths[0])} and ${mm(lengths[1])}, side by side on ${percent(coupled)}`,
    ),
    ...supplies.map(
      ({ net, source, load, ohms }) =>
        `Supply ${net}: ${(1000 * ohms).toFixed(1)} mΩ from ${source} to ${load}, its farthest load`,
    ),
  ];
}

interface Comparison {
  /** Keys of findings that only this board has. */
  readonly added: readonly string[];
  /** Keys of findings that only the other board has. */
  readonly resolved: readonly string[];
}

function compareFindings(review: Review, other: Review): Comparison {
  const [keys, others] = [review, other].map(({ findings }) => new Set(findings.map(({ key }) => key)));
  return {
    added: [...keys!].filter((key) => !others!.has(key)),
    resolved: [...others!].filter((key) => !keys!.has(key)),
  };
}

function linesOfComparison(other: Review, { added, resolved }: Comparison): string[] {
  return [
    "",
    "The other board:",
    ...linesOfMeasures(other),
    `Findings only here: ${added.length}; only there: ${resolved.length}`,
    ...added.slice(0, MAX_LISTED * 2).map((key) => `    only here: ${key}`),
    ...resolved.slice(0, MAX_LISTED * 2).map((key) => `    only there: ${key}`),
  ];
}

function mm(length: number): string {
  return `${toMm(Math.round(length)).toFixed(2)} mm`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
