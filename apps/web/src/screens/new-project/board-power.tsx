import { Checkbox, NativeSelect, Text } from "@mantine/core";
import { fabRulesFor } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { BoardFab } from "../../graphql/generated/documents.ts";
import { FABS } from "../../projects/fabs.ts";
import type { BoardDraft, BoardProposal } from "./board-draft.ts";
import classes from "./proposed-board.module.css";

/** Planes, widths and limits that the board begins with: each is said, and is changed with one press. */
export function BoardPower({
  proposal,
  draft,
  onDraft,
}: {
  proposal: BoardProposal;
  draft: BoardDraft;
  onDraft: (draft: BoardDraft) => void;
}) {
  const { t } = useTranslation();
  const { ground, otherGrounds, netClasses } = proposal;
  return (
    <div className={classes.power}>
      <Checkbox
        label={t("newProject.board.planes")}
        description={sayPlanes(proposal, draft, t)}
        checked={draft.planes && ground !== null}
        disabled={ground === null}
        onChange={({ currentTarget: { checked } }) => onDraft({ ...draft, planes: checked })}
      />
      {draft.planes && otherGrounds.length > 0 && (
        <Text size="xs" c="dimmed" className={classes.aside ?? ""}>
          {t("newProject.board.otherGrounds", { grounds: otherGrounds.join(", "), count: otherGrounds.length })}
        </Text>
      )}
      {netClasses.length > 0 && (
        <>
          <Checkbox
            label={t("newProject.board.netClasses")}
            checked={draft.netClasses}
            onChange={({ currentTarget: { checked } }) => onDraft({ ...draft, netClasses: checked })}
          />
          {draft.netClasses && (
            <ul className={classes.classes}>
              {netClasses.map((netClass) => (
                <li key={netClass.name}>
                  <span className={classes.nets}>{listed(netClass.nets)}</span>
                  {": "}
                  {sayClass(netClass, draft.copperLayers === proposal.copperLayers, t)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <NativeSelect
        label={t("newProject.board.fab")}
        description={sayLimits(draft, t)}
        value={draft.fab}
        data={[
          ...FABS.map(({ name }) => ({ value: name, label: t(`fabExport.whose.${name}`) })),
          { value: "NONE", label: t("newProject.board.noFab") },
        ]}
        onChange={({ currentTarget: { value } }) => onDraft({ ...draft, fab: value as BoardFab })}
      />
    </div>
  );
}

function sayPlanes({ ground, supply }: BoardProposal, { copperLayers }: BoardDraft, t: TFunction): string {
  if (ground === null) return t("newProject.board.noGround");
  if (copperLayers === 2) return t("newProject.board.planesOfTwo", { ground });
  return t("newProject.board.planesOfFour", { ground, inner: supply ?? ground });
}

function sayClass(
  { widthMm, pairGapMm, amperes, statedBy, isPoured, ohms, reachedOhms }: BoardProposal["netClasses"][number],
  isStackup: boolean,
  t: TFunction,
): string {
  if (ohms !== null && pairGapMm !== null && reachedOhms !== null && isStackup)
    return t("newProject.board.pair", { width: widthMm, gap: pairGapMm, reached: reachedOhms, ohms });
  if (ohms !== null) return t("newProject.board.pairLater", { ohms });
  const width = t("newProject.board.trackWidth", { width: widthMm });
  if (isPoured) return t("newProject.board.poured", { width });
  if (amperes === null) return t("newProject.board.unstated", { width });
  return t("newProject.board.stated", { width, amperes, parts: listed(statedBy) });
}

function sayLimits({ fab, copperLayers }: BoardDraft, t: TFunction): string {
  const id = FABS.find(({ name }) => name === fab)?.id;
  if (!id) return t("newProject.board.noFabHint");
  const { space, track, annularRing, smallestHole, copperToEdge } = fabRulesFor(id, copperLayers);
  return t("newProject.board.fabLimits", {
    space: toMm(space),
    track: toMm(track),
    ring: toMm(annularRing),
    hole: toMm(smallestHole),
    edge: toMm(copperToEdge),
  });
}

/** More names than this are counted. */
const NAMES_SHOWN = 6;

function listed(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  return more > 0 ? `${names.slice(0, NAMES_SHOWN).join(", ")} (+${more})` : names.join(", ");
}
