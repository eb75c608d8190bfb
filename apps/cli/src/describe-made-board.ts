import { toMm } from "@tracewright/board";
import type { CircuitBoard } from "@tracewright/footprints";
import { formatDiagnostic } from "./refusal.ts";

/** What was made of a schematic, for people. */
export function linesOfMade(made: CircuitBoard | undefined): string[] {
  if (!made) return [];
  const { size, partArea, copperLayers } = made.outline;
  const area = toMm(size.width) * toMm(size.height);
  return [
    `board of ${toMm(size.width)} × ${toMm(size.height)} mm with ${copperLayers} copper layers; the parts take ${Math.round((100 * partArea) / area)} % of it`,
    ...made.remarks.map(formatDiagnostic),
  ];
}

export function jsonOfMade(made: CircuitBoard | undefined): object {
  if (!made) return {};
  const { size, partArea, copperLayers } = made.outline;
  return {
    made: {
      outline: { widthMm: toMm(size.width), heightMm: toMm(size.height) },
      copperLayers,
      partAreaMm2: Number(partArea.toFixed(1)),
      footprints: made.choices.map(({ component, source, template, differences }) => ({
        reference: component.reference,
        source,
        wanted: component.footprint,
        footprint: template?.library ?? null,
        differences,
      })),
      remarks: made.remarks,
    },
  };
}
