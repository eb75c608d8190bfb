import { copperLayers, fabRulesFor, isProposedPlane, listed } from "@tracewright/board";
import type { CircuitBoard, FootprintChoice, ProposedClass } from "@tracewright/footprints";
import { toMm } from "@tracewright/geometry";
import { formatDiagnostic } from "./refusal.ts";

/** What was made of a schematic, for people. */
export function linesOfMade(made: CircuitBoard | undefined): string[] {
  if (!made) return [];
  const { size, partArea, demand } = made.outline;
  const area = toMm(size.width) * toMm(size.height);
  return [
    `board of ${toMm(size.width)} × ${toMm(size.height)} mm with ${made.outline.copperLayers} copper layers for ${demand.connections} connections; the parts take ${Math.round((100 * partArea) / area)} % of it`,
    sayPlanes(made),
    ...made.netClasses.map(sayClass),
    sayRules(made),
    ...tableOfChoices(made.choices),
    ...made.remarks.map(formatDiagnostic),
  ];
}

const MAX_REFERENCES = 6;

const SOURCES: Readonly<Record<FootprintChoice["source"], string>> = {
  chosen: "chosen",
  files: "from the files",
  official: "from KiCad's libraries",
  family: "from the Tracewright library",
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

function sayPlanes({ planes, outline }: CircuitBoard): string {
  const { ground, supply } = planes;
  if (!ground) return "no planes";
  const outside = `${ground.name} on both sides`;
  if (outline.copperLayers === 2) return `planes: ${outside}`;
  return `planes: ${outside} and In1, ${(supply ?? ground).name} on In2`;
}

function sayClass({ netClass, nets, basis }: ProposedClass): string {
  const names = listed(
    nets.map(({ name }) => name),
    NAMES,
  );
  if (basis.kind === "pair") {
    const { diffPairWidth = 0, diffPairGap = 0 } = netClass;
    return `net class ${netClass.name}: ${names}; ${toMm(diffPairWidth)} mm wide, ${toMm(diffPairGap)} mm apart, ${basis.reached} Ω for ${basis.ohms} Ω asked`;
  }
  const why = basis.isPoured
    ? "planes carry the current"
    : basis.amperes === undefined
      ? "no current is stated"
      : `at most ${basis.amperes} A by ${listed(basis.from, NAMES)}`;
  return `net class ${netClass.name}: ${names}; ${why}`;
}

function sayRules({ fab, board }: CircuitBoard): string {
  const { minClearance, minTrackWidth, copperToEdge } = board.rules;
  const least = `minimum clearance ${toMm(minClearance)} mm, track ${toMm(minTrackWidth)} mm, to the edge ${toMm(copperToEdge)} mm`;
  return fab === "none"
    ? `rules as they are: ${least}`
    : `rules by ${fabRulesFor(fab, copperLayers(board).length).name}: ${least}`;
}

/** Names that a line lists at most. */
const NAMES = 6;

export function jsonOfMade(made: CircuitBoard | undefined): object {
  if (!made) return {};
  const { size, partArea, copperLayers, demand, form } = made.outline;
  return {
    made: {
      outline: { widthMm: toMm(size.width), heightMm: toMm(size.height) },
      copperLayers,
      partAreaMm2: Number(partArea.toFixed(1)),
      demand,
      form: form?.id ?? null,
      planes: made.board.zones
        .filter(isProposedPlane)
        .map(({ layers, net }) => ({ layers, net: made.board.nets.find(({ id }) => id === net)?.name })),
      netClasses: made.netClasses.map(({ netClass, nets, basis }) => ({
        name: netClass.name,
        nets: nets.map(({ name }) => name),
        ...basis,
      })),
      fab: made.fab,
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
