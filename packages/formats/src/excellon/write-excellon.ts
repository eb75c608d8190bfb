import type { Point } from "@tracewright/geometry";
import { formatMm } from "../gerber/format-mm.ts";
import type { DrillHit, DrillImage } from "./drill-image.ts";

/**
 * An Excellon 2 file: metric, decimal points, absolute coordinates, one tool for each diameter and purpose, smallest
 * first. Slots are G85 strokes. Attributes stand in comments, as the Gerber standard has them for drill files.
 */
export function writeExcellon(image: DrillImage, comments: readonly string[] = []): string {
  const tools = groupByTool(image.hits);
  const lines = [
    "M48",
    ...comments.map((comment) => `; ${comment.replaceAll(/[\r\n]/g, " ")}`),
    "; FORMAT={-:-/ absolute / metric / decimal}",
    ...[...image.attributes].map(([name, values]) => `; #@! TF.${[name, ...values].join(",")}`),
    "FMAT,2",
    "METRIC",
  ];
  for (const [index, [first]] of tools.entries()) {
    if (first.function) lines.push(`; #@! TA.AperFunction,${first.function.join(",")}`);
    lines.push(`T${index + 1}C${toolSize(first.diameter)}`);
    if (first.function) lines.push("; #@! TD");
  }
  lines.push("%", "G90", "G05");
  for (const [index, hits] of tools.entries()) {
    lines.push(`T${index + 1}`);
    for (const { position, end } of hits) lines.push(end ? `${xy(position)}G85${xy(end)}` : xy(position));
  }
  lines.push("T0", "M30");
  return `${lines.join("\n")}\n`;
}

function groupByTool(hits: readonly DrillHit[]): [DrillHit, ...DrillHit[]][] {
  const tools = new Map<string, [DrillHit, ...DrillHit[]]>();
  for (const hit of hits) {
    const key = `${hit.diameter} ${hit.function?.join(",") ?? ""}`;
    const tool = tools.get(key);
    if (tool) tool.push(hit);
    else tools.set(key, [hit]);
  }
  return [...tools.values()].sort((a, b) => a[0].diameter - b[0].diameter);
}

function xy({ x, y }: Point): string {
  return `X${formatMm(x)}Y${formatMm(-y + 0)}`;
}

/** At least three decimals: fabs read "C0.3" and "C0.300" alike, people the latter. */
function toolSize(diameter: number): string {
  const [whole = "0", fraction = ""] = formatMm(diameter).split(".");
  return `${whole}.${fraction.padEnd(3, "0")}`;
}
