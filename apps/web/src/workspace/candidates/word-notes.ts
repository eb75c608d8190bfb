import type { TFunction } from "i18next";
import type { RunResult } from "../../open-project/run-view.ts";

type Placement = RunResult["placement"];

const KINDS = [
  "more-layers",
  "larger-board",
  "too-high",
  "wrong-side",
  "off-edge",
  "turned-for-height",
  "other-side",
  "over-edge",
  "shares-room",
  "no-other-place",
  "left-in-the-way",
  "antenna-room",
  "reference-hidden",
  "value-hidden",
  "reference-smaller",
  "value-smaller",
] as const;

/** More would push the numbers out of sight. */
const SENTENCES_SHOWN = 3;
const PARTS_NAMED = 8;

/** What a placement gave up, gravest first; in the server's sentences if it sent no kinds, or an unknown one. */
export function wordNotes(placement: Placement, t: TFunction): readonly string[] {
  if (!placement) return [];
  const { notes, compromises } = placement;
  const isWorded = notes?.every((note) => KINDS.some((kind) => kind === note.kind)) ?? false;
  const sentences = isWorded
    ? KINDS.flatMap((kind) =>
        (notes ?? [])
          .filter((note) => note.kind === kind)
          .map(({ parts }) => t(`candidates.note.${kind}`, { parts: listParts(parts, t) })),
      )
    : compromises;
  return sentences.slice(0, SENTENCES_SHOWN);
}

function listParts(parts: readonly string[], t: TFunction): string {
  const named = parts.slice(0, PARTS_NAMED).join(", ");
  const count = parts.length - PARTS_NAMED;
  return count > 0 ? t("candidates.note.more", { parts: named, count }) : named;
}
