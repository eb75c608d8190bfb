import { Button, Tabs } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import type { PlaceOnSheet } from "@tracewright/board";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CommentPin } from "../../comments/comment-pin.tsx";
import type { ShownThread } from "../../comments/comment-thread.ts";
import { pinPlaces } from "../../comments/place-on-board.ts";
import { sheetPlaceOf } from "../../comments/sheet-place.ts";
import { formatDate } from "../../format/format-date.ts";
import { useBoard } from "../../open-project/use-board.ts";
import { useCircuit } from "../../open-project/use-circuit.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LatePanel } from "../../shell/late-panel.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { SheetViewer } from "../../workspace/schematic/sheet-viewer.tsx";
import { type ChosenParts, componentsOf, NOTHING_CHOSEN, referencesOf } from "../result/chosen-parts.ts";
import { type DrawnPin, LayoutPane } from "../result/drawings/layout-pane.tsx";
import { SharedComments } from "./shared-comments.tsx";
import classes from "./shared-screen.module.css";
import { useSharedComments } from "./use-shared-comments.ts";
import type { SharedProject } from "./use-shared-project.ts";

type View = "layout" | "schematic" | "model";

const loadModel = () => import("../result/model/model-pane.tsx");
const ignoreFacts = () => {};

const NO_THREADS: readonly ShownThread[] = [];

/** Board and schematic as drawings; a part that is chosen in one is marked in the other. */
export function SharedViews({
  project,
  token,
  reload,
}: {
  project: SharedProject;
  /** Of the link. */
  token: string;
  reload: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { name, boardDocumentUrl, circuitDocumentUrl, modelUrl, isResult, showsComments, expiresAt } = project;
  usePageTitle(t("sharing.viewer.title", { name }));
  const { board, failed, retry } = useBoard(boardDocumentUrl);
  const circuit = useCircuit(circuitDocumentUrl);
  const [chosen, setChosen] = useState<ChosenParts>(NOTHING_CHOSEN);
  const components = useMemo(() => componentsOf(circuit.circuit, chosen.references), [circuit.circuit, chosen]);
  const views: readonly View[] = [
    ...(boardDocumentUrl === null ? [] : (["layout"] as const)),
    ...(circuitDocumentUrl === null ? [] : (["schematic"] as const)),
    ...(modelUrl === null ? [] : (["model"] as const)),
  ];
  const [wanted, want] = useState<string | null>(null);
  const view = views.find((known) => known === wanted) ?? views[0];
  const comments = useSharedComments(token, showsComments);
  const { threads = NO_THREADS } = comments;
  const [isReading, setReading] = useState(true);
  const [selectedId, setSelected] = useState<string>();
  const [place, setPlace] = useState<PlaceOnSheet>();
  const areShown = showsComments && isReading;
  const select = (id: string | undefined) => {
    setSelected(id);
    const thread = threads.find((known) => known.id === id);
    if (!thread) return;
    want(thread.view === "BOARD" ? "layout" : "schematic");
    setPlace(sheetPlaceOf(thread));
  };
  const pins = useMemo((): readonly DrawnPin[] => {
    if (!areShown || !board) return [];
    const places = pinPlaces(board);
    return threads
      .filter((thread) => thread.view === "BOARD")
      .map((thread) => ({
        key: thread.id,
        at: places.of(thread),
        draw: (style) => (
          <CommentPin
            thread={thread}
            style={style}
            isSelected={thread.id === selectedId}
            onSelect={() => setSelected(thread.id)}
          />
        ),
      }));
  }, [areShown, board, threads, selectedId]);
  // The addresses of documents end after an hour; the link gives new ones.
  const loadAgain = (again: () => void) => {
    reload();
    again();
  };
  const choose = useCallback(
    (references: readonly string[], from: ChosenParts["from"]) => setChosen({ references: new Set(references), from }),
    [],
  );
  const layout = failed ? (
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
      onChoose={(references) => choose(references, "layout")}
      pins={pins}
    />
  ) : (
    <LoadingOverlay />
  );
  return (
    <>
      <div className={classes.about}>
        <h1 className={classes.name}>{name}</h1>
        <span className={classes.version}>{isResult ? t("sharing.viewer.result") : formatVersion(project)}</span>
        <span className={classes.validity}>
          {t("sharing.viewer.validUntil", { date: formatDate(expiresAt, i18n.language) })}
        </span>
        {showsComments && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconMessage size={14} aria-hidden />}
            aria-pressed={isReading}
            onClick={() => setReading(!isReading)}
          >
            {t("comments.title")}
          </Button>
        )}
      </div>
      <div className={classes.stage}>
        {areShown && (
          <SharedComments
            loaded={comments}
            selectedId={selectedId}
            onSelect={select}
            onClose={() => setReading(false)}
          />
        )}
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
              {layout}
            </Tabs.Panel>
            <Tabs.Panel value="schematic" className={classes.pane ?? ""}>
              <SheetViewer
                loaded={{ ...circuit, retry: () => loadAgain(circuit.retry) }}
                place={areShown ? place : undefined}
                comments={areShown ? { threads, selectedId, onSelect: setSelected } : undefined}
                parts={{
                  chosen: components,
                  isFollowing: chosen.from !== "schematic",
                  onChoose: (component) => choose(referencesOf(circuit.circuit, component), "schematic"),
                }}
              />
            </Tabs.Panel>
            {modelUrl !== null && (
              <Tabs.Panel value="model" className={classes.pane ?? ""}>
                <LatePanel
                  load={loadModel}
                  props={{
                    url: modelUrl,
                    name,
                    chosen,
                    onChoose: choose,
                    onFacts: ignoreFacts,
                    onRetry: reload,
                    instead: layout,
                  }}
                />
              </Tabs.Panel>
            )}
          </Tabs>
        )}
      </div>
    </>
  );
}
