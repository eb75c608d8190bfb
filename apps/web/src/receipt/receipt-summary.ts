import type { ReceiptFragment } from "../graphql/generated/documents.ts";

/** The kinds of object that say at a glance what a board is, in this order. */
const HEADLINE_KINDS = ["footprints", "symbols", "nets", "tracks", "vias", "zones"] as const;
export type HeadlineKind = (typeof HEADLINE_KINDS)[number];

export function headlineOf(receipt: ReceiptFragment): readonly { kind: HeadlineKind; count: number }[] {
  return HEADLINE_KINDS.flatMap((kind) => {
    const count = countOf(receipt, kind);
    return count > 0 ? [{ kind, count }] : [];
  });
}

export function countOf(receipt: ReceiptFragment, kind: string): number {
  return receipt.lines.filter((line) => line.kind === kind).reduce((sum, { read }) => sum + read, 0);
}

export function totalsOf(receipt: ReceiptFragment): { read: number; kept: number; converted: number; dropped: number } {
  const sum = (key: "read" | "kept" | "converted" | "dropped") =>
    receipt.lines.reduce((total, line) => total + line[key], 0);
  return { read: sum("read"), kept: sum("kept"), converted: sum("converted"), dropped: sum("dropped") };
}

/** Errors before warnings before remarks; within one kind as the files say them. */
export function remarksByWeight(receipt: ReceiptFragment): ReceiptFragment["diagnostics"] {
  const weight = (severity: string) => ["error", "warning"].indexOf(severity) >>> 0;
  return receipt.diagnostics.toSorted((a, b) => weight(a.severity) - weight(b.severity));
}

export type FileKind = "board" | "schematic" | "project" | "rules" | "archive" | "unused" | "other";

/** "kicad-board 20241229" → the kind, and the KiCad release to show beside it. */
export function kindOf(recognisedAs: string): { kind: FileKind; release: string } {
  const [name = "", version = ""] = recognisedAs.split(" ");
  const kinds: readonly [pattern: RegExp, kind: FileKind][] = [
    [/board|layout/, "board"],
    [/schematic/, "schematic"],
    [/project/, "project"],
    [/rules|dru/, "rules"],
    [/zip|archive/, "archive"],
    [/unused|unknown/, "unused"],
  ];
  return { kind: kinds.find(([pattern]) => pattern.test(name))?.[1] ?? "other", release: kicadRelease(version) };
}

/** The last file version each release wrote, of boards and schematics alike; later ones belong to the next release. */
const RELEASES: readonly (readonly [lastVersion: number, release: string])[] = [
  [20170000, "4"],
  [20200000, "5"],
  [20211231, "6"],
  [20230410, "7"],
  [20240200, "8"],
  [20250114, "9"],
];

/** "20211014" → "6": people know the release, not the date of the file format. */
function kicadRelease(version: string): string {
  if (!/^\d+$/.test(version)) return "";
  return RELEASES.find(([last]) => Number(version) <= last)?.[1] ?? "10";
}

/** What is wrong with one file, to be said at the file. */
export function errorsOf(receipt: ReceiptFragment | undefined, name: string): ReceiptFragment["diagnostics"] {
  return receipt?.diagnostics.filter(({ file, severity }) => file === name && severity === "error") ?? [];
}
