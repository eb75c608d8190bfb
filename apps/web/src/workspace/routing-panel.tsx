import { Button, Tabs } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { shownName } from "@tracewright/text";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { RunResult } from "../open-project/run-view.ts";
import { pathWithVersion } from "../projects/result-address.ts";
import { showActionToast } from "../toasts/show-action-toast.tsx";
import { useCleanWords } from "../verdict/use-clean-words.ts";
import { groupByRule, OPEN } from "./checks-panel/arrange-findings.ts";
import { RuleGroups } from "./checks-panel/rule-groups.tsx";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useWorkspacePointing } from "./controller/pointing.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import type { LastRouting } from "./controller/results.ts";
import { useWorkspaceRun } from "./controller/run.ts";
import { DiscardButton } from "./discard-button.tsx";
import { useFindingText } from "./findings/use-finding-text.ts";
import type { Focus } from "./focus.ts";
import { LengthsPanel } from "./lengths/lengths-panel.tsx";
import { MoreErrors } from "./more-errors.tsx";
import { PairsList } from "./pairs-list.tsx";
import { ReviewTab } from "./review/review-tab.tsx";
import classes from "./routing-panel.module.css";
import { useOpenReason } from "./use-open-reason.ts";

type Routing = NonNullable<RunResult["routing"]>;
type OpenConnection = Routing["open"][number];

/** Longer lists are counted, not drawn. */
const ROWS_SHOWN = 200;

