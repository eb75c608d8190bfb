import { Button, Loader, NumberInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconArrowBackUp, IconDownload } from "@tabler/icons-react";
import { MAX_BOARDS } from "@tracewright/assembly";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { useProjectExport } from "../../../export/use-project-export.tsx";
import { formatMoney } from "../../../format/format-money.ts";
import { SupplySourcesDocument } from "../../../graphql/generated/documents.ts";
import { useReadingErrorText } from "../../../graphql/use-reading-error-text.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import type { ChosenParts } from "../chosen-parts.ts";
import classes from "./bill-panel.module.css";
import { BillRow } from "./bill-row.tsx";
import { type Bill, useBill } from "./use-bill.ts";

/** Somebody who types a number is not asked about at every digit. */
const TYPING_MS = 400;

/** What has to be bought for a number of boards, line by line, with what is known of it and what is not. */
export function BillPanel({
  project,
  chosen,
  onChoose,
}: {
  /** In the version that is shown. */
  project: Project;
  chosen: ChosenParts;
  onChoose: (references: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const errorText = useReadingErrorText();
  const [typed, setTyped] = useState<number | string>(1);
  const [boards] = useDebouncedValue(boardsOf(typed) ?? 1, TYPING_MS);
  const { bill, error, isAsking, isDeciding, retry, decide, undo } = useBill(project, boards);
  const [{ data: sources }] = useQuery({ query: SupplySourcesDocument });
  const isLive = sources?.supplySources.some((source) => source.isLive) ?? true;
  const { isExporting, choose, dialogs } = useProjectExport(project, {
    version: { majorVersion: project.majorVersion, revisionVersion: project.revisionVersion },
  });
  const lines = bill?.billOfMaterials ?? [];
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <NumberInput
          size="xs"
          w={120}
          label={t("result.bill.boards")}
          min={1}
          max={MAX_BOARDS}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          thousandSeparator=","
          value={typed}
          onChange={setTyped}
          error={boardsOf(typed) === undefined && t("result.bill.boardsRange", { most: MAX_BOARDS })}
          hideControls
        />
        {bill && <Totals bill={bill} />}
        <div className={classes.actions}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={!bill?.canUndoChoice || isDeciding}
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => void undo()}
          >
            {t("result.bill.undo")}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            loading={isExporting}
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => void choose({ outputFormat: "ASSEMBLY_EXPORT", boards })}
          >
            {t("result.bill.files")}
          </Button>
        </div>
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={retry} />} />}
      <div className={classes.notes} role="status">
        {isAsking && bill && <p>{t("result.bill.asking", { count: bill.openLines })}</p>}
        {bill?.supplyProblem && <p>{t(`result.bill.problem.${bill.supplyProblem}`)}</p>}
        {/* With no price at all there is no total, which says so itself. */}
        {bill && bill.totals.length > 0 && bill.unpricedLines > 0 && (
          <p>{t("result.bill.unpriced", { count: bill.unpricedLines, lines: lines.length })}</p>
        )}
        {!isLive && <p>{t("result.bill.notLive")}</p>}
      </div>
      {!bill && !error && <Loader size="sm" m="md" aria-label={t("common.loading")} />}
      {bill && lines.length === 0 && <p className={classes.empty}>{t("result.bill.empty")}</p>}
      {lines.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t("result.bill.part")}</th>
                <th scope="col">{t("result.bill.references")}</th>
                <th scope="col">{t("result.bill.given")}</th>
                <th scope="col" className={classes.number}>
                  {t("result.bill.pieces")}
                </th>
                <th scope="col">{t("result.bill.supply")}</th>
                <th scope="col" className={classes.number}>
                  {t("result.bill.cost")}
                </th>
                <th>
                  <span className="tw-visually-hidden">{t("result.bill.more")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <BillRow
                  key={line.id}
                  project={project}
                  line={line}
                  isChosen={line.references.some((reference) => chosen.references.has(reference))}
                  isFollowed={chosen.from !== "bill"}
                  isDeciding={isDeciding}
                  onChoose={() => onChoose(line.references)}
                  onDecide={(decision) => void decide(decision)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {dialogs}
    </div>
  );
}

/** Of priced lines; unpriced lines are listed below and are in no total. */
function Totals({ bill }: { bill: Bill }) {
  const { t, i18n } = useTranslation();
  const { totals, boards } = bill;
  if (totals.length === 0) return <p className={classes.totals}>{t("result.bill.noTotal")}</p>;
  return (
    <dl className={classes.totals}>
      {totals.map(({ currency, lines, lot, perBoard }) => (
        <div key={currency}>
          <dt>{t("result.bill.total", { count: boards })}</dt>
          <dd>
            <strong>{formatMoney(lot, currency, i18n.language)}</strong>{" "}
            <small>
              {t("result.bill.perBoard", { price: formatMoney(perBoard, currency, i18n.language) })} ·{" "}
              {t("result.bill.ofLines", { count: lines })}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was typed, where it is a number of boards that can be ordered. */
function boardsOf(typed: number | string): number | undefined {
  const boards = typeof typed === "number" ? typed : Number.parseInt(typed, 10);
  return Number.isInteger(boards) && boards >= 1 && boards <= MAX_BOARDS ? boards : undefined;
}
