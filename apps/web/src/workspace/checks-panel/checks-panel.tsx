import { Button, SegmentedControl, Tabs, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { Board, Finding } from "@tracewright/board";
import type { KeyedFinding } from "@tracewright/checks";
import { shownName } from "@tracewright/text";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNote } from "../../shell/error-note.tsx";
import { UncheckedRules } from "../../verdict/unchecked-rules.tsx";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspaceOrders } from "../controller/orders.ts";
import { useWorkspacePointing } from "../controller/pointing.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { useWorkspaceSheets } from "../controller/sheets.ts";
import { ElectricalTab } from "../electrical/electrical-tab.tsx";
import { useFindingText } from "../findings/use-finding-text.ts";
import { useActions } from "../input/actions/use-actions.ts";
import type { LiveChecks } from "../live-checks/live-checks.ts";
import { useChecksState } from "../live-checks/use-live-checks.ts";
import { ReviewTab } from "../review/review-tab.tsx";
import { SidePanel } from "../side-panel.tsx";
import { UnfilledZones } from "../zone-fill/unfilled-zones.tsx";
import { arrangeFindings, arrangeOpen, OPEN, stepFrom } from "./arrange-findings.ts";
import classes from "./checks-panel.module.css";
import { DueNote } from "./due-note.tsx";
import { ExcludedFindings } from "./excluded-findings.tsx";
import { FabVerdict } from "./fab-verdict.tsx";
import { FindingList } from "./finding-list.tsx";
import { OpenList } from "./open-list.tsx";
import { placeOfFinding } from "./place-of-finding.ts";
import { RulesNotChecked } from "./rules-not-checked.tsx";

const SEVERITIES = ["all", "error", "warning"] as const;
const NOTHING: readonly KeyedFinding[] = [];

