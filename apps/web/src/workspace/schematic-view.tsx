import type { PlaceOnSheet } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import { useCircuit } from "../open-project/use-circuit.ts";
import { useSheetComments } from "./comments/use-sheet-comments.ts";
import { SheetViewer } from "./schematic/sheet-viewer.tsx";
import classes from "./schematic-view.module.css";

/** A project made from a schematic alone: its sheets, and what is needed to go on. */
export function SchematicView({
  documentUrl,
  place,
}: {
  documentUrl: string | null;
  place?: PlaceOnSheet | undefined;
}) {
  const { t } = useTranslation();
  const loaded = useCircuit(documentUrl);
  const comments = useSheetComments();
  return (
    <section className={classes.view} aria-labelledby="no-board">
      <header className={classes.notice}>
        <h2 id="no-board">{t("workspace.noBoardTitle")}</h2>
        <p>{t("workspace.noBoardBody")}</p>
      </header>
      {documentUrl !== null && <SheetViewer loaded={loaded} place={place} comments={comments} />}
    </section>
  );
}