/** What a routing came to: its numbers, every finding and every open connection, each one a jump to its place. */
export function RoutingPanel({
  historyId,
  routing,
  requestGroupId,
  again,
}: {
  historyId: string;
  routing: Routing;
  /** Of a result that waits for an answer. */
  requestGroupId?: string | undefined;
  /** Where it is looked at again. */
  again?: Pick<LastRouting, "isCurrent" | "leave">;
}) {
  const { project } = useWorkspaceProject();
  const { commands } = useWorkspaceRun();
  // Undefined while the board that was routed loads.
  const { board } = useWorkspaceBoard();
  const { showPlace: onShowPlace, showNets: onShowNets } = useWorkspacePointing();
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [tab, setTab] = useState<string | null>(routing.open.length > 0 ? "open" : "findings");
  const { thermal = 0, drops = 0, stitching = 0 } = routing.planeVias ?? {};
  const openCount = routing.total - routing.connected;
  // Done is what was asked for, though other nets may be open.
  const isAskedDone = !routing.complete && routing.open.length === 0 && routing.unasked > 0;
  // Open connections have a list of their own, as in the check of rules: listed in both, they would be counted twice.
  const findings = useMemo(() => routing.findings.filter(({ rule }) => rule !== OPEN), [routing.findings]);
  const isClean = (routing.complete || isAskedDone) && findings.every(({ severity }) => severity !== "error");
  const reasonOf = useOpenReason();
  const findingText = useFindingText(board);
  const clean = useCleanWords(board);
  const groups = useMemo(() => groupByRule(findings.map((finding, key) => ({ key, finding }))), [findings]);
  const [looked, look] = useState<number>();

  const confirm = async () => {
    if (!(await commands.select("ROUTING", historyId))) return;
    again?.leave();
    showActionToast(t("routing.confirmed"), {
      label: t("routing.openResult"),
      act: () => void navigate(pathWithVersion("result", project.id, new URLSearchParams())),
    });
  };

  return (
    <section className={classes.panel} aria-labelledby="routing-title">
      <div className={classes.summary}>
        <h2 id="routing-title" data-clean={isClean}>
          {isClean ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertTriangle size={20} aria-hidden />}
          {routing.complete
            ? t("routing.complete")
            : isAskedDone
              ? t("routing.asked")
              : t("routing.partial", { count: openCount })}
        </h2>
        <MoreErrors errors={routing.errors} />
        <dl className={classes.numbers}>
          <Quantity label={t("routing.connected")}>
            {routing.connected}/{routing.total}
          </Quantity>
          <Quantity label={t("routing.vias")}>{routing.vias.toLocaleString(i18n.language)}</Quantity>
          {thermal > 0 && <Quantity label={t("routing.thermalVias")}>{thermal.toLocaleString(i18n.language)}</Quantity>}
          {drops > 0 && <Quantity label={t("routing.dropVias")}>{drops.toLocaleString(i18n.language)}</Quantity>}
          {stitching > 0 && (
            <Quantity label={t("routing.stitchingVias")}>{stitching.toLocaleString(i18n.language)}</Quantity>
          )}
          <Quantity label={t("routing.length")}>
            {routing.lengthMm.toLocaleString(i18n.language, { maximumFractionDigits: 1 })} mm
          </Quantity>
          <Quantity label={t("routing.findings")}>{findings.length.toLocaleString(i18n.language)}</Quantity>
        </dl>
        {requestGroupId && <DiscardButton requestGroupId={requestGroupId} commands={commands} />}
        {again && (
          <Button variant="default" size="compact-sm" h={28} onClick={again.leave}>
            {t("routing.leave")}
          </Button>
        )}
        {again?.isCurrent ? (
          <Button
            component={Link}
            to={pathWithVersion("result", project.id, new URLSearchParams())}
            size="compact-sm"
            h={28}
          >
            {t("routing.openResult")}
          </Button>
        ) : (
          <Button size="compact-sm" h={28} loading={commands.busy === "select"} onClick={() => void confirm()}>
            {routing.complete || isAskedDone ? t("routing.confirm") : t("routing.confirmPartial")}
          </Button>
        )}
      </div>
      <Tabs value={tab} onChange={setTab} className={classes.lists ?? ""} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="findings">
            {t("routing.findings")} <span className="tw-number">{findings.length}</span>
          </Tabs.Tab>
          <Tabs.Tab value="open">
            {t("routing.open")} <span className="tw-number">{routing.open.length + routing.unasked}</span>
          </Tabs.Tab>
          {routing.pairs.length > 0 && (
            <Tabs.Tab value="pairs">
              {t("routing.pairs.title")} <span className="tw-number">{routing.pairs.length}</span>
            </Tabs.Tab>
          )}
          <Tabs.Tab value="lengths">{t("routing.lengths.title")}</Tabs.Tab>
          {board && <Tabs.Tab value="review">{t("review.tab")}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="findings" className={classes.list ?? ""} tabIndex={-1}>
          {findings.length === 0 && <p>{clean.all}</p>}
          <RuleGroups
            groups={groups}
            chosen={looked}
            keyOf={({ key }) => key}
            wordsOf={({ finding }) => findingText(finding)}
            onShow={({ key, finding }) => {
              look(key);
              onShowPlace(finding);
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="open" className={classes.list ?? ""} tabIndex={-1}>
          {routing.open.length === 0 && <p>{t(isAskedDone ? "routing.asked" : "routing.complete")}</p>}
          <ul>
            {routing.open.slice(0, ROWS_SHOWN).map((connection) => (
              <li key={placeKey(connection)}>
                <button type="button" title={t("routing.jump")} onClick={() => onShowPlace(placeOf(connection))}>
                  <span className={classes.net}>{shownName(connection.net)}</span>
                  {reasonOf(connection)}
                </button>
              </li>
            ))}
          </ul>
          <More count={routing.open.length - ROWS_SHOWN} />
          {routing.unasked > 0 && <p>{t("routing.unasked", { count: routing.unasked })}</p>}
        </Tabs.Panel>
        <Tabs.Panel value="pairs" className={classes.list ?? ""} tabIndex={-1}>
          <PairsList pairs={routing.pairs} onShowNets={onShowNets} />
        </Tabs.Panel>
        <Tabs.Panel value="lengths" className={classes.list ?? ""} tabIndex={-1}>
          <LengthsPanel projectId={project.id} historyId={historyId} onShowNets={onShowNets} />
        </Tabs.Panel>
        {board && (
          <Tabs.Panel value="review" className={classes.list ?? ""} tabIndex={-1}>
            <ReviewTab board={board} find="" severity="all" />
          </Tabs.Panel>
        )}
      </Tabs>
    </section>
  );
}

function placeOf({ net, from, to, cause }: OpenConnection): Focus {
  const { cut, spots = [] } = cause ?? {};
  // A line with room to spare is no reason by itself; where it is full, it says more than where tracks happen to lie.
  const lines = cut && cut.needed > cut.fits ? cut.lines : [];
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    items: [from.item, to.item],
    nets: [net],
    marks: { lines, spots: lines.length > 0 ? [] : spots },
  };
}

function placeKey({ from, to }: OpenConnection): string {
  return `${from.item} ${to.item} ${from.x} ${to.x}`;
}

function Quantity({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tw-number">{children}</dd>
    </div>
  );
}

function More({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > 0 ? <p>{t("routing.more", { count })}</p> : null;
}
