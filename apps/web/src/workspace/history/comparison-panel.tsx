import { ActionIcon, Loader, Tooltip } from "@mantine/core";
import { IconArrowLeft, IconArrowsExchange } from "@tabler/icons-react";
import type { BoardChange } from "@tracewright/board";
import { Fragment, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspacePointing } from "../controller/pointing.ts";
import { type ComparedVersions, useWorkspaceVersions, type VersionComparison } from "../controller/versions.ts";
import { useFindingText } from "../findings/use-finding-text.ts";
import type { Focus } from "../focus.ts";
import { SidePanel } from "../side-panel.tsx";
import classes from "./history-panel.module.css";
import { groupOf, wordChange } from "./word-change.ts";

/** More rows than this are counted until all are asked for. */
const ROWS_SHOWN = 200;
const ORDER = ["parts", "copper", "zones", "nets", "drawings", "settings"] as const;

/** What differs between two versions, as a list in which each line shows its place, and what the design rules say. */
export function ComparisonPanel({
  compared,
  note,
  onClose,
}: {
  compared: ComparedVersions;
  /** What went wrong with a version meanwhile. */
  note: ReactNode;
  onClose: () => void;
}) {
  const { compare, comparison } = useWorkspaceVersions();
  const { t } = useTranslation();
  const errorText = useErrorText();
  const names = { before: formatVersion(compared.before), after: formatVersion(compared.after) };
  const answer = comparison?.answer;
  return (
    <SidePanel
      label={t("versions.comparison.label")}
      title={
        <span className={classes.compared}>
          <Tooltip label={t("versions.comparison.back")}>
            <ActionIcon
              size={26}
              variant="subtle"
              color="gray"
              aria-label={t("versions.comparison.back")}
              onClick={() => compare(undefined)}
            >
              <IconArrowLeft size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <span className="tw-number">{t("versions.comparison.title", names)}</span>
          <Tooltip label={t("versions.comparison.swap")}>
            <ActionIcon
              size={26}
              variant="subtle"
              color="gray"
              aria-label={t("versions.comparison.swap")}
              onClick={() => compare({ before: compared.after, after: compared.before })}
            >
              <IconArrowsExchange size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </span>
      }
      head={
        answer && (
          <dl className={classes.numbers}>
            {(["errors", "warnings"] as const).map((which) => (
              <div key={which}>
                <dt>{t(`versions.comparison.${which}`)}</dt>
                <dd className="tw-number">
                  {t("versions.comparison.delta", { before: answer.before[which], after: answer.after[which] })}
                </dd>
              </div>
            ))}
          </dl>
        )
      }
      onClose={onClose}
    >
      {note}
      {comparison?.error && (
        <ErrorNote
          error={{ ...errorText(comparison.error), sentence: t("versions.comparison.failed") }}
          action={<RetryButton onClick={comparison.retry} />}
        />
      )}
      {!answer && !comparison?.error && (
        <p className={classes.quiet} role="status">
          <Loader size={14} /> {t("versions.comparison.loading", names)}
        </p>
      )}
      {answer && <Changes answer={answer} />}
    </SidePanel>
  );
}

function Changes({ answer }: { answer: NonNullable<VersionComparison["answer"]> }) {
  const { before } = useWorkspaceVersions();
  const { board: after } = useWorkspaceBoard();
  const { showPlace } = useWorkspacePointing();
  const { t, i18n } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const findingAfter = useFindingText(after);
  const findingBefore = useFindingText(before);
  const { changes, more } = answer;
  const groups = useMemo(
    () =>
      ORDER.flatMap((group) => {
        const own = changes.filter((change) => groupOf(change) === group);
        return own.length > 0 ? [{ group, own }] : [];
      }),
    [changes],
  );
  const press = (event: KeyboardEvent) => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>("li > button") ?? [])];
    const at = event.target instanceof HTMLElement ? rows.indexOf(event.target) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
    event.preventDefault();
  };
  if (changes.length === 0) return <p className={classes.quiet}>{t("versions.comparison.same")}</p>;
  let left = isWhole ? Number.POSITIVE_INFINITY : ROWS_SHOWN;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between the rows' own buttons
    <div ref={body} onKeyDown={press}>
      <p className={classes.legend}>
        <span>{t("versions.comparison.count", { count: changes.length + more })}</span>
        <span data-fate="added">{t("versions.comparison.added")}</span>
        <span data-fate="removed">{t("versions.comparison.removed")}</span>
        <span data-fate="changed">{t("versions.comparison.changed")}</span>
      </p>
      {groups.map(({ group, own }) => {
        const rows = own.slice(0, left);
        left -= rows.length;
        return rows.length === 0 ? null : (
          <Fragment key={group}>
            <h3 className={classes.group}>
              {t(`versions.comparison.group.${group}`)} <span className="tw-number">{own.length}</span>
            </h3>
            <ul className={classes.changes}>
              {rows.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: changes have no identity and never move
                <li key={index}>
                  <ChangeRow change={change} language={i18n.language} onShow={showPlace} />
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
      {changes.length > ROWS_SHOWN && !isWhole && (
        <button type="button" className={classes.all} onClick={() => setWhole(true)}>
          {t("versions.more", { count: changes.length - ROWS_SHOWN })}
        </button>
      )}
      {more > 0 && <p className={classes.quiet}>{t("versions.comparison.more", { count: more })}</p>}
      {(["appeared", "gone"] as const).map((which) =>
        answer[which].length === 0 ? null : (
          <Fragment key={which}>
            <h3 className={classes.group}>
              {t(`versions.comparison.${which}`)} <span className="tw-number">{answer[which].length}</span>
            </h3>
            <ul className={classes.changes}>
              {answer[which].map((finding, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity and never move
                <li key={index}>
                  <button
                    type="button"
                    title={t("versions.comparison.jump")}
                    onClick={() => showPlace({ ...finding, nets: [] })}
                  >
                    <span className={classes.detail}>
                      {which === "appeared" ? findingAfter(finding) : findingBefore(finding)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Fragment>
        ),
      )}
    </div>
  );
}

function ChangeRow({
  change,
  language,
  onShow,
}: {
  change: BoardChange;
  language: string;
  onShow: (place: Focus) => void;
}) {
  const { t } = useTranslation();
  const { title, detail } = wordChange(change, { t, language });
  const { place, records } = change;
  const words = (
    <>
      <span className={classes.title}>{title}</span>
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  );
  if (!place) return <span className={classes.placeless}>{words}</span>;
  return (
    <button
      type="button"
      title={t("versions.comparison.jump")}
      onClick={() => onShow({ ...place, items: records.map(({ id }) => id), nets: [] })}
    >
      {words}
    </button>
  );
}
