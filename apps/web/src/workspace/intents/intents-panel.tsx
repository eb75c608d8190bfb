import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { boardOutline, type IntentStatement, pinsByReference } from "@tracewright/board";
import { boxOfPoints } from "@tracewright/geometry";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadingErrorText } from "../../graphql/use-reading-error-text.ts";
import { useCircuit } from "../../open-project/use-circuit.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { showActionToast } from "../../toasts/show-action-toast.tsx";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspaceOrders } from "../controller/orders.ts";
import { useWorkspacePointing } from "../controller/pointing.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { useWorkspaceRun } from "../controller/run.ts";
import { SidePanel, TitleCount } from "../side-panel.tsx";
import { arrangeIntents, type IntentEntry } from "./arrange-intents.ts";
import { formKindOf } from "./intent-draft.ts";
import { type FormSubject, IntentForm } from "./intent-form.tsx";
import type { RowCommands } from "./intent-row.tsx";
import { IntentSection } from "./intent-section.tsx";
import { IntentTools } from "./intent-tools.tsx";
import classes from "./intents-panel.module.css";
import { NetSection } from "./net-section.tsx";
import { intentRows, pressedOnRows } from "./pressed-on-rows.ts";
import { useIntents } from "./use-intents.ts";
import { wordIntent, wordsToFind } from "./word-intent.ts";

