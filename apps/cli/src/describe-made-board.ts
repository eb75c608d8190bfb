import { toMm } from "@tracewright/board";
import type { CircuitBoard, FootprintChoice } from "@tracewright/footprints";
import { formatDiagnostic } from "./refusal.ts";

/** What was made of a schematic, for people. */
export function linesOfMade(made: CircuitBoard | undefined): string[] {
  if (!made) return [];
  const { size, partArea, copperLayers } = made.outline;
  const area = toMm(size.width) * toMm(size.height);
  return [
    `board of ${toMm(size.width)} × ${toMm(size.height)} mm with ${copperLayers} copper layers; the parts take ${Math.round((100 * partArea) / area)} % of it`,
    ...tableOfChoices(made.choices),
    ...made.remarks.map(formatDiagnostic),
  ];
}

const MAX_REFERENCES = 6;

const SOURCES: Readonly<Record<FootprintChoice["source"], string>> = {
  chosen: "chosen",
  files: "from the files",
  official: "from KiCad's libraries",
  family: "from our library",
  remembered: "as before",
  relative: "nearest name",
  proposed: "proposed",
  "stand-in": "stand-in",
  none: "left out",
};

/** Which footprints the parts got, those of one name and one choice in a line; first how many of each source. */
function tableOfChoices(choices: readonly FootprintChoice[]): string[] {
  const counts = new Map<string, number>();
  const groups = new Map<string, { references: string[]; text: string }>();
  for (const { component, source, template } of choices) {
    counts.set(SOURCES[source], (counts.get(SOURCES[source]) ?? 0) + 1);
    const wanted = component.footprint === "" ? "(none named)" : component.footprint;
    const text = `${wanted} → ${template?.library ?? "nothing"} (${SOURCES[source]})`;
    const group = groups.get(text);
    if (group) group.references.push(component.reference);
    else groups.set(text, { references: [component.reference], text });
  }
  const lines = [...groups.values()].map(({ references, text }) => {
    const more = references.length - MAX_REFERENCES;
    return { parts: `${references.slice(0, MAX_REFERENCES).join(", ")}${more > 0 ? ` +${more}` : ""}`, text };
  });
  const width = Math.min(32, Math.max(0, ...lines.map(({ parts }) => parts.length)));
  return [
    `footprints: ${choices.length} ${choices.length === 1 ? "part" : "parts"}, ${[...counts].map(([source, count]) => `${count} ${source}`).join(", ")}`,
    ...lines.map(({ parts, text }) => `  ${parts.padEnd(width)}  ${text}`),
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
      footprints: made.choices.map(({ component, source, template, reason, differences }) => ({
        reference: component.reference,
        source,
        wanted: component.footprint,
        footprint: template?.library ?? null,
        reason,
        differences,
      })),
      remarks: made.remarks,
    },
  };
}
