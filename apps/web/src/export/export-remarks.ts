import type { TFunction } from "i18next";
import type { ExportedFileFragment } from "../graphql/generated/documents.ts";
import { sayRemark } from "../receipt/say-remark.ts";

type Exported = Pick<ExportedFileFragment, "findings" | "notes" | "saidRemarks">;

/** What files show otherwise than the board asks, a sentence each, in the page's language. */
export function exportRemarks(t: TFunction, { findings, notes, saidRemarks }: Exported): readonly string[] {
  const worded = notes.map(({ kind, count, named }) => t(`model.note.${kind}`, { count, parts: named }));
  return [
    ...findings.map(({ kind, named }) => t(`assembly.finding.${kind}`, { parts: named })),
    ...(worded.length > 0 ? worded : saidRemarks.map((remark) => sayRemark(t, remark))),
  ];
}
