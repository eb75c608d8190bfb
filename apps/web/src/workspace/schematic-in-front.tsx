import { Button } from "@mantine/core";
import type { PlaceOnSheet } from "@tracewright/board";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LoadedCircuit } from "../open-project/use-circuit.ts";
import { useSheetComments } from "./comments/use-sheet-comments.ts";
import { SheetViewer } from "./schematic/sheet-viewer.tsx";
import classes from "./schematic-view.module.css";

/** The schematic over the board, where a place on one of its sheets is to be seen. */
export function SchematicInFront({
  loaded,
  place,
  onBack,
}: {
  loaded: LoadedCircuit;
  place: PlaceOnSheet;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  const origin = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control that requested this place gets the focus back
  useEffect(() => {
    origin.current = document.activeElement;
  }, [place]);
  return (
    <section className={`${classes.view} ${classes.inFront}`} aria-label={t("workspace.schematic")}>
      <header className={classes.bar}>
        <h2>{t("workspace.schematic")}</h2>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            onBack();
            if (origin.current instanceof HTMLElement) origin.current.focus();
          }}
        >
          {t("workspace.backToBoard")}
        </Button>
      </header>
      <SheetViewer loaded={loaded} place={place} comments={useSheetComments()} />
    </section>
  );
}
