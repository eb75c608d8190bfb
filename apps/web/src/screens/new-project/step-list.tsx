import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./step-list.module.css";

export type Step = "task" | "files" | "footprints" | "options";

/** The numbered steps; finished ones can be gone back to. */
export function StepList({
  steps,
  current,
  onGo,
}: {
  steps: readonly Step[];
  current: Step;
  onGo: (step: Step) => void;
}) {
  const { t } = useTranslation();
  return (
    <ol className={classes.steps}>
      {steps.map((step, place) => {
        const at = steps.indexOf(current);
        const state = place < at ? "done" : place === at ? "current" : "next";
        return (
          <li key={step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <button type="button" disabled={state !== "done"} onClick={() => onGo(step)}>
              <span className={classes.number} aria-hidden="true">
                {state === "done" ? <IconCheck size={14} stroke={2.5} /> : place + 1}
              </span>
              <span className={classes.name}>{t(`newProject.step.${step}`)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
