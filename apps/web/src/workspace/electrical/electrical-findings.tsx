import { Button } from "@mantine/core";
import { IconCircleCheck, IconTable } from "@tabler/icons-react";
import type { Board, ElectricalSettings, ElectricalSeverity } from "@tracewright/board";
import type { ElectricalFinding } from "@tracewright/checks";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LoadedCircuit } from "../../open-project/use-circuit.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useWorkspacePointing } from "../controller/pointing.ts";
import { useWorkspaceSheets } from "../controller/sheets.ts";
import classes from "../review/review.module.css";
import { ReviewSection } from "../review/review-section.tsx";
import { arrangeElectrical } from "./arrange-electrical.ts";
import type { ElectricalCommands } from "./electrical-commands.ts";
import { ElectricalRow } from "./electrical-row.tsx";
import { PinMatrixDialog } from "./pin-matrix-dialog.tsx";
import { boardPlaceOfElectrical, sheetPlaceOfElectrical } from "./place-of-electrical.ts";
import { useElectrical } from "./use-electrical.ts";
import { useElectricalWords } from "./use-electrical-words.ts";

const SEVERITIES = ["error", "warning", "ignore"] as const;

/** What the electrical rules object to in a schematic: every line goes to its sheet, and lights up the pads on the board. */
export function ElectricalFindings({
  loaded: { circuit, failed, retry: reload },
  board,
  settings,
  commands,
  find,
  severity,
}: {
  loaded: LoadedCircuit;
  /** Absent: the project has none. */
  board?: Board;
  /** Undefined: still loading. Equal settings are the same object: others are checked again. */
  settings: ElectricalSettings | undefined;
  /** Undefined where nothing may be changed. */
  commands: ElectricalCommands | undefined;
  find: string;
  severity: "all" | "error" | "warning";
}) {
  const { t } = useTranslation();
  const { showPlace } = useWorkspacePointing();
  const sheets = useWorkspaceSheets();
  const { answer, status, retry } = useElectrical(circuit, settings);
  const [isMatrixOpen, setMatrixOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const wordsOf = useElectricalWords();
  const arranged = useMemo(
    () => answer && arrangeElectrical(answer, { find, severity, wordsOf }),
    [answer, find, severity, wordsOf],
  );

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
  if (!arranged || !circuit || !settings)
    return (
      <p className={classes.quiet} role="status">
        {t("electrical.checking")}
      </p>
    );
  const { groups, accepted, excluded, ignored, counts } = arranged;
  const show = (finding: ElectricalFinding) => {
    setChosen(finding.key);
    const place = board && boardPlaceOfElectrical(finding, { board, circuit });
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
      isChosen={finding.key === chosen}
      isOnBoard={board !== undefined}
      commands={commands}
      onShow={() => show(finding)}
    />
  );
  const total = counts.error + counts.warning;
  return (
    <div className={classes.review}>
      <div className={classes.lead}>
        <p role="status">
          {t("checks.counts", {
            errors: t("checks.errors", { count: counts.error }),
            warnings: t("checks.warnings", { count: counts.warning }),
          })}
          {status === "checking" && ` ${t("electrical.checking")}`}
        </p>
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconTable size={14} aria-hidden />}
          onClick={() => setMatrixOpen(true)}
        >
          {t("electrical.matrix.title")}
        </Button>
      </div>
      {isMatrixOpen && (
        <PinMatrixDialog
          circuit={circuit}
          pinMap={settings.pinMap}
          onChange={commands?.setPinMap}
          onClose={() => setMatrixOpen(false)}
        />
      )}
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
