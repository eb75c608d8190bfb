import { Tabs } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../format/format-date.ts";
import { useBoard } from "../../open-project/use-board.ts";
import { useCircuit } from "../../open-project/use-circuit.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { SheetViewer } from "../../workspace/schematic/sheet-viewer.tsx";
import { type ChosenParts, componentsOf, NOTHING_CHOSEN, referencesOf } from "../result/chosen-parts.ts";
import { LayoutPane } from "../result/drawings/layout-pane.tsx";
import classes from "./shared-screen.module.css";
import type { SharedProject } from "./use-shared-project.ts";

type View = "layout" | "schematic";

/** Board and schematic as drawings; a part that is chosen in one is marked in the other. */
export function SharedViews({ project, reload }: { project: SharedProject; reload: () => void }) {
  const { t, i18n } = useTranslation();
  const { name, boardDocumentUrl, circuitDocumentUrl, isResult, expiresAt } = project;
  usePageTitle(t("sharing.viewer.title", { name }));
  const { board, failed, retry } = useBoard(boardDocumentUrl);
  const circuit = useCircuit(circuitDocumentUrl);
  const [chosen, setChosen] = useState<ChosenParts>(NOTHING_CHOSEN);
  const components = useMemo(() => componentsOf(circuit.circuit, chosen.references), [circuit.circuit, chosen]);
  const views: readonly View[] = [
    ...(boardDocumentUrl === null ? [] : (["layout"] as const)),
    ...(circuitDocumentUrl === null ? [] : (["schematic"] as const)),
  ];
  const [wanted, want] = useState<string | null>(null);
  const view = views.find((known) => known === wanted) ?? views[0];
  // The addresses of documents end after an hour; the link gives new ones.
  const loadAgain = (again: () => void) => {
    reload();
    again();
  };
  return (
    <>
      <div className={classes.about}>
        <h1 className={classes.name}>{name}</h1>
        <span className={classes.version}>{isResult ? t("sharing.viewer.result") : formatVersion(project)}</span>
        <span className={classes.validity}>
          {t("sharing.viewer.validUntil", { date: formatDate(expiresAt, i18n.language) })}
        </span>
      </div>
      {view === undefined ? (
        <p className={classes.nothing}>{t("sharing.viewer.nothing")}</p>
      ) : (
        <Tabs className={classes.views ?? ""} value={view} keepMounted={false} onChange={want}>
          <Tabs.List aria-label={t("sharing.viewer.views")}>
            {views.map((known) => (
              <Tabs.Tab key={known} value={known}>
                {t(`result.view.${known}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="layout" className={classes.pane ?? ""}>
            {failed ? (
              <ErrorNote
                error={{ sentence: t("workspace.loadFailed"), code: undefined }}
                action={<RetryButton onClick={() => loadAgain(retry)} />}
              />
            ) : board ? (
              <LayoutPane
                board={board}
                verdict={undefined}
                name={name}
                chosen={chosen}
                onChoose={(references) => setChosen({ references: new Set(references), from: "layout" })}
              />
            ) : (
              <LoadingOverlay />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="schematic" className={classes.pane ?? ""}>
            <SheetViewer
              loaded={{ ...circuit, retry: () => loadAgain(circuit.retry) }}
              parts={{
                chosen: components,
                isFollowing: chosen.from !== "schematic",
                onChoose: (component) =>
                  setChosen({ references: new Set(referencesOf(circuit.circuit, component)), from: "schematic" }),
              }}
            />
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}
