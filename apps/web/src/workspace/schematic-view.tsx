import { Loader, Tabs } from "@mantine/core";
import type { Circuit } from "@tracewright/board";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadCircuit } from "../board-document/load-circuit.ts";
import { RetryButton } from "../shell/retry-button.tsx";
import classes from "./schematic-view.module.css";

/** Beyond this many sheets the tabs are a list nobody reads; the rest is in the files. */
const MAX_TABS = 40;

/** A project made from a schematic alone: its sheets, and what is needed to go on. */
export function SchematicView({ documentUrl }: { documentUrl: string | null }) {
  const { t } = useTranslation();
  const [circuit, setCircuit] = useState<Circuit>();
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads the same address again
  useEffect(() => {
    if (!documentUrl) return;
    let wanted = true;
    setHasFailed(false);
    loadCircuit(documentUrl).then(
      (loaded) => wanted && setCircuit(loaded),
      () => wanted && setHasFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [documentUrl, round]);
  const sheets = circuit?.sheets.slice(0, MAX_TABS) ?? [];
  const sheet = sheets.find(({ id }) => id === chosen) ?? sheets[0];
  const source = useSheetPicture(circuit, sheet?.id);
  return (
    <section className={classes.view} aria-labelledby="no-board">
      <header className={classes.notice}>
        <h2 id="no-board">{t("workspace.noBoardTitle")}</h2>
        <p>{t("workspace.noBoardBody")}</p>
      </header>
      {hasFailed && (
        <p role="alert" className={classes.failed}>
          {t("workspace.schematicFailed")}
          <RetryButton onClick={() => setRound((before) => before + 1)} />
        </p>
      )}
      {sheets.length > 1 && (
        <Tabs value={sheet?.id ?? null} onChange={setChosen} className={classes.tabs ?? ""}>
          <Tabs.List aria-label={t("workspace.sheets")}>
            {sheets.map(({ id, name, path, fileName }) => (
              <Tabs.Tab key={id} value={id} title={path}>
                {name || fileName}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <div className={classes.paper}>
        {source && sheet ? (
          <img src={source} alt={t("workspace.sheetPicture", { name: sheet.name || sheet.fileName })} />
        ) : (
          documentUrl && !hasFailed && <Loader size="sm" aria-label={t("common.loading")} />
        )}
      </div>
    </section>
  );
}

/** The sheet as an image address: an image cannot run what a file says. */
function useSheetPicture(circuit: Circuit | undefined, sheetId: string | undefined): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const sheet = circuit?.sheets.find(({ id }) => id === sheetId);
    if (!circuit || !sheet) return;
    let wanted = true;
    let made: string | undefined;
    import("@tracewright/rendering").then(({ sheetToSvg }) => {
      if (!wanted) return;
      made = URL.createObjectURL(new Blob([sheetToSvg(circuit, sheet, { width: 1600 })], { type: "image/svg+xml" }));
      setSource(made);
    });
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
      setSource(undefined);
    };
  }, [circuit, sheetId]);
  return source;
}
