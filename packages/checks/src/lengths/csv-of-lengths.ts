import { type Nm, toMm } from "@tracewright/geometry";
import { csvCell } from "@tracewright/text";
import type { LengthGroup } from "./length-groups.ts";
import type { LengthReport } from "./length-report.ts";
import type { NetLength } from "./net-length.ts";

const COLUMNS = [
  "kind",
  "name",
  "class",
  "nets",
  "pads",
  "open",
  "length_mm",
  "vias",
  "direct_mm",
  "ratio",
  "pad_to_pad_mm",
  "via_height_mm",
  "shortest_mm",
  "longest_mm",
  "skew_mm",
  "basis",
  "layers_mm",
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>;

/** The report as a table for spreadsheets (RFC 4180): groups first, millimetres, empty where there is nothing to say. */
export function csvOfLengths({ nets, groups }: LengthReport): string {
  const names = new Map(nets.map(({ net, name }) => [net, name]));
  const rows = [
    ...groups.map((group): Row => ({ ...rowOfGroup(group), nets: group.nets.map((id) => names.get(id)).join(" ") })),
    ...nets.map(rowOfNet),
  ];
  const lines = rows.map((row) => COLUMNS.map((column) => csvCell(row[column] ?? "")).join(","));
  return `${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

function rowOfGroup({ kind, name, open, length, vias, range }: LengthGroup): Row {
  return {
    kind,
    name,
    open,
    length_mm: mm(length),
    vias,
    ...(range && {
      shortest_mm: mm(range.shortest),
      longest_mm: mm(range.longest),
      skew_mm: mm(range.skew),
      basis: range.basis,
    }),
  };
}

function rowOfNet(net: NetLength): Row {
  const ratio = lengthRatio(net);
  return {
    kind: "net",
    name: net.name,
    class: net.netClass,
    pads: net.pads,
    open: net.open,
    length_mm: mm(net.length),
    vias: net.vias,
    direct_mm: mm(net.direct),
    ...(ratio !== undefined && { ratio: ratio.toFixed(3) }),
    ...(net.padToPad && {
      pad_to_pad_mm: mm(net.padToPad.length),
      via_height_mm: mm(net.padToPad.viaHeight),
    }),
    layers_mm: net.byLayer.map(({ layer, length }) => `${layer} ${mm(length)}`).join("; "),
  };
}

/** Length against the direct way; undefined while anything is open or where there is no way to go. */
export function lengthRatio({
  open,
  length,
  direct,
}: Pick<NetLength, "open" | "length" | "direct">): number | undefined {
  return open > 0 || direct === 0 ? undefined : length / direct;
}

function mm(length: Nm): string {
  return toMm(length).toFixed(4);
}
