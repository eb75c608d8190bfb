import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import type { Board } from "@tracewright/board";
import { type ElectricalFinding, type ElectricalSeverity, electricalSettings } from "@tracewright/checks";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCircuit } from "../../open-project/use-circuit.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspacePointing } from "../controller/pointing.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { useWorkspaceSheets } from "../controller/sheets.ts";
import classes from "../review/review.module.css";
import { ReviewSection } from "../review/review-section.tsx";
import { arrangeElectrical } from "./arrange-electrical.ts";
import { electricalCommands } from "./electrical-commands.ts";
import { ElectricalRow } from "./electrical-row.tsx";
import { boardPlaceOfElectrical, sheetPlaceOfElectrical } from "./place-of-electrical.ts";
import { useElectrical } from "./use-electrical.ts";
import { useElectricalWords } from "./use-electrical-words.ts";

const SEVERITIES = ["error", "warning", "ignore"] as const;

/** What the electrical rules object to in the schematic: every line goes to its sheet, and lights up the pads on the board. */
export function ElectricalTab({
  board,
  find,
  severity,
}: {
  board: Board;
  find: string;
  severity: "all" | "error" | "warning";
}) {
  const { t } = useTranslation();
  const { project } = useWorkspaceProject();
  const { editor } = useWorkspaceBoard();
  const { showPlace } = useWorkspacePointing();
  const sheets = useWorkspaceSheets();
  const { circuit, failed, retry: reload } = useCircuit(project.circuitDocumentUrl);
  // Equal settings are the same object: a moved part asks for no other check.
  const stored = JSON.stringify(electricalSettings(board));
  const settings = useMemo((): ReturnType<typeof electricalSettings> => JSON.parse(stored), [stored]);
  const { answer, status, retry } = useElectrical(circuit, settings);
  const [chosen, setChosen] = useState<string>();
  const wordsOf = useElectricalWords();
  const arranged = useMemo(
    () => answer && arrangeElectrical(answer, { find, severity, wordsOf }),
    [answer, find, severity, wordsOf],
  );
  const commands = useMemo(() => electricalCommands(editor), [editor]);

  if (status === "failed" || failed)
    return (
      <ErrorNote
        error={{ sentence: t("electrical.failed"), code: undefined }}
        action={
          <Button variant="default" size="compact-sm" onClick={failed ? reload : retry}>
            {t("electrical.retry")}
          </Button>
        }
      />
    );
  if (!arranged || !circuit)
    return (
      <p className={classes.quiet} role="status">
        {t("electrical.checking")}
      </p>
    );
  const { groups, accepted, excluded, ignored, counts } = arranged;
  const show = (finding: ElectricalFinding) => {
    setChosen(finding.key);
    const place = boardPlaceOfElectrical(finding, { board, circuit });
    if (place) showPlace(place);
    sheets.showPlace(sheetPlaceOfElectrical(finding));
  };
  const paths = new Map(circuit.sheets.map(({ id, path }) => [id, path]));
  const rowOf = (finding: ElectricalFinding) => (
    <ElectricalRow
      key={finding.key}
      finding={finding}
      words={wordsOf(finding)}
      sheet={paths.get(finding.items[0].sheet) ?? "/"}
      rule={answer?.rules.find(({ id }) => id === finding.rule)}
      isChosen={finding.key === chosen}
      commands={commands}
      onShow={() => show(finding)}
    />
  );
  const total = counts.error + counts.warning;
  return (
    <div className={classes.review}>
      <p className={classes.lead} role="status">
        {t("checks.counts", {
          errors: t("checks.errors", { count: counts.error }),
          warnings: t("checks.warnings", { count: counts.warning }),
        })}
        {status === "checking" && ` ${t("electrical.checking")}`}
      </p>
      {groups.length === 0 && (
        <p className={classes.quiet}>
          {total === 0 && <IconCircleCheck size={18} aria-hidden />}
          {t(total === 0 ? "electrical.clean" : "checks.noMatch")}
        </p>
      )}
      {groups.map(({ rule, findings }) => (
        <ReviewSection
          key={rule.id}
          title={t(`electrical.rules.${rule.id}.title`)}
          count={findings.length}
          rule={rule}
          severities={SEVERITIES}
          holdsChosen={findings.some(({ key }) => key === chosen)}
          onSeverity={
            commands && ((severity: ElectricalSeverity | "ignore") => commands.setSeverity(rule.id, severity))
          }
        >
          {findings.map(rowOf)}
        </ReviewSection>
      ))}
      {[
        { title: t("electrical.excluded"), findings: excluded },
        { title: t("review.accepted"), findings: accepted },
      ].map(
        ({ title, findings }) =>
          findings.length > 0 && (
            <ReviewSection
              key={title}
              title={title}
              count={findings.length}
              holdsChosen={findings.some(({ key }) => key === chosen)}
            >
              {findings.map(rowOf)}
            </ReviewSection>
          ),
      )}
      {ignored.length > 0 && (
        <ReviewSection title={t("review.ignored")} count={ignored.length} holdsChosen={false}>
          {ignored.map(({ id }) => (
            <li key={id} className={classes.ignored}>
              {t(`electrical.rules.${id}.title`)}
              {commands && (
                <Button variant="default" size="compact-xs" onClick={() => commands.setSeverity(id, "warning")}>
                  {t("review.restore")}
                </Button>
              )}
            </li>
          ))}
        </ReviewSection>
      )}
    </div>
  );
}
