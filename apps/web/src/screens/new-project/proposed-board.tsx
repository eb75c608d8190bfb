import { Button, Loader, SegmentedControl, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FootprintSummary } from "../../footprints/footprint-summary.tsx";
import type { ChoosablePart } from "../../footprints/part-groups.ts";
import {
  type BoardDraft,
  type BoardProposal,
  dragged,
  inUnit,
  type LengthUnit,
  MAX_SIDE_MM,
  MIN_SIDE_MM,
  mostConnections,
  type OutlineSize,
  readDraft,
  readSide,
  shareOf,
  stepOf,
  tightnessOf,
} from "./board-draft.ts";
import { BoardPower } from "./board-power.tsx";
import { BoardShape } from "./board-shape.tsx";
import { OutlineEditor } from "./outline-editor.tsx";
import classes from "./proposed-board.module.css";

/**
 * The board that will be made of a schematic alone: its outline to be typed, its picture, and what is to be said of
 * its footprints.
 */
export function ProposedBoard({
  proposal,
  parts,
  isBehind,
  onFootprints,
  draft,
  onDraft,
}: {
  proposal: BoardProposal;
  parts: readonly ChoosablePart[];
  isBehind: boolean;
  onFootprints: () => void;
  draft: BoardDraft;
  onDraft: (draft: BoardDraft) => void;
}) {
  const { t } = useTranslation();
  const size = readDraft(draft);
  const share = size && shareOf(proposal, size);
  const tightness = size && tightnessOf(proposal, size, draft.copperLayers);
  const sideError = (text: string) =>
    readSide(text, draft.unit) === undefined
      ? t("newProject.board.sideError", { least: MIN_SIDE_MM, most: MAX_SIDE_MM })
      : undefined;
  return (
    <section className={classes.board} aria-label={t("newProject.board.title")}>
      <Text fw={600}>{t("newProject.board.title")}</Text>
      <Text size="sm" c="dimmed">
        {t("newProject.board.hint")}
      </Text>
      <div className={classes.columns}>
        <div className={classes.fields}>
          <div className={classes.sides}>
            <TextInput
              label={t("newProject.board.width")}
              inputMode="decimal"
              value={draft.width}
              error={sideError(draft.width)}
              onChange={(event) => onDraft({ ...draft, width: event.currentTarget.value, form: null })}
            />
            <TextInput
              label={t("newProject.board.height")}
              inputMode="decimal"
              value={draft.height}
              error={sideError(draft.height)}
              onChange={(event) => onDraft({ ...draft, height: event.currentTarget.value, form: null })}
            />
            <SegmentedControl
              aria-label={t("newProject.board.unit")}
              className={classes.unit ?? ""}
              data={["mm", "mil"]}
              value={draft.unit}
              onChange={(unit) => onDraft(inUnit(draft, unit as LengthUnit))}
            />
          </div>
          <div className={classes.layers}>
            <Text size="sm" fw={500} id="copper-layers">
              {t("newProject.board.layers")}
            </Text>
            <SegmentedControl
              aria-labelledby="copper-layers"
              data={["2", "4"]}
              value={`${draft.copperLayers}`}
              onChange={(layers) => onDraft({ ...draft, copperLayers: layers === "4" ? 4 : 2 })}
            />
            <Text size="xs" c="dimmed">
              {t(`newProject.board.layersFor.${proposal.layersFor}`, { count: proposal.connections })}
            </Text>
          </div>
          <Text size="sm" role="status" data-tight={tightness !== undefined} className={classes.share ?? ""}>
            {share !== undefined && t("newProject.board.share", { percent: Math.round(100 * share) })}
            {tightness &&
              ` ${t(`newProject.board.tight.${tightness}`, tightFacts(proposal, size, draft.copperLayers))}`}
          </Text>
        </div>
        {/* While a side is being typed it is no length yet: the fields stay where they are. */}
        {size && share !== undefined ? (
          <OutlineEditor
            size={size}
            share={share}
            isTight={tightness !== undefined}
            step={stepOf(draft)}
            onSize={(next) => onDraft(dragged(draft, next))}
          />
        ) : (
          <div className={classes.picture} aria-hidden />
        )}
      </div>
      <BoardShape proposal={proposal} draft={draft} onDraft={onDraft} />
      <BoardPower proposal={proposal} draft={draft} onDraft={onDraft} />
      <div className={classes.footprints}>
        <FootprintSummary parts={parts} />
        <Button size="xs" variant="default" onClick={onFootprints}>
          {t("newProject.board.chooseFootprints")}
        </Button>
        {isBehind && (
          <Text size="sm" c="dimmed" role="status">
            <Loader size={12} aria-hidden /> {t("newProject.board.isBehind")}
          </Text>
        )}
      </div>
    </section>
  );
}

/** What the sentences about a tight outline name. */
function tightFacts(proposal: BoardProposal, size: OutlineSize, layers: 2 | 4) {
  const { widthMm, heightMm } = proposal.largestPart;
  return {
    width: Number(widthMm.toFixed(1)),
    height: Number(heightMm.toFixed(1)),
    count: proposal.connections,
    most: mostConnections(proposal, size, layers),
    layers,
  };
}
