import { Button, Tabs, Title } from "@mantine/core";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { errorCode } from "../../graphql/error-signs.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { runView } from "../../open-project/run-view.ts";
import { useBoard } from "../../open-project/use-board.ts";
import { useCircuit } from "../../open-project/use-circuit.ts";
import type { Project } from "../../open-project/use-project.ts";
import { useVersionInAddress } from "../../open-project/use-version-in-address.ts";
import { withoutVersion } from "../../open-project/version-in-address.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { PANELS, pathWithVersion, showing, shownOf, VIEWS } from "../../projects/result-address.ts";
import { useLiveRuns } from "../../session/session.ts";
import { ConnectionBanner } from "../../shell/connection-banner.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { FailedPage } from "../../shell/failed-page.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useLatePart } from "../../shell/use-late-part.ts";
import { UncheckedRules } from "../../verdict/unchecked-rules.tsx";
import { useBoardVerdict } from "../../verdict/use-board-verdict.ts";
import { VerdictBanner } from "../../verdict/verdict-banner.tsx";
import { FeedbackAsk } from "../../workspace/feedback/feedback-ask.tsx";
import { SheetViewer } from "../../workspace/schematic/sheet-viewer.tsx";
import { AssemblyPanel } from "./assembly/assembly-panel.tsx";
import { BillPanel } from "./bill/bill-panel.tsx";
import { type ChosenParts, componentsOf, NOTHING_CHOSEN, referencesOf } from "./chosen-parts.ts";
import { LayoutPane } from "./drawings/layout-pane.tsx";
import { FilesPanel } from "./files/files-panel.tsx";
import type { ModelFacts } from "./model/model-facts.ts";
import type { ModelPaneProps } from "./model/model-pane.tsx";
import { OrderPanel } from "./order/order-panel.tsx";
import { ResultHeader } from "./result-header.tsx";
import classes from "./result-page.module.css";
import { SummaryPanel } from "./summary/summary-panel.tsx";

const loadModel = () => import("./model/model-pane.tsx");

/** What a project came to: the board in space and as drawings on the left, what is said and made of it on the right. */
export function ResultPage({ project: newest, reload }: { project: Project; reload: () => Promise<void> }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const { older, project: version, error } = useVersionInAddress(newest, search);
  const project = older ? version : newest;
  const live = useLiveRuns().get(newest.id);
  const isRunning = useMemo(() => runView(newest, live).kind === "running", [newest, live]);
  const [feedbackOpened, setFeedbackOpened] = useState(false);
  const openFeedback = useCallback(() => setFeedbackOpened(true), []);
  const feedbackButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.page}>
      <ResultHeader
        project={project ?? newest}
        feedbackButton={feedbackButton}
        onFeedback={newest.needsFeedback ? openFeedback : undefined}
      />
      <main id="content" tabIndex={-1} className={classes.main} aria-label={t("result.title", { name: newest.name })}>
        <ConnectionBanner />
        <FeedbackAsk
          project={newest}
          opened={feedbackOpened}
          onOpen={openFeedback}
          onClose={() => setFeedbackOpened(false)}
          button={feedbackButton}
          reload={reload}
        />
        {isRunning && (
          <p role="status" className={classes.banner}>
            {t("result.running", { version: formatVersion(newest) })}
          </p>
        )}
        {older && (
          <div role="status" className={classes.banner}>
            <span>
              {error && errorCode(error) === 70007
                ? t("versions.unknown")
                : t("result.older", { version: formatVersion({ majorVersion: older.m, revisionVersion: older.r }) })}
            </span>
            <Button variant="default" size="compact-sm" onClick={() => setSearch(withoutVersion, { replace: true })}>
              {t("workspace.toCurrent")}
            </Button>
          </div>
        )}
        {older && error && errorCode(error) !== 70007 && <ErrorNote error={errorText(error)} />}
        {project ? <Result project={project} isRunning={isRunning} /> : !error && <LoadingOverlay />}
      </main>
    </div>
  );
}

