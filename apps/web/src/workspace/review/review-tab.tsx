import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import type { Board } from "@tracewright/board";
import { REVIEW_SEVERITIES, type ReviewFinding } from "@tracewright/checks";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCircuit } from "../../open-project/use-circuit.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspacePointing } from "../controller/pointing.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { arrangeReview } from "./arrange-review.ts";
import { FindingRow } from "./finding-row.tsx";
import classes from "./review.module.css";
import { reviewCommands } from "./review-commands.ts";
import { ReviewSection } from "./review-section.tsx";
import { useFindingWords } from "./use-finding-words.ts";
import { useReview } from "./use-review.ts";

/** What an engineer would look at before the board is ordered: findings under their rules, with reason, remedy and source. */
export function ReviewTab({
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
  const { circuit } = useCircuit(project.circuitDocumentUrl);
  const { review, status, retry } = useReview(board, circuit);
  const [chosen, setChosen] = useState<string>();
  const wordsOf = useFindingWords();
  const arranged = useMemo(
    () => review && arrangeReview(review, { find, severity, wordsOf }),
    [review, find, severity, wordsOf],
  );
  const commands = useMemo(() => reviewCommands(editor), [editor]);

  if (status === "failed")
    return (
      <ErrorNote
        error={{ sentence: t("review.failed"), code: undefined }}
        action={
          <Button variant="default" size="compact-sm" onClick={retry}>
            {t("review.retry")}
          </Button>
        }
      />
    );
  if (!arranged)
    return (
      <p className={classes.quiet} role="status">
        {t("review.reviewing")}
      </p>
    );
  const { groups, accepted, ignored, counts } = arranged;
  const show = (finding: ReviewFinding) => {
    setChosen(finding.key);
    const [from, to] = finding.ends ?? [finding.position, finding.position];
    showPlace({
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      items: finding.items,
      nets: [],
      ...(finding.ends && {
        marks: { lines: [{ ax: from.x, ay: from.y, bx: to.x, by: to.y }], spots: [] },
      }),
    });
  };
  const rowOf = (finding: ReviewFinding) => (
    <FindingRow
      key={finding.key}
      finding={finding}
      words={wordsOf(finding)}
      rule={review?.rules.find(({ id }) => id === finding.rule)}
      circuit={circuit}
      isChosen={finding.key === chosen}
      commands={commands}
      onShow={() => show(finding)}
    />
  );
  const total = counts.error + counts.warning + counts.note;
  return (
    <div className={classes.review}>
      <p className={classes.lead} role="status">
        {t("review.counts", {
          errors: t("checks.errors", { count: counts.error }),
          warnings: t("checks.warnings", { count: counts.warning }),
          notes: t("review.notes", { count: counts.note }),
        })}
        {status === "reviewing" && ` ${t("review.reviewing")}`}
      </p>
      {groups.length === 0 && (
        <p className={classes.quiet}>
          {total === 0 && <IconCircleCheck size={18} aria-hidden />}
          {t(total === 0 ? "review.clean" : "checks.noMatch")}
        </p>
      )}
      {groups.map(({ rule, findings }) => (
        <ReviewSection
          key={rule.id}
          title={t(`review.rules.${rule.id}.title`)}
          count={findings.length}
          rule={rule}
          severities={REVIEW_SEVERITIES}
          holdsChosen={findings.some(({ key }) => key === chosen)}
          onSeverity={commands && ((severity) => commands.setSeverity(rule.id, severity))}
        >
          {findings.map(rowOf)}
        </ReviewSection>
      ))}
      {accepted.length > 0 && (
        <ReviewSection
          title={t("review.accepted")}
          count={accepted.length}
          holdsChosen={accepted.some(({ key }) => key === chosen)}
        >
          {accepted.map(rowOf)}
        </ReviewSection>
      )}
      {ignored.length > 0 && (
        <ReviewSection title={t("review.ignored")} count={ignored.length} holdsChosen={false}>
          {ignored.map(({ id }) => (
            <li key={id} className={classes.ignored}>
              {t(`review.rules.${id}.title`)}
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
