import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./step-list.module.css";

const STEPS = [1, 2, 3] as const;

/** The three numbered steps; finished ones can be gone back to. */
export function StepList({ current, onGo }: { current: 1 | 2 | 3; onGo: (step: 1 | 2 | 3) => void }) {
  const { t } = useTranslation();
  return (
    <ol className={classes.steps}>
      {STEPS.map((step) => {
        const state = step < current ? "done" : step === current ? "current" : "next";
        return (
          <li key={step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <button type="button" disabled={state !== "done"} onClick={() => onGo(step)}>
              <span className={classes.number} aria-hidden="true">
                {state === "done" ? <IconCheck size={14} stroke={2.5} /> : step}
              </span>
              {t(`newProject.step.${step}`)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
