import type { Board, Circuit } from "@tracewright/board";
import { type ElectricalFinding, PARITY_RULES, sayElectricalFinding } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";
import type { CheckedProject } from "./sarif-report.ts";

/** KiCad's reports name at most four items of a finding. */
const MAX_ITEMS = 4;

/** Findings as KiCad's own reports have them: of the schematic, then of the board. `now` is written at their head. */
export function kicadReport({ circuit, board }: CheckedProject, now: Date): string[] {
  return [
    ...(circuit ? electricalReport(circuit.design, circuit.findings, now) : []),
    ...(circuit && board ? [""] : []),
    ...(board ? boardReport(board, { hasSchematic: circuit !== undefined, now }) : []),
  ];
}

function electricalReport(circuit: Circuit, findings: readonly ElectricalFinding[], now: Date): string[] {
  const open = findings.filter(({ excluded, accepted }) => !excluded && accepted === undefined);
  const count = (severity: string) => open.filter((finding) => finding.severity === severity).length;
  return [
    `ERC report (${dateOf(now)}, Encoding UTF8)`,
    ...circuit.sheets.flatMap((sheet) => [
      "",
      `***** Sheet ${sheet.path}`,
      ...findings
        .filter(({ items: [{ sheet: at }] }) => at === sheet.id)
        .flatMap((finding) => [
          `[${finding.rule}]: ${sayElectricalFinding(finding)}`,
          `    ; Severity: ${finding.severity}${finding.excluded || finding.accepted !== undefined ? " (excluded)" : ""}`,
          ...finding.items.slice(0, MAX_ITEMS).map(({ position, description }) => line(position, description)),
        ]),
    ]),
    "",
    ` ** ERC messages: ${open.length}  Errors ${count("error")}  Warnings ${count("warning")}`,
  ];
}

/** KiCad lists them under a heading of their own. */
const PARITY: ReadonlySet<string> = new Set(PARITY_RULES);

function boardReport(
  { design, findings, fileName }: NonNullable<CheckedProject["board"]>,
  { hasSchematic, now }: { readonly hasSchematic: boolean; readonly now: Date },
): string[] {
  const { uncheckedRules = [] } = design.rules;
  const isOpen = ({ rule }: { readonly rule: string }) => rule === "unconnected_items";
  const open = findings.filter(isOpen);
  const isParity = ({ rule }: { readonly rule: string }) => PARITY.has(rule);
  const parity = findings.filter(isParity);
  const violations = findings.filter((finding) => !isOpen(finding) && !isParity(finding));
  const names = itemNames(design);
  const entries = (list: typeof findings) =>
    list.flatMap(({ rule, message, severity, position, ends, items }) => [
      `[${rule}]: ${message}`,
      `    ; Severity: ${severity}`,
      ...(ends ?? (items.length > 0 ? [position] : [])).map((at, index) =>
        line(at, names.get(items[index] ?? "") ?? `Item ${items[index] ?? ""}`),
      ),
    ]);
  return [
    `** Drc report for ${fileName} **`,
    `** Created on ${dateOf(now)} **`,
    "",
    `** Found ${violations.length} DRC violations **`,
    ...entries(violations),
    "",
    `** Found ${open.length} unconnected pads **`,
    ...entries(open),
    ...(hasSchematic ? ["", `** Found ${parity.length} Footprint errors **`, ...entries(parity)] : []),
    ...(uncheckedRules.length > 0
      ? [
          "",
          `** ${uncheckedRules.length} custom rules not checked **`,
          ...uncheckedRules.map((name) => `    - ${name}`),
        ]
      : []),
    "",
    "** End of Report **",
  ];
}

/** KiCad's words for the items of a board. */
function itemNames({ footprints, tracks, vias, zones, nets }: Board): ReadonlyMap<string, string> {
  const netNames = new Map<string, string>(nets.map(({ id, name }) => [id, name]));
  const on = (net: string | undefined) => `[${(net && netNames.get(net)) ?? "<no net>"}]`;
  return new Map<string, string>([
    ...footprints.flatMap(({ id, reference, pads }) => [
      [id, `Footprint ${reference}`] as const,
      ...pads.map((pad) => [pad.id, `Pad ${pad.number} ${on(pad.net)} of ${reference}`] as const),
    ]),
    ...tracks.map(({ id, net, layer }) => [id, `Track ${on(net)} on ${layer}`] as const),
    ...vias.map(({ id, net }) => [id, `Via ${on(net)}`] as const),
    ...zones.map(({ id, net }) => [id, `Zone ${on(net)}`] as const),
  ]);
}

function line({ x, y }: { readonly x: number; readonly y: number }, description: string): string {
  return `    @(${toMm(x).toFixed(2)} mm, ${toMm(y).toFixed(2)} mm): ${description}`;
}

/** "2026-11-28 05:12:29", in the time of the machine. */
function dateOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(":")}`;
}
