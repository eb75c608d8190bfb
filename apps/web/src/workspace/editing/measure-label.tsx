import type { ToolView } from "@tracewright/editor";
import { boardToScreen, type Viewport } from "@tracewright/rendering";
import type { LengthUnit } from "../texts/format-length.ts";
import classes from "./measure-label.module.css";
import { wordMeasure } from "./word-measure.ts";

/** What is measured, in numbers beside the end of its line; once both ends stand, it is read out and can be copied. */
export function MeasureLabel({
  measure,
  view,
  unit,
}: {
  measure: NonNullable<ToolView["measure"]>;
  view: Viewport;
  unit: LengthUnit;
}) {
  const { length, steps } = wordMeasure(measure, unit);
  const { x, y } = boardToScreen(view, measure.to);
  return (
    <>
      <p
        className={`tw-number ${classes.label}`}
        data-held={measure.isHeld}
        data-left={x > view.width / 2}
        data-above={y > view.height / 2}
        style={{ left: x, top: y }}
        aria-hidden
      >
        <strong>{length}</strong>
        {steps.map((step) => (
          <span key={step}>{step}</span>
        ))}
      </p>
      {/* Not every pointer step is announced. */}
      <span className="tw-visually-hidden" role="status">
        {measure.isHeld && [length, ...steps].join(", ")}
      </span>
    </>
  );
}
