import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { PlaceOnSheet } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import { useCircuit } from "../open-project/use-circuit.ts";
import type { Project } from "../open-project/use-project.ts";
import { useNewProject } from "../projects/new-project.ts";
import { useSheetComments } from "./comments/use-sheet-comments.ts";
import { SheetViewer } from "./schematic/sheet-viewer.tsx";
import classes from "./schematic-view.module.css";

/** A project made from a schematic alone: its sheets, and what is needed to go on. */
export function SchematicView({
  project,
  mayAdd,
  place,
}: {
  project: Project;
  /** Whether the person may give the project its board: not in an older version. */
  mayAdd: boolean;
  place?: PlaceOnSheet | undefined;
}) {
  const { t } = useTranslation();
  const { openNewBoard } = useNewProject();
  const { id, name, teamId, circuitDocumentUrl: documentUrl } = project;
  const loaded = useCircuit(documentUrl);
  const comments = useSheetComments();
  return (
    <section className={classes.view} aria-labelledby="no-board">
      <header className={classes.notice}>
        <div>
          <h2 id="no-board">{t("workspace.noBoardTitle")}</h2>
          <p>{t("workspace.noBoardBody")}</p>
        </div>
        {mayAdd && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => openNewBoard({ id, name, teamId: teamId ?? undefined })}
          >
            {t("workspace.addBoard")}
          </Button>
        )}
      </header>
      {documentUrl !== null && <SheetViewer loaded={loaded} place={place} comments={comments} />}
    </section>
  );
}
