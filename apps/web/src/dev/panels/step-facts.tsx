import type { StepPicture } from "../engine/desk-protocol.ts";
import { formatCount, formatLarge, formatMm, PHASE_NAMES } from "../step-texts.ts";
import classes from "../workbench.module.css";

/** Where the run stands and what it has, in the engine's own units. */
export function StepFacts({ picture }: { picture: StepPicture }) {
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

function factsOf({ place, progress, conflicts, current, visitsPerSecond }: StepPicture): [string, string][] {
  const { phase, cycle, round, turn, order, net, pressure, trials } = place;
  const ofOrder = order > 0 && turn >= 0 ? ` · ${Math.min(turn + 1, order)} of ${order}` : "";
  return [
    ["Phase", cycle > 0 ? `${PHASE_NAMES[phase]}, cycle ${cycle + 1}` : PHASE_NAMES[phase]],
    trials && phase === "optimise"
      ? ["Trials", `${formatLarge(trials.visits)} of ${formatLarge(trials.most)} visits`]
      : [phase === "optimise" ? "Pass" : "Round", phase === "done" ? "—" : formatCount(round)],
    ["Net in turn", net === undefined ? "—" : `${net}${ofOrder}`],
    ["Conflicts", formatCount(conflicts.length)],
    ["Pressure", phase === "negotiate" && pressure > 0 ? `${pressure.toFixed(2)} steps` : "—"],
    ["Connected", `${formatCount(progress.connected)} / ${formatCount(progress.total)}`],
    ["Vias", `${formatCount(current.vias)} · best ${formatCount(progress.vias)}`],
    ["Length", `${formatMm(current.length, 1)} · best ${formatMm(progress.length, 1)}`],
    [
      "Node visits",
      `${formatLarge(place.visits)}${visitsPerSecond === undefined ? "" : ` · ${formatLarge(visitsPerSecond)}/s`}`,
    ],
  ];
}
