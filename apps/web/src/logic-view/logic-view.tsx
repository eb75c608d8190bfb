import { ActionIcon, Button, Kbd, SegmentedControl, TextInput, Tooltip } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconLayoutBoard,
  IconPlus,
  IconSearch,
} from "@tabler/icons-react";
import type { End } from "@tracewright/logic";
import { lazy, Suspense, useCallback, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { projectsPath } from "../holder/holder-path.ts";
import { LoadingSkeleton } from "../shell/loading-skeleton.tsx";
import { useUnsavedChanges } from "../shell/unsaved-guard.tsx";
import { AddBlockDialog } from "./add-block-dialog.tsx";
import type { CanvasChoice } from "./canvas/logic-canvas.tsx";
import { ConnectDialog } from "./connect-dialog.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import { loadCanvas } from "./load-canvas.ts";
import type { LogicEditor, LogicEditorState } from "./logic-editor.ts";
import type { LogicProject } from "./logic-project.ts";
import classes from "./logic-view.module.css";
import { NetCard } from "./net-card.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { SaveNote } from "./save-note.tsx";
import { UseCard } from "./use-card.tsx";
import { useFindings } from "./use-findings.ts";
import { useLogicAutosave } from "./use-logic-autosave.ts";

const LogicCanvas = lazy(loadCanvas);

const VIEWS = ["canvas", "list"] as const;
type View = (typeof VIEWS)[number];
/** A phone has no room for the drawing; it begins with the list. */
const NARROW = "(max-width: 700px)";
const NOTHING: CanvasChoice = { uses: [], nets: [] };

/** Blocks and wires on the left, drawn or as a list; what is chosen and what the electrical rules say on the right. */
export function LogicView({ editor, project }: { editor: LogicEditor; project: LogicProject }) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(editor.subscribe, editor.read);
  const { outcome, offers } = useFindings(state);
  const {
    state: save,
    saveNow,
    onLoaded,
  } = useLogicAutosave(editor, {
    id: project.id,
    majorVersion: project.majorVersion,
    revisionVersion: project.revisionVersion,
  });
  useUnsavedChanges(save.kind !== "saved");
  const [keyword, setKeyword] = useState("");
  const [search, setSearch] = useSearchParams();
  const [first] = useState<View>(() => (window.matchMedia(NARROW).matches ? "list" : "canvas"));
  const view = VIEWS.find((one) => one === search.get("as")) ?? first;
  const setView = (as: string) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), as }), { replace: true });
  const [choice, setChoice] = useState(NOTHING);
  const searchField = useRef<HTMLInputElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [connecting, setConnecting] = useState<End>();
  const [shown, setShown] = useState<End>();
  const isReadOnly = !project.allowed.includes("EDIT");
  useHotkeys([["F", () => searchField.current?.focus()]]);
  useHotkeys(
    isReadOnly
      ? []
      : [
          ["mod+Z", () => editor.undo()],
          ["mod+shift+Z", () => editor.redo()],
          ["mod+Y", () => editor.redo()],
          ["A", () => setIsAdding(true)],
        ],
  );
  const { logic, history } = state;
  const words = keyword.trim().toLowerCase();
  const uses = logic.uses.filter((use) => matches(words, use.name) || portsMatch(state, use.id, words));
  const ids = words === "" ? undefined : uses.map(({ id }) => id).join(" ");
  const found = useMemo(() => (ids === undefined ? undefined : new Set(ids.split(" "))), [ids]);
  const show = useCallback((place: End) => {
    setShown(place);
    setChoice({ uses: [place.use], nets: [] });
  }, []);
  return (
    <main className={classes.page}>
      <header className={classes.header}>
        <Tooltip label={t("workspace.toProjects")}>
          <ActionIcon component={Link} to={projectsPath(project.teamId)} aria-label={t("workspace.toProjects")}>
            <IconArrowLeft size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <h1 className={classes.title}>{project.name}</h1>
        <SaveNote editor={editor} project={project} save={save} onRetry={saveNow} onLoaded={onLoaded} />
        <span className={classes.spacer} />
        <Tooltip label={t("logicView.undo")}>
          <ActionIcon
            aria-label={t("logicView.undo")}
            disabled={isReadOnly || history.done.length === 0}
            onClick={() => editor.undo()}
          >
            <IconArrowBackUp size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t("logicView.redo")}>
          <ActionIcon
            aria-label={t("logicView.redo")}
            disabled={isReadOnly || history.undone.length === 0}
            onClick={() => editor.redo()}
          >
            <IconArrowForwardUp size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          rightSection={<Kbd size="xs">A</Kbd>}
          disabled={isReadOnly}
          onClick={() => setIsAdding(true)}
        >
          {t("logicView.add")}
        </Button>
        {!isReadOnly && (
          <Button size="xs" variant="default" component={Link} to={`/feature/${encodeURIComponent(project.id)}`}>
            {t("logicView.counts")}
          </Button>
        )}
        <Button
          size="xs"
          component={Link}
          to={`/layout/${encodeURIComponent(project.id)}`}
          leftSection={<IconLayoutBoard size={14} aria-hidden />}
        >
          {t("logicView.toBoard")}
        </Button>
      </header>
      <ProblemNote problem={state.problem} />
      <div className={classes.columns}>
        <section aria-label={t("logicView.blocks")}>
          <div className={classes.bar}>
            <TextInput
              ref={searchField}
              type="search"
              flex={1}
              maw={320}
              leftSection={<IconSearch size={14} aria-hidden />}
              rightSection={<Kbd size="xs">F</Kbd>}
              aria-label={t("logicView.search")}
              placeholder={t("logicView.search")}
              value={keyword}
              onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
            />
            {found && uses.length > 0 && (
              <span className={classes.quiet} role="status">
                {t("logicCanvas.found", { count: uses.length })}
              </span>
            )}
            <span className={classes.spacer} />
            <SegmentedControl
              size="xs"
              aria-label={t("logicCanvas.view")}
              value={view}
              onChange={setView}
              data={VIEWS.map((one) => ({ value: one, label: t(`logicCanvas.views.${one}`) }))}
            />
          </div>
          {uses.length === 0 && <p className={classes.quiet}>{t("logicView.noMatch", { keyword })}</p>}
          {view === "canvas" ? (
            <Suspense fallback={<LoadingSkeleton height={420} />}>
              <LogicCanvas
                state={state}
                editor={editor}
                outcome={outcome}
                isReadOnly={isReadOnly}
                found={found}
                shown={shown}
                choice={choice}
                onChoice={setChoice}
              />
            </Suspense>
          ) : (
            <ul className={classes.uses} aria-label={t("logicView.blocks")}>
              {uses.map((use) => (
                <UseCard
                  key={use.id}
                  use={use}
                  state={state}
                  editor={editor}
                  isReadOnly={isReadOnly}
                  shown={shown?.use === use.id ? shown.port : undefined}
                  onConnect={setConnecting}
                />
              ))}
            </ul>
          )}
        </section>
        <div className={classes.side}>
          {view === "canvas" && (
            <Chosen
              choice={choice}
              state={state}
              editor={editor}
              isReadOnly={isReadOnly}
              shown={shown}
              onConnect={setConnecting}
            />
          )}
          <FindingsPanel
            outcome={outcome}
            offers={offers}
            state={state}
            editor={editor}
            isReadOnly={isReadOnly}
            onShow={show}
          />
        </div>
      </div>
      {isAdding && !isReadOnly && <AddBlockDialog editor={editor} onClose={() => setIsAdding(false)} />}
      {connecting && (
        <ConnectDialog state={state} editor={editor} from={connecting} onClose={() => setConnecting(undefined)} />
      )}
    </main>
  );
}

