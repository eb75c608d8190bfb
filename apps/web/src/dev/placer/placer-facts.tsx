import { formatCount, formatLarge, formatMm } from "../step-texts.ts";
import classes from "../workbench.module.css";
import { curveOf, type Sample } from "./annealing-history.ts";
import own from "./placer.module.css";
import type { PlacerPicture } from "./placer-protocol.ts";

const STAGES: Readonly<Record<PlacerPicture["place"]["stage"], string>> = {
  room: "Finding room",
  starts: "Several starts",
  improve: "Improving",
  part: "Parting",
  order: "Putting in order",
  finished: "Finished",
};

const TERMS = [
  ["wires", "Wires"],
  ["groups", "Groups"],
  ["nearness", "Intents"],
  ["places", "Edge and middle"],
  ["crowding", "Crowding"],
  ["rows", "Rows"],
  ["likeness", "Repeated circuits"],
  ["crossings", "Crossings"],
  ["aversion", "Other candidates"],
] as const;

/** Where the run stands and what annealing is about, in the engine's own units. */
export function PlacerFacts({ picture }: { picture: PlacerPicture }) {
  return (
    <section className={classes.section} aria-label="This step">
      <h2 className={classes.heading}>This step</h2>
      <dl className={classes.facts}>
        {factsOf(picture).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tw-number">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf({ place, progress, congestion, movesPerSecond }: PlacerPicture): [string, string][] {
  const { stage, round, task, tasks, profile, moves, most, annealing } = place;
  const layout = tasks > 1 ? `${profile} · ${task + 1} of ${tasks}` : profile;
  return [
    ["Stage", stage === "improve" ? `${STAGES[stage]}, round ${round + 1}` : STAGES[stage]],
    ["Layout", layout],
    ["Parts with a place", `${formatCount(progress.placed)} / ${formatCount(progress.total)}`],
    ["Moves", `${formatCount(moves)} / ${formatCount(most)}`],
    ["Temperature", annealing ? formatMm(annealing.temperature) : "—"],
    ["Window", annealing ? `± ${formatMm(annealing.window, 2)}` : "—"],
    [
      "Accepted",
      annealing?.acceptance === undefined ? "—" : `${(annealing.acceptance * 100).toFixed(0)} % of the legal`,
    ],
    ["Cost", annealing ? formatMm(annealing.cost, 1) : "—"],
    ["Best cost", annealing?.best === undefined ? "—" : formatMm(annealing.best, 1)],
    ...(congestion
      ? [["Fullest place", `${(congestion.peak / 1e6).toFixed(1)} mm of wire a mm²`] as [string, string]]
      : []),
    ["Moves a second", movesPerSecond === undefined ? "—" : formatLarge(movesPerSecond)],
  ];
}

/** What the cost consists of: a bar for each term, as long as its share. */
export function CostTerms({ picture }: { picture: PlacerPicture }) {
  const { annealing } = picture.place;
  if (!annealing) return null;
  const { terms, cost } = annealing;
  return (
    <section className={classes.section} aria-label="Cost by its terms">
      <h2 className={classes.heading}>Cost by its terms</h2>
      <dl className={own.terms}>
        {TERMS.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <span
                className={own.bar}
                style={{ width: `${Math.max(0, Math.min(100, (terms[name] / (cost || 1)) * 100))}%` }}
              />
              <span className="tw-number">{formatMm(terms[name], 1)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const CHART = { width: 320, height: 44 };

/** How annealing went on with this layout, as far as it was looked at. */
export function AnnealingCurves({ samples, most }: { samples: readonly Sample[]; most: number }) {
  const curves = [
    ["Cost", (sample: Sample) => sample.cost],
    [
      "Temperature, by its logarithm",
      (sample: Sample) => (sample.temperature > 0 ? Math.log(sample.temperature) : undefined),
    ],
    ["Accepted", (sample: Sample) => sample.acceptance],
  ] as const;
  return (
    <section className={classes.section} aria-label="Annealing of this layout">
      <h2 className={classes.heading}>Annealing of this layout</h2>
      {samples.length < 2 && <p className={classes.quiet}>Curves begin with the second look at it.</p>}
      {samples.length >= 2 &&
        curves.map(([name, value]) => (
          <figure key={name} className={own.curve}>
            <figcaption>{name}</figcaption>
            <svg viewBox={`0 -2 ${CHART.width} ${CHART.height + 4}`} role="img" aria-label={`${name} by moves`}>
              <polyline points={curveOf(samples, { most, ...CHART, value })} />
            </svg>
          </figure>
        ))}
    </section>
  );
}
