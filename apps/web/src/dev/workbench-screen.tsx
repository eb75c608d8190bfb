/** The engine workbench: a board in, the router step by step, what it sees at each, and a file of the step where it errs. */
import { useState } from "react";
import { usePageTitle } from "../shell/page-title.ts";
import type { DeskFile } from "./engine/desk-protocol.ts";
import { useEngineDesk } from "./engine/use-engine-desk.ts";
import { loadExample } from "./example-boards.ts";
import { LoadPage } from "./load-page.tsx";
import { OpenWorkbench } from "./open-workbench.tsx";
import { ProjectsDialog } from "./projects-dialog.tsx";
import classes from "./workbench.module.css";
import { WorkbenchHeader } from "./workbench-header.tsx";

export default function WorkbenchScreen() {
  usePageTitle("Engine workbench");
  const [view, send] = useEngineDesk();
  const [isOver, setIsOver] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [areProjectsShown, setAreProjectsShown] = useState(false);
  const { loaded, problem, isLoading } = view;

  const load = (files: readonly DeskFile[]) => send({ kind: "load", files });
  const loadFiles = async (files: readonly File[]) => {
    if (files.length > 0) load(await Promise.all(files.map(readFile)));
  };
  const loadNamed = async (name: string) => load(await loadExample(name));
  const complaint = problem !== undefined && (
    <p role="alert" className={classes.problem}>
      {problem}
    </p>
  );

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
        bench="router"
        name={loaded?.name}
        onFiles={loadFiles}
        onExample={loadNamed}
        onProjects={() => setAreProjectsShown(true)}
        onSave={() => setIsSaving(true)}
        isLoading={isLoading}
        canSave={view.picture !== undefined && view.picture.status !== "working" && !isLoading}
      />
      {loaded ? (
        <OpenWorkbench
          loaded={loaded}
          view={view}
          send={send}
          problem={complaint}
          isSaving={isSaving}
          onSaving={setIsSaving}
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
      <ProjectsDialog
        opened={areProjectsShown}
        onClose={() => setAreProjectsShown(false)}
        onBoard={(name, board) => send({ kind: "take", name, board })}
      />
    </div>
  );
}

async function readFile(file: File): Promise<DeskFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
