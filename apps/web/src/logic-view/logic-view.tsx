import { ActionIcon, Button, Kbd, TextInput, Tooltip } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconArrowBackUp, IconArrowForwardUp, IconLayoutBoard, IconPlus, IconSearch } from "@tabler/icons-react";
import type { End } from "@tracewright/logic";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUnsavedChanges } from "../shell/unsaved-guard.tsx";
import { AddBlockDialog } from "./add-block-dialog.tsx";
import { ConnectDialog } from "./connect-dialog.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import type { LogicEditor } from "./logic-editor.ts";
import type { LogicProject } from "./logic-project.ts";
import classes from "./logic-view.module.css";
import { ProblemNote } from "./problem-note.tsx";
import { SaveNote } from "./save-note.tsx";
import { UseCard } from "./use-card.tsx";
import { useFindings } from "./use-findings.ts";
import { useLogicAutosave } from "./use-logic-autosave.ts";

/** Blocks with their ports on the left, what the electrical rules say on the right. */
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
  const [isAdding, setIsAdding] = useState(false);
  const [connecting, setConnecting] = useState<End>();
  const [shown, setShown] = useState<End>();
  const isReadOnly = !project.allowed.includes("EDIT");
  useHotkeys(
    [
      ["mod+Z", () => editor.undo()],
      ["mod+shift+Z", () => editor.redo()],
      ["mod+Y", () => editor.redo()],
      ["A", () => setIsAdding(true)],
    ],
    isReadOnly ? ["*"] : undefined,
  );
  const { logic, history } = state;
  const words = keyword.trim().toLowerCase();
  const uses = logic.uses.filter((use) => matches(words, use.name) || portsMatch(state, use.id, words));
  return (
    <main className={classes.page}>
      <header className={classes.header}>
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
          <TextInput
            type="search"
            mb="sm"
            maw={320}
            leftSection={<IconSearch size={14} aria-hidden />}
            aria-label={t("logicView.search")}
            placeholder={t("logicView.search")}
            value={keyword}
            onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
          />
          {uses.length === 0 && <p className={classes.quiet}>{t("logicView.noMatch", { keyword })}</p>}
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
        </section>
        <FindingsPanel
          outcome={outcome}
          offers={offers}
          state={state}
          editor={editor}
          isReadOnly={isReadOnly}
          onShow={setShown}
        />
      </div>
      {isAdding && !isReadOnly && <AddBlockDialog editor={editor} onClose={() => setIsAdding(false)} />}
      {connecting && (
        <ConnectDialog state={state} editor={editor} from={connecting} onClose={() => setConnecting(undefined)} />
      )}
    </main>
  );
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