/** What the placer read from the circuit, before it goes to work: every line says why, and can be removed or corrected. */
export default function IntentsPanel({ onClose }: { onClose: () => void }) {
  const { project } = useWorkspaceProject();
  const { commands: runCommands } = useWorkspaceRun();
  const { board } = useWorkspaceBoard();
  const { pointAt: onPoint, showIntent: onShow } = useWorkspacePointing();
  const mayPlace = useWorkspaceOrders().routeNet !== undefined;
  const place = () => {
    onClose();
    void runCommands.start("PLACEMENT");
  };
  const { t, i18n } = useTranslation();
  const errorText = useReadingErrorText();
  const { intents, failure, retry, commands } = useIntents(project);
  const [find, setFind] = useState("");
  const [form, setForm] = useState<FormSubject>();
  const [focused, setFocused] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { circuit } = useCircuit(project.circuitDocumentUrl);
  const pins = useMemo(() => board && pinsByReference(board, circuit), [board, circuit]);
  const outline = useMemo(() => board && boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer)), [board]);
  const wording = useMemo(() => ({ t, language: i18n.language, pins }), [t, i18n.language, pins]);
  const wordsOf = ({ intent }: IntentEntry) => wordIntent(intent, wording);
  const entries = intents?.entries;
  const { sections, removed } = useMemo(
    () => arrangeIntents(entries ?? [], { find, wordsOf: (entry) => wordsToFind(entry, wording) }),
    [entries, find, wording],
  );
  const found = [...sections.flatMap(({ wanted }) => wanted), ...removed];
  const active = found.some(({ intent }) => intent.id === focused) ? focused : found[0]?.intent.id;

  const remove = async (gone: readonly IntentEntry[], message: string) => {
    const ids = gone.map(({ intent }) => intent.id);
    // A row that goes away from under the pointer does not say that it was left.
    onPoint(undefined);
    if (await commands.remove(ids))
      showActionToast(message, { label: t("intents.undo"), act: () => undo.current(ids) });
  };
  // A toast outlives the state that it was made in: what it calls is the newest.
  const undo = useRef((_ids: readonly string[]) => {});
  undo.current = (ids) => void commands.restore(ids);

  const rowCommands: RowCommands = {
    onPoint: (entry) => {
      onPoint(entry?.intent);
      if (entry) setFocused(entry.intent.id);
    },
    onShow: ({ intent }) => onShow(intent),
    onCorrect: ({ intent }) => setForm({ kind: formKindOf(intent), corrects: intent }),
    onRemove: (entry) => void remove([entry], t("intents.removedToast", { title: wordsOf(entry).title })),
    onRestore: ({ intent }) => void commands.restore([intent.id]),
    onReset: ({ intent }) => void commands.reset([intent.id]),
  };

  const press = pressedOnRows(list, found, rowCommands);
  const closeForm = () => {
    setForm(undefined);
    const rows = intentRows(list);
    (rows.find((row) => row.dataset.intent === form?.corrects?.id) ?? rows[0])?.focus();
  };
  const say = async (statement: IntentStatement) => {
    if (await commands.say(statement, form?.corrects?.id)) closeForm();
  };
  const formTitle =
    form &&
    (form.corrects
      ? t("intents.correctTitle", { title: wordIntent(form.corrects, wording).title })
      : t(`intents.adding.${form.kind}`));
  const wantedCount = entries?.filter(({ isRemoved }) => !isRemoved).length ?? 0;

  return (
    <SidePanel
      title={
        <>
          {t("intents.title")}
          {entries && (
            <TitleCount>
              {wantedCount}
              <VisuallyHidden> {t("intents.count", { count: wantedCount })}</VisuallyHidden>
            </TitleCount>
          )}
        </>
      }
      head={
        <>
          <p>{t(mayPlace || !entries ? "intents.hint" : "intents.next")}</p>
          <IntentTools
            find={find}
            mayAdd={pins !== undefined && entries !== undefined}
            onFind={setFind}
            onAdd={(kind) => setForm({ kind, corrects: undefined })}
          />
        </>
      }
      above={
        form &&
        pins && (
          <IntentForm
            key={`${form.kind} ${form.corrects?.id ?? ""}`}
            subject={form}
            title={formTitle ?? ""}
            pins={pins}
            outline={outline}
            isBusy={commands.isBusy}
            onSay={(statement) => void say(statement)}
            onClose={closeForm}
          />
        )
      }
      foot={
        mayPlace &&
        entries && (
          <footer className={classes.footer}>
            <Button size="sm" fullWidth leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={place}>
              {t("intents.place")}
            </Button>
            <span>{t("intents.placeHint")}</span>
          </footer>
        )
      }
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between the rows' own buttons */}
      <div className={classes.list} ref={list} onKeyDown={press}>
        {failure && (
          <ErrorNote error={errorText(failure, t("intents.failed"))} action={<RetryButton onClick={retry} />} />
        )}
        {!entries && !failure && (
          <p className={classes.quiet} role="status">
            <Loader size={14} /> {t("intents.loading")}
          </p>
        )}
        {entries?.length === 0 && <p className={classes.quiet}>{t("intents.none")}</p>}
        {entries && entries.length > 0 && found.length === 0 && (
          <p className={classes.quiet} role="status">
            {t("intents.noMatch", { find })}{" "}
            <Button variant="default" size="compact-xs" onClick={() => setFind("")}>
              {t("intents.clearFind")}
            </Button>
          </p>
        )}
        {sections.map(({ kind, wanted }) => (
          <IntentSection
            key={kind}
            title={t(`intents.kind.${kind}`)}
            entries={wanted}
            wordsOf={wordsOf}
            isSought={find.trim() !== ""}
            active={active}
            commands={rowCommands}
            action={
              wanted.length > 1 && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-xs"
                  aria-label={t("intents.removeAllNamed", { kind: t(`intents.kind.${kind}`) })}
                  onClick={() => void remove(wanted, t("intents.removedAllToast", { count: wanted.length }))}
                >
                  {t("intents.removeAll")}
                </Button>
              )
            }
          />
        ))}
        {board && entries && <NetSection board={board} circuit={circuit} find={find} />}
        {removed.length > 0 && (
          <IntentSection
            key="removed"
            title={t("intents.removed")}
            entries={removed}
            wordsOf={wordsOf}
            isSought={find.trim() !== ""}
            active={active}
            commands={rowCommands}
            action={
              removed.length > 1 && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-xs"
                  onClick={() => void commands.restore(removed.map(({ intent }) => intent.id))}
                >
                  {t("intents.restoreAll")}
                </Button>
              )
            }
          />
        )}
      </div>
    </SidePanel>
  );
}
