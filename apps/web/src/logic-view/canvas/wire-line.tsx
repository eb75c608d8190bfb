import { BaseEdge, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import { memo } from "react";
import type { WireEdge } from "./flow-graph.ts";
import classes from "./logic-canvas.module.css";

/** A wire; a signal says what it is when it is chosen, a supply or bus all the time. */
export const WireLine = memo(function WireLine({
  sourceX,
  sourceY,
  sourcePosition,
  targetX,
  targetY,
  targetPosition,
  data,
  selected = false,
  markerEnd,
}: EdgeProps<WireEdge>) {
  const [path, labelX, labelY] = getSmoothStepPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
    borderRadius: 6,
    offset: 18,
  });
  const isNamed = selected || data?.isNamed === true;
  return (
    <g className={classes.wire} data-kind={data?.kind} data-selected={selected || undefined}>
      <BaseEdge
        path={path}
        {...(markerEnd && { markerEnd })}
        {...(isNamed && data && { label: data.text, labelX, labelY })}
        labelBgPadding={[4, 1]}
        labelBgBorderRadius={3}
      />
    </g>
  );
});
