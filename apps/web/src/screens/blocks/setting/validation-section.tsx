import { IconAlertTriangle, IconCircle, IconCircleCheck, IconLoader2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BlockStateFragment, LibraryValidationStep } from "../../../graphql/generated/documents.ts";
import classes from "../blocks.module.css";
import { ReasonList } from "../reason-list.tsx";
import type { Section } from "../section-of.ts";

const STEPS = ["READY", "VALIDATE_REQUEST", "SUPPLY_ITEM_REQUEST", "INDEX_REQUEST", "COMPLETE"] as const;

const ICONS = { done: IconCircleCheck, now: IconLoader2, failed: IconAlertTriangle, open: IconCircle };

/** How far the validation is, and why it failed. */
export function ValidationSection({
  block,
  onSection,
}: {
  /** Undefined: it was never saved. */
  block: BlockStateFragment | undefined;
  onSection: (section: Section) => void;
}) {
  const { t } = useTranslation();
  if (!block) return <p className={classes.quiet}>{t("library.notSaved")}</p>;
  return (
    <>
      <ol className={classes.steps} aria-label={t("library.section.validation")}>
        {STEPS.map((step) => {
          const state = stateOf(step, block);
          const Icon = ICONS[state];
          return (
            <li key={step} data-state={state} aria-current={state === "now" ? "step" : undefined}>
              <Icon size={16} aria-label={t(`library.stepState.${state}`)} />
              {t(`library.step.${step}`)}
            </li>
          );
        })}
      </ol>
      <p role="status">{t(`library.validation.${block.status}`, { number: block.versionNumber })}</p>
      {block.reasons.length > 0 && <ReasonList reasons={block.reasons} onSection={onSection} />}
    </>
  );
}

function stateOf(step: (typeof STEPS)[number], { status, failedStep }: BlockStateFragment): keyof typeof ICONS {
  const reached: LibraryValidationStep = status === "FAIL" ? (failedStep ?? "VALIDATE_REQUEST") : status;
  const all: readonly LibraryValidationStep[] = STEPS;
  const [at, now] = [all.indexOf(step), all.indexOf(reached)];
  if (at < now || status === "COMPLETE") return "done";
  if (at > now) return "open";
  if (status === "FAIL") return "failed";
  return status === "READY" ? "done" : "now";
}
