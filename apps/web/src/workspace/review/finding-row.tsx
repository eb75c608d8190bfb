import { Button, TextInput } from "@mantine/core";
import type { ReviewFinding } from "@tracewright/checks";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./review.module.css";
import type { ReviewCommands } from "./review-commands.ts";
import type { ReviewedRule } from "./review-question.ts";

/** A finding; the one that is looked at says why it matters, what corrects it and where the rule comes from. */
export function FindingRow({
  finding,
  words,
  rule,
  isChosen,
  commands,
  onShow,
}: {
  finding: ReviewFinding;
  words: string;
  rule: ReviewedRule | undefined;
  isChosen: boolean;
  commands: ReviewCommands | undefined;
  onShow: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li data-chosen={isChosen}>
      <button type="button" className={classes.row} aria-current={isChosen} title={t("routing.jump")} onClick={onShow}>
        {words}
        {finding.accepted !== undefined && <span className={classes.note}>{finding.accepted}</span>}
      </button>
      {isChosen && (
        <div className={classes.details}>
          <dl>
            <dt>{t("review.why")}</dt>
            <dd>{t(`review.rules.${finding.rule}.why`)}</dd>
            <dt>{t("review.mend")}</dt>
            <dd>{t(`review.rules.${finding.rule}.mend`)}</dd>
            {rule && (
              <>
                <dt>{t("review.source")}</dt>
                <dd>{rule.source}</dd>
              </>
            )}
          </dl>
          {commands && <Acceptance finding={finding} commands={commands} />}
        </div>
      )}
    </li>
  );
}

/** Accepts the finding with a note, or takes that back. */
function Acceptance({ finding: { key, accepted }, commands }: { finding: ReviewFinding; commands: ReviewCommands }) {
  const { t } = useTranslation();
  const [note, setNote] = useState("");
  if (accepted !== undefined)
    return (
      <Button variant="default" size="compact-xs" onClick={() => commands.accept(key, undefined)}>
        {t("review.withdraw")}
      </Button>
    );
  const accept = (event: FormEvent) => {
    event.preventDefault();
    commands.accept(key, note.trim());
  };
  return (
    <form className={classes.accept} onSubmit={accept}>
      <TextInput
        size="xs"
        maxLength={200}
        aria-label={t("review.note")}
        placeholder={t("review.note")}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs" disabled={note.trim() === ""}>
        {t("review.accept")}
      </Button>
    </form>
  );
}