function Result({ project, isRunning }: { project: Project; isRunning: boolean }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { view, panel } = shownOf(search);
  const { board, failed, retry } = useBoard(project.boardDocumentUrl);
  const circuit = useCircuit(project.circuitDocumentUrl);
  const [chosen, setChosen] = useState<ChosenParts>(NOTHING_CHOSEN);
  const [facts, setFacts] = useState<ModelFacts>();
  const choose = useCallback(
    (references: readonly string[], from: ChosenParts["from"]) => setChosen({ references: new Set(references), from }),
    [],
  );
  const { verdict, problem, retry: judgeAgain } = useBoardVerdict(project);
  const components = useMemo(() => componentsOf(circuit.circuit, chosen.references), [circuit.circuit, chosen]);

  if (project.boardDocumentUrl === null || project.modelUrl === null)
    return (
      <section className={classes.empty}>
        <Title order={2} fz={20}>
          {t("result.noneTitle")}
        </Title>
        <p className={classes.noResult}>{t("result.noneBody")}</p>
        <Button component={Link} to={pathWithVersion("layout", project.id, search)}>
          {t("result.toLayout")}
        </Button>
      </section>
    );
  const layout = failed ? (
    <ErrorNote
      error={{ sentence: t("workspace.loadFailed"), code: undefined }}
      action={<RetryButton onClick={retry} />}
    />
  ) : board ? (
    <LayoutPane
      board={board}
      verdict={verdict}
      name={project.name}
      chosen={chosen}
      onChoose={(references) => choose(references, "layout")}
    />
  ) : (
    <LoadingOverlay />
  );
  const views = VIEWS.filter((known) => known !== "schematic" || project.circuitDocumentUrl !== null);
  return (
    <>
      <VerdictBanner verdict={verdict} problem={problem} onRetry={judgeAgain} />
      <UncheckedRules board={board} />
      <div className={classes.halves}>
        <Tabs
          className={classes.pictures ?? ""}
          value={view}
          keepMounted={false}
          onChange={(value) =>
            setSearch((before) => showing(before, { view: VIEWS.find((known) => known === value) ?? view }), {
              replace: true,
            })
          }
        >
          <Tabs.List aria-label={t("result.views")}>
            {views.map((known) => (
              <Tabs.Tab key={known} value={known}>
                {t(`result.view.${known}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="model" className={classes.pane ?? ""}>
            <LateModel
              url={project.modelUrl}
              name={project.name}
              chosen={chosen}
              onChoose={choose}
              onFacts={setFacts}
              instead={layout}
            />
          </Tabs.Panel>
          <Tabs.Panel value="schematic" className={classes.pane ?? ""}>
            <SheetViewer
              loaded={circuit}
              parts={{
                chosen: components,
                isFollowing: chosen.from !== "schematic",
                onChoose: (component) => choose(referencesOf(circuit.circuit, component), "schematic"),
              }}
            />
          </Tabs.Panel>
          <Tabs.Panel value="layout" className={classes.pane ?? ""}>
            {layout}
          </Tabs.Panel>
        </Tabs>
        <Tabs
          className={classes.words ?? ""}
          value={panel}
          keepMounted={false}
          onChange={(value) =>
            setSearch((before) => showing(before, { panel: PANELS.find((known) => known === value) ?? panel }), {
              replace: true,
            })
          }
        >
          <Tabs.List aria-label={t("result.panels")}>
            {PANELS.map((known) => (
              <Tabs.Tab key={known} value={known}>
                {t(`result.panel.${known}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="summary" className={classes.scrolls ?? ""}>
            <SummaryPanel
              board={board}
              verdict={verdict}
              facts={facts}
              onChoose={(reference) => choose([reference], "list")}
            />
          </Tabs.Panel>
          <Tabs.Panel value="bill" className={classes.scrolls ?? ""}>
            <BillPanel project={project} chosen={chosen} onChoose={(references) => choose(references, "bill")} />
          </Tabs.Panel>
          <Tabs.Panel value="assembly" className={classes.scrolls ?? ""}>
            <AssemblyPanel project={project} board={board} onChoose={(references) => choose(references, "list")} />
          </Tabs.Panel>
          <Tabs.Panel value="files" className={classes.scrolls ?? ""}>
            <FilesPanel project={project} verdict={verdict} isRunning={isRunning} />
          </Tabs.Panel>
          <Tabs.Panel value="order" className={classes.scrolls ?? ""}>
            <OrderPanel project={project} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </>
  );
}

/** What draws in space is large: it is fetched when somebody looks. */
function LateModel(props: ModelPaneProps) {
  const { t } = useTranslation();
  const { Part, failed, retry } = useLatePart(loadModel);
  if (Part) return <Part {...props} />;
  if (!failed) return <LoadingOverlay />;
  return <FailedPage error={{ sentence: t("latePart.failed"), code: undefined }} onRetry={retry} />;
}
