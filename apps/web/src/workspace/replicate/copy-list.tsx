import { Checkbox } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { CopyReport } from "@tracewright/blocks";
import type { ItemId } from "@tracewright/board";
import type { LengthUnit } from "@tracewright/editor";
import { useTranslation } from "react-i18next";
import type { ReplicateAnswer } from "./replicate-in-thread.ts";
import classes from "./replicate-panel.module.css";
import { useCopyWords } from "./use-copy-words.ts";

/** The copies that there are, each with what became of it. */
export function CopyList({
  found,
  copies,
  unwanted,
  unit,
  onToggle,
}: {
  found: ReplicateAnswer["found"];
  copies: readonly CopyReport[];
  unwanted: ReadonlySet<ItemId>;
  unit: LengthUnit;
  onToggle: (parts: readonly ItemId[], isWanted: boolean) => void;
}) {
  const { t } = useTranslation();
  const wordCopy = useCopyWords(unit);
  if (found.length === 0) return null;
  return (
    <ul className={classes.copies} aria-label={t("replicate.copies")}>
      {found.map((parts) => {
        const ids = parts.map(({ id }) => id);
        const report = copies.find(({ anchorId }) => ids.includes(anchorId));
        const isWanted = !ids.some((id) => unwanted.has(id));
        const name = report?.anchor ?? parts[0]?.reference ?? "";
        return (
          <li key={ids.join(" ")} data-status={isWanted ? report?.status : undefined}>
            <Checkbox
              size="xs"
              label={t("replicate.copy", { name, count: parts.length })}
              checked={isWanted}
              onChange={({ currentTarget }) => onToggle(ids, currentTarget.checked)}
            />
            {isWanted && report && (
              <p className={classes.status}>
                {report.status === "refused" ? (
                  <IconAlertTriangle size={14} aria-hidden />
                ) : (
                  <IconCheck size={14} aria-hidden />
                )}
                <span>{wordCopy(report)}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
