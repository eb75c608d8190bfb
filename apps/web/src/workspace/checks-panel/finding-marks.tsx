import type { KeyedFinding } from "@tracewright/checks";
import { boardToScreen, type Viewport } from "@tracewright/rendering";
import type { LiveChecks } from "../live-checks/live-checks.ts";
import { useChecksState } from "../live-checks/use-live-checks.ts";
import { OPEN } from "./arrange-findings.ts";
import classes from "./checks-panel.module.css";

/** More in view are no help to anybody: errors come first. */
const MARKS_SHOWN = 200;
/** Half the side of a mark, pixels. */
const HALF = 5;

/** Where the findings are: ✕ for errors, △ for warnings, a ring about the one that is looked at. */
export function FindingMarks({ checks, view }: { checks: LiveChecks; view: Viewport }) {
  const { findings = [], chosen } = useChecksState(checks);
  const shown = marksInView(findings, view);
  if (shown.length === 0) return null;
  return (
    <svg className={classes.marks} aria-hidden>
      {shown.map(({ key, severity, x, y }) => (
        <g key={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-severity={severity}>
          {key === chosen && <circle r={HALF * 2.4} />}
          <path
            d={
              severity === "error"
                ? `M${-HALF} ${-HALF}L${HALF} ${HALF}M${-HALF} ${HALF}L${HALF} ${-HALF}`
                : `M0 ${-HALF}L${HALF} ${HALF}H${-HALF}Z`
            }
          />
        </g>
      ))}
    </svg>
  );
}

interface Mark {
  readonly key: number;
  readonly severity: KeyedFinding["finding"]["severity"];
  readonly x: number;
  readonly y: number;
}

function marksInView(findings: readonly KeyedFinding[], view: Viewport): readonly Mark[] {
  const marks: Mark[] = [];
  for (const severity of ["error", "warning"] as const)
    for (const { key, finding } of findings) {
      if (finding.severity !== severity || finding.rule === OPEN || finding.onSheet) continue;
      const { x, y } = boardToScreen(view, finding.position);
      if (x < -HALF || y < -HALF || x > view.width + HALF || y > view.height + HALF) continue;
      marks.push({ key, severity, x, y });
      if (marks.length === MARKS_SHOWN) return marks;
    }
  return marks;
}
