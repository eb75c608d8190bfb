import { copperLayers } from "@tracewright/board";
import { type BlockFinding, blockFinding } from "../findings/block-finding.ts";
import { evaluateParameters } from "../parameters/evaluate-parameters.ts";
import type { BlockDocument } from "../records/block-document.ts";
import { BLOCK_LIMITS } from "../records/limits.ts";
import { checkLayout } from "./check-layout.ts";
import { checkPorts } from "./check-ports.ts";

/** Judges a block: what keeps it from being used (errors) and what its users should know (warnings). */
export function checkBlock(block: BlockDocument): BlockFinding[] {
  const tooLarge = checkSize(block);
  if (tooLarge.length > 0) return tooLarge;
  return [
    ...checkCircuit(block),
    ...checkPorts(block),
    ...checkLayout(block),
    ...checkParameters(block),
    ...checkMaterials(block),
    ...checkNeeds(block),
  ];
}

function checkSize({ circuit, board, ports, parameters, materials }: BlockDocument): BlockFinding[] {
  const counts = [
    ["parts", circuit.components.length, BLOCK_LIMITS.parts],
    ["pins", circuit.components.reduce((sum, { pins }) => sum + pins.length, 0), BLOCK_LIMITS.pins],
    ["nets", circuit.nets.length, BLOCK_LIMITS.nets],
    ["ports", ports.length, BLOCK_LIMITS.ports],
    ["parameters", parameters.length, BLOCK_LIMITS.parameters],
    ["materials", materials.length, BLOCK_LIMITS.materials],
  ] as const;
  const findings = counts
    .filter(([, count, limit]) => count > limit)
    .map(([what, count, limit]) => blockFinding("CIRCUIT_TOO_LARGE", { what, count, limit }));
  const layers = board ? copperLayers(board).length : 0;
  const limit = BLOCK_LIMITS.copperLayers;
  return layers > limit ? [...findings, blockFinding("LAYOUT_OUTSIDE_FORMAT", { count: layers, limit })] : findings;
}

function checkCircuit({ circuit }: BlockDocument): BlockFinding[] {
  if (circuit.components.every(({ pins }) => pins.length === 0)) return [blockFinding("CIRCUIT_NO_PINS")];
  const byReference = Map.groupBy(circuit.components, ({ reference }) => reference);
  return [...byReference]
    .filter(([, parts]) => parts.length > 1)
    .map(([name]) => blockFinding("CIRCUIT_REFERENCE_TWICE", { name }));
}

function checkParameters({ circuit, parameters, sources }: BlockDocument): BlockFinding[] {
  const references = new Set(circuit.components.map(({ reference }) => reference));
  const known = new Set(sources.map(({ id }) => id));
  const { findings } = evaluateParameters(parameters);
  return [
    ...findings,
    ...parameters.flatMap(({ key: name, targets = [], source }) => [
      ...targets
        .filter(({ part }) => !references.has(part))
        .map(({ part }) => blockFinding("PARAMETER_TARGET", { name, part })),
      ...(source === undefined || known.has(source)
        ? []
        : [blockFinding("SOURCE_MISSING", { subject: `Parameter ${name}`, name: source })]),
    ]),
  ];
}

function checkMaterials({ circuit, materials }: BlockDocument): BlockFinding[] {
  const references = new Set(circuit.components.map(({ reference }) => reference));
  return [...Map.groupBy(materials, ({ part }) => part)].flatMap(([part, choices]) => {
    if (!references.has(part)) return [blockFinding("MATERIAL_UNKNOWN_PART", { part })];
    const defaults = choices.filter(({ isDefault }) => isDefault);
    if (defaults.length !== 1) return [blockFinding("MATERIAL_NONE_DEFAULT", { part, count: defaults.length })];
    return defaults[0]?.mpn ? [] : [blockFinding("MATERIAL_NO_NUMBER", { part })];
  });
}

function checkNeeds({ needs, ports }: BlockDocument): BlockFinding[] {
  const own = new Set(ports.map(({ key }) => key));
  return needs.flatMap(({ key, blockKey, blockId, capability, joins }) => [
    ...((blockKey ?? blockId ?? capability) === undefined ? [blockFinding("NEED_UNNAMED", { name: key })] : []),
    ...Object.keys(joins)
      .filter((port) => !own.has(port))
      .map((port) => blockFinding("NEED_PORT", { port })),
  ]);
}