/** What the design rules object to on the board as it is now, and what is not connected yet: every line goes to its place. */
export default function ChecksPanel({
  board,
  checks,
  onClose,
}: {
  board: Board;
  checks: LiveChecks;
  onClose: () => void;
}) {
  const { project } = useWorkspaceProject();
  const { isCurrent } = useWorkspaceBoard();
  const { showPlace: onShowPlace } = useWorkspacePointing();
  const sheets = useWorkspaceSheets();
  const { openRules: onRules } = useWorkspaceOrders();
  const { t } = useTranslation();
  const { findings, excluded, due, status, chosen } = useChecksState(checks);
  const [tab, setTab] = useState<string | null>("findings");
  const [find, setFind] = useState("");
  const [severity, setSeverity] = useState<(typeof SEVERITIES)[number]>("all");
  const textOf = useFindingText(board);
  const wordsOf = useCallback((finding: Finding) => textOf(asTold(finding)), [textOf]);
  const wanted = find.trim().toLowerCase();
  const { groups, order, counts } = useMemo(
    () => arrangeFindings(findings ?? NOTHING, { find: wanted, severity, wordsOf }),
    [findings, wanted, severity, wordsOf],
  );
  const names = useMemo(
    () => new Map<string, string>(board.nets.map(({ id, name }) => [id, shownName(name)])),
    [board.nets],
  );
  const open = useMemo(
    () => arrangeOpen(findings ?? NOTHING, { find: wanted, nameOf: (net) => names.get(net) ?? net }),
    [findings, wanted, names],
  );
  const openCount = useMemo(
    () => (findings ?? NOTHING).filter(({ finding }) => finding.rule === OPEN).length,
    [findings],
  );

  const show = (keyed: KeyedFinding) => {
    checks.choose(keyed.key);
    const { onSheet } = keyed.finding;
    if (onSheet) sheets.showPlace(onSheet);
    else onShowPlace(placeOfFinding(keyed.finding));
  };
  const step = (by: 1 | -1) => {
    const next = stepFrom(order, chosen, by);
    if (next) show(next);
  };
  useActions([
    { id: "findingNext", isEnabled: () => order.length > 0, run: () => step(1) },
    { id: "findingPrevious", isEnabled: () => order.length > 0, run: () => step(-1) },
  ]);
  const hasSchematic = project.circuitDocumentUrl !== null;
  const summary = findings
    ? t("checks.counts", {
        errors: t("checks.errors", { count: counts.error }),
        warnings: t("checks.warnings", { count: counts.warning }),
      })
    : "";

  return (
    <SidePanel
      title={t("checks.title")}
      onClose={onClose}
      head={
        <div className={classes.head}>
          <TextInput
            size="xs"
            type="search"
            aria-label={t("checks.find")}
            placeholder={t("checks.find")}
            leftSection={<IconSearch size={14} aria-hidden />}
            value={find}
            onChange={(event) => setFind(event.currentTarget.value)}
          />
          <SegmentedControl
            size="xs"
            aria-label={t("checks.severity")}
            value={severity}
            onChange={setSeverity}
            data={SEVERITIES.map((value) => ({ value, label: t(`checks.shown.${value}`) }))}
          />
          <p>
            <span role="status">{summary}</span>
            {status === "checking" && ` ${t("checks.checking")}`}
          </p>
        </div>
      }
      foot={
        onRules && (
          <div className={classes.foot}>
            <Button variant="default" size="compact-sm" h={28} onClick={onRules}>
              {t("workspace.actions.designRules")}
            </Button>
          </div>
        )
      }
    >
      {status === "failed" && (
        <ErrorNote
          error={{ sentence: t("checks.failed"), code: undefined }}
          action={
            <Button variant="default" size="compact-sm" onClick={() => checks.retry()}>
              {t("checks.retry")}
            </Button>
          }
        />
      )}
      <DueNote count={due} />
      <UncheckedRules board={board} />
      <UnfilledZones board={board} />
      {isCurrent && <FabVerdict project={project} />}
      <Tabs className={classes.tabs ?? ""} value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="findings">
            {t("checks.findings")} <span className="tw-number">{counts.error + counts.warning}</span>
          </Tabs.Tab>
          <Tabs.Tab value="open">
            {t("checks.unrouted")} <span className="tw-number">{openCount}</span>
          </Tabs.Tab>
          <Tabs.Tab value="review">{t("review.tab")}</Tabs.Tab>
          {hasSchematic && <Tabs.Tab value="electrical">{t("electrical.tab")}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="findings">
          {(due === 0 || counts.error + counts.warning > 0) && (
            <FindingList
              groups={groups}
              chosen={chosen}
              wordsOf={wordsOf}
              isKnown={findings !== undefined}
              isFiltered={counts.error + counts.warning > 0}
              onShow={show}
            />
          )}
          <ExcludedFindings findings={excluded} wordsOf={wordsOf} onShow={show} />
          <RulesNotChecked />
        </Tabs.Panel>
        <Tabs.Panel value="open">
          <OpenList
            nets={open}
            chosen={chosen}
            wordsOf={wordsOf}
            nameOf={(net) => names.get(net) ?? net}
            isKnown={findings !== undefined}
            isFiltered={openCount > 0}
            onShow={show}
          />
        </Tabs.Panel>
        <Tabs.Panel value="review">
          <ReviewTab board={board} find={wanted} severity={severity} />
        </Tabs.Panel>
        {hasSchematic && (
          <Tabs.Panel value="electrical">
            <ElectricalTab board={board} find={wanted} severity={severity} />
          </Tabs.Panel>
        )}
      </Tabs>
    </SidePanel>
  );
}

/** As the server tells findings, whose sentences these are. */
function asTold({ rule, severity, message, words, items, nets, position, layer, actual, required }: Finding) {
  return {
    ...{ rule, severity, message, items: [...items], nets: [...nets], ...position },
    ...(words && { words }),
    ...{ layer: layer ?? null, actual: actual ?? null, required: required ?? null },
  };
}
