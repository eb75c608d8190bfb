import { Checkbox, Progress } from "@mantine/core";
import { partPositions, type ReelCorrections } from "@tracewright/assembly";
import type { Board } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Reel, type ReelRow, reelRows } from "../../../assembly/reel-rows.ts";
import { useAssemblyParts } from "../../../assembly/use-assembly-parts.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingOverlay } from "../../../shell/loading-overlay.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import classes from "./assembly-panel.module.css";
import { ReelCard } from "./reel-card.tsx";
import { ReelList } from "./reel-list.tsx";
import { turned } from "./turned.ts";
import { useReelChecks } from "./use-reel-checks.ts";

/** Before an assembled board is ordered: every supplier's part is held against how it will be set down. */
export function AssemblyPanel({
  project,
  board,
  onChoose,
}: {
  project: Project;
  board: Board | undefined;
  onChoose: (references: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const design = useAssemblyParts(project);
  const checks = useReelChecks(project);
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const [chosenPart, setChosenPart] = useState<string>();
  const { parts } = design;
  const rows = useMemo(() => reelRows(parts ?? []), [parts]);
  const { reelOf, failure } = checks;

  if (design.failed)
    return (
      <ErrorNote
        error={{ sentence: t("errors.network"), code: undefined }}
        action={<RetryButton onClick={design.retry} />}
      />
    );
  const note = failure && <ErrorNote error={errorText(failure)} action={<RetryButton onClick={checks.retry} />} />;
  if (!parts || !board || !reelOf) return note ?? <LoadingOverlay />;
  if (rows.length === 0) return <p className={classes.empty}>{t("assembly.noReels")}</p>;

  const isOpen = ({ partNumber }: ReelRow) => !reelOf(partNumber).isChecked;
  const done = rows.filter((row) => !isOpen(row)).length;
  // The one that is looked at stays, also when it has just been found right.
  const shown = rows.filter((row) => !isOnlyOpen || isOpen(row) || row.partNumber === chosenPart);
  const chosen = shown.find(({ partNumber }) => partNumber === chosenPart) ?? shown[0];
  const positions = partPositions(parts, correctionsOf(rows.map(({ partNumber }) => reelOf(partNumber))));
  const position = positions.find(({ reference }) => chosen?.references.includes(reference));
  const footprint = parts.find(({ reference }) => reference === position?.reference)?.footprint;
  const unnamed = parts.filter(({ isPlaced, fields }) => isPlaced && fields.supplierParts.length === 0).length;
  const choose = (row: ReelRow) => {
    setChosenPart(row.partNumber);
    onChoose(row.references);
  };
  const check = () => {
    if (!chosen) return;
    const reel = reelOf(chosen.partNumber);
    checks.change({ ...reel, isChecked: !reel.isChecked });
    if (reel.isChecked) return;
    const at = rows.indexOf(chosen);
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(isOpen);
    if (next) choose(next);
  };
  return (
    <div className={classes.panel}>
      {note}
      <div className={classes.head}>
        <div className={classes.progress}>
          <span role="status">
            {t("result.assembly.progress", { done, count: rows.length })}
            {!checks.isKept && ` · ${t("result.assembly.notKept")}`}
          </span>
          <Progress
            value={(100 * done) / rows.length}
            size="sm"
            mt={4}
            aria-label={t("result.assembly.progressLabel")}
          />
        </div>
        <Checkbox
          size="xs"
          label={t("result.assembly.onlyOpen")}
          checked={isOnlyOpen}
          onChange={({ currentTarget }) => setOnlyOpen(currentTarget.checked)}
        />
      </div>
      <p className={classes.hint}>{t("result.assembly.hint")}</p>
      {chosen ? (
        <>
          <ReelList
            rows={shown}
            reelOf={reelOf}
            chosen={chosen}
            onChoose={choose}
            onTurn={(degrees) => checks.change(turned(reelOf(chosen.partNumber), degrees))}
            onCheck={check}
          />
          {position && footprint && (
            <ReelCard
              key={chosen.partNumber}
              board={board}
              row={chosen}
              reel={reelOf(chosen.partNumber)}
              footprint={footprint}
              position={position}
              onChange={checks.change}
              onCheck={check}
            />
          )}
        </>
      ) : (
        <p className={classes.empty}>{t("result.assembly.allDone")}</p>
      )}
      {unnamed > 0 && <p className={classes.hint}>{t("result.assembly.unnamed", { count: unnamed })}</p>}
    </div>
  );
}

/** As the positions of the file are made with. */
function correctionsOf(reels: readonly Reel[]): ReelCorrections {
  return new Map(
    reels.map(({ partNumber, rotation, offsetX, offsetY }) => [
      partNumber,
      { rotation, offset: { x: fromMm(offsetX), y: fromMm(-offsetY) } },
    ]),
  );
}
