import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BlockStateFragment } from "../../graphql/generated/documents.ts";
import classes from "./blocks.module.css";
import { sectionOf } from "./section-of.ts";

/** Why a validation failed, and what users of the block should know; each leads to the section that it is about. */
export function ReasonList({
  reasons,
  onSection,
}: {
  reasons: BlockStateFragment["reasons"];
  /** Absent: there are no sections to go to. */
  onSection?: (section: ReturnType<typeof sectionOf>) => void;
}) {
  const { t } = useTranslation();
  return (
    <ul className={classes.reasons} aria-label={t("library.reasons")}>
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${reason.message}`}>
          {reason.isError ? (
            <IconAlertTriangle size={14} color="var(--tw-danger)" aria-label={t("library.error")} />
          ) : (
            <IconInfoCircle size={14} color="var(--tw-muted)" aria-label={t("library.warning")} />
          )}
          <span>
            {reason.message}{" "}
            {onSection && (
              <button type="button" className={classes.jump} onClick={() => onSection(sectionOf(reason.kind))}>
                {t(`library.section.${sectionOf(reason.kind)}`)}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
