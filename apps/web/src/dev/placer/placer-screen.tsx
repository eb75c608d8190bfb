/** The engine workbench's other bench: a board in, the placer step by step, and a file of the step where it errs. */
import { Checkbox } from "@mantine/core";
import { useEffect, useState } from "react";
import { usePageTitle } from "../../shell/page-title.ts";
import type { DeskFile } from "../engine/desk-protocol.ts";
import { loadExample } from "../example-boards.ts";
import { LoadPage } from "../load-page.tsx";
import { ProjectsDialog } from "../projects-dialog.tsx";
import { RegressionNote } from "../regression-note.tsx";
import { SaveDialog } from "../save-dialog.tsx";
import { useWorkbenchKeys } from "../use-workbench-keys.ts";
import classes from "../workbench.module.css";
import { WorkbenchHeader } from "../workbench-header.tsx";
import { samplesOf } from "./annealing-history.ts";
import own from "./placer.module.css";
import { PlacerBar } from "./placer-bar.tsx";
import { AnnealingCurves, CostTerms, PlacerFacts } from "./placer-facts.tsx";
import { PlacerKeySheet } from "./placer-key-sheet.tsx";
import type { LoadedPlacement } from "./placer-protocol.ts";
import { PlacerStage } from "./placer-stage.tsx";
import { type PlacerView, usePlacerDesk } from "./use-placer-desk.ts";

const FIRST_REST_MS = 100;

export default function PlacerScreen() {
  usePageTitle("Placer workbench");
  const [view, send] = usePlacerDesk();
  const [isOver, setIsOver] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [areProjectsShown, setAreProjectsShown] = useState(false);
  const { loaded, problem, picture } = view;
  // Until the first picture of what was asked for: the board is being read.
  const isLoading = view.isLoading && problem === undefined;

  const load = (files: readonly DeskFile[]) => send({ kind: "load", files });
  const loadFiles = async (files: readonly File[]) => {
    if (files.length > 0) load(await Promise.all(files.map(readFile)));
  };
  const loadNamed = async (name: string) => load(await loadExample(name, "with its schematic"));
  const complaint = problem !== undefined && (
    <p role="alert" className={classes.problem}>
      {problem}
    </p>
  );
  const canSave = picture !== undefined && picture.status !== "working" && !isLoading;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped anywhere; buttons do the same
    <div
      lang="en"
      className={classes.page}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void loadFiles([...event.dataTransfer.files]);
      }}
    >
      <WorkbenchHeader
        bench="placer"
        name={loaded?.name}
        onFiles={loadFiles}
        onExample={loadNamed}
        onProjects={() => setAreProjectsShown(true)}
        onSave={() => setIsSaving(true)}
        isLoading={isLoading}
        canSave={canSave}
      />
      {loaded ? (
        <OpenPlacer
          key={loaded.name}
          loaded={loaded}
          view={view}
          send={send}
          problem={complaint}
          onSave={() => canSave && setIsSaving(true)}
        />
      ) : (
        <LoadPage
          onFiles={loadFiles}
          onExample={loadNamed}
          onProjects={() => setAreProjectsShown(true)}
          isLoading={isLoading}
          problem={complaint}
        />
      )}
      <SaveDialog
        opened={isSaving}
        onClose={() => setIsSaving(false)}
        onSave={(about) => {
          setIsSaving(false);
          send({ kind: "save", about });
        }}
      />
      <ProjectsDialog
        opened={areProjectsShown}
        onClose={() => setAreProjectsShown(false)}
        onBoard={(name, board) => send({ kind: "take", name, board })}
      />
    </div>
  );
}

/** The workbench with a board on it. */
function OpenPlacer({
  loaded,
  view: { picture, history },
  send,
  problem,
  onSave,
}: {
  loaded: LoadedPlacement;
  view: PlacerView;
  send: ReturnType<typeof usePlacerDesk>[1];
  problem: React.ReactNode;
  onSave: () => void;
}) {
  const [start, setStart] = useState(loaded.start);
  const [restMs, setRestMs] = useState(FIRST_REST_MS);
  const [showsCongestion, setShowsCongestion] = useState(false);
  const [showsAirwires, setShowsAirwires] = useState(true);
  const [areKeysShown, setAreKeysShown] = useState(false);
  useEffect(() => setStart(loaded.start), [loaded]);
  useEffect(() => send({ kind: "look", congestion: showsCongestion }), [showsCongestion, send]);
  const status = picture?.status ?? "stands";
  const play = () => send({ kind: "play", restMs });
  const pause = () => send({ kind: "pause" });

  useWorkbenchKeys({
    Space: status === "working" ? pause : play,
    KeyM: () => send({ kind: "advance", unit: "move" }),
    KeyC: () => send({ kind: "advance", unit: "cycle" }),
    KeyL: () => send({ kind: "advance", unit: "layout" }),
    KeyG: () => send({ kind: "advance", unit: "stage" }),
    KeyX: () => send({ kind: "advance", unit: "end" }),
    Digit4: () => setShowsCongestion((before) => !before),
    KeyA: () => setShowsAirwires((before) => !before),
    KeyS: onSave,
    "?": () => setAreKeysShown(true),
  });

  return (
    <main className={classes.workbench}>
      {problem}
      <PlacerBar
        status={status}
        restMs={restMs}
        onRest={setRestMs}
        onPlay={play}
        onPause={pause}
        onStep={(unit) => send({ kind: "advance", unit })}
        start={start}
        onStart={setStart}
        onRestart={() => send({ kind: "restart", start })}
      />
      <RegressionNote regression={loaded.regression} />
      <div className={classes.main}>
        <PlacerStage
          board={loaded.board}
          parts={picture?.parts ?? []}
          congestion={showsCongestion ? picture?.congestion : undefined}
          showsAirwires={showsAirwires}
          onKeys={() => setAreKeysShown(true)}
        />
        <section className={`${classes.side} ${own.side}`} aria-label="Inside the engine">
          {picture && <PlacerFacts picture={picture} />}
          {picture && <CostTerms picture={picture} />}
          <AnnealingCurves samples={samplesOf(history, picture?.place)} most={picture?.place.most ?? 1} />
          <section className={classes.section} aria-label="Look">
            <h2 className={classes.heading}>Look</h2>
            <Checkbox
              size="xs"
              label="Where wiring crowds (4)"
              checked={showsCongestion}
              onChange={({ currentTarget: { checked } }) => setShowsCongestion(checked)}
            />
            <Checkbox
              size="xs"
              mt={10}
              label="Airwires (A)"
              checked={showsAirwires}
              onChange={({ currentTarget: { checked } }) => setShowsAirwires(checked)}
            />
            <p className={classes.quiet}>{`${loaded.intents} intents are minded.`}</p>
          </section>
        </section>
      </div>
      <PlacerKeySheet opened={areKeysShown} onClose={() => setAreKeysShown(false)} />
    </main>
  );
}

async function readFile(file: File): Promise<DeskFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