/** The block or the nets that are chosen on the canvas. */
function Chosen({
  choice,
  state,
  editor,
  isReadOnly,
  shown,
  onConnect,
}: {
  choice: CanvasChoice;
  state: LogicEditorState;
  editor: LogicEditor;
  isReadOnly: boolean;
  shown: End | undefined;
  onConnect: (place: End) => void;
}) {
  const { t } = useTranslation();
  const uses = state.logic.uses.filter(({ id }) => choice.uses.includes(id));
  const nets = state.logic.nets.filter(({ id }) => choice.nets.includes(id));
  const [use] = uses;
  if (use && uses.length === 1)
    return (
      <ul className={classes.chosen} aria-label={t("logicCanvas.chosen")}>
        <UseCard
          key={use.id}
          use={use}
          state={state}
          editor={editor}
          isReadOnly={isReadOnly}
          isOpenFirst
          shown={shown?.use === use.id ? shown.port : undefined}
          onConnect={onConnect}
        />
      </ul>
    );
  if (uses.length > 1) return <p className={classes.quiet}>{t("logicCanvas.chosenCount", { count: uses.length })}</p>;
  if (nets.length > 0)
    return nets.map((net) => <NetCard key={net.id} net={net} state={state} editor={editor} isReadOnly={isReadOnly} />);
  return <p className={classes.quiet}>{t(isReadOnly ? "logicCanvas.readHint" : "logicCanvas.hint")}</p>;
}

function matches(words: string, text: string): boolean {
  return words === "" || text.toLowerCase().includes(words);
}

function portsMatch({ logic, book }: ReturnType<LogicEditor["read"]>, id: string, words: string): boolean {
  const use = logic.uses.find((one) => one.id === id);
  const nets = logic.nets.filter(({ ends }) => ends.some((end) => end.use === id));
  const ports = (use && book.get(use.block.hash)?.ports) ?? [];
  return ports.some(({ name }) => matches(words, name)) || nets.some(({ name }) => matches(words, name));
}
