import { Alert, Button, Checkbox, Group, Loader, Modal, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { BlockDifference } from "@tracewright/blocks";
import type { LengthUnit } from "@tracewright/editor";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import { showToast } from "../../../toasts/show-toast.ts";
import type { OnOrder } from "../../editing/use-saved-first.ts";
import classes from "./block-update-dialog.module.css";
import { type ComparedUse, type ComparedVersion, useBlockUpdate } from "./use-block-update.ts";
import { DIFFERENCE_GROUPS, groupOfDifference, wordDifference } from "./word-difference.ts";
import { wordUpdateObjection, wordUpdateRemark } from "./word-remark.ts";

/** So many errors are listed; the checks show all once the version is taken. */
const MAX_ERRORS = 6;

/** A newer version of a block on the board: what it changes, what it means for each use, and the button that takes it. */
export default function BlockUpdateDialog({
  projectId,
  document,
  unit,
  onOrder,
  onTaken,
  onClose,
}: {
  projectId: string;
  /** Of the version that the board uses. */
  document: string;
  unit: LengthUnit;
  onOrder: OnOrder;
  onTaken: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [uses, setUses] = useState<readonly ComparedUse[]>();
  const [chosen, setChosen] = useState<readonly string[]>();
  const { state, isTaking, refusal, take, compareAgain } = useBlockUpdate(
    { projectId, document },
    { groupIds: chosen, onOrder },
  );
  const compared = state.status === "compared" ? state.compared : undefined;
  // All uses stay listed while some of them are compared.
  useEffect(() => {
    if (compared && chosen === undefined) setUses(compared.uses);
  }, [compared, chosen]);
  const possible = (uses ?? []).filter(({ objections }) => objections.length === 0).map(({ groupId }) => groupId);
  const taken = chosen ?? possible;
  const submit = async () => {
    if (!compared || !(await take(compared))) return;
    showToast(t("blockUpdate.taken", { number: compared.toVersion, from: compared.fromVersion }), "ok");
    onTaken();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={compared ? t("blockUpdate.titleOf", { name: compared.block.name }) : t("blockUpdate.title")}
      size={720}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="md">
        <div aria-live="polite" hidden={compared !== undefined}>
          {state.status === "comparing" && (
            <Text size="sm" c="dimmed" className={classes.busy ?? ""}>
              <Loader size={14} color="var(--tw-accent)" /> {t("blockUpdate.comparing")}
            </Text>
          )}
          {state.status === "failed" && (
            <ErrorNote error={errorText(state.error)} action={<RetryButton onClick={compareAgain} />} />
          )}
          {state.status === "unsaved" && (
            <ErrorNote
              error={{ sentence: t("update.unsaved"), code: undefined }}
              action={<RetryButton onClick={compareAgain} />}
            />
          )}
        </div>
        {compared && (
          <>
            <Text size="sm">
              {t("blockUpdate.versions", { from: compared.fromVersion, to: compared.toVersion })}
              {compared.note !== "" && ` ${t("blockUpdate.note", { note: compared.note })}`}
            </Text>
            <Changes changes={compared.changes} unit={unit} />
            <Uses
              uses={uses ?? compared.uses}
              now={compared.uses}
              chosen={taken}
              unit={unit}
              isDisabled={isTaking}
              onChosen={setChosen}
            />
            {taken.length > 0 && <Outcome compared={compared} />}
          </>
        )}
        {refusal && (
          <ErrorNote
            error={errorText(refusal)}
            action={
              <Button variant="default" size="xs" onClick={compareAgain}>
                {t("update.compareAgain")}
              </Button>
            }
          />
        )}
        <Group justify="flex-end" className={classes.foot ?? ""}>
          <Button variant="default" onClick={onClose} disabled={isTaking}>
            {t("common.cancel")}
          </Button>
          {compared && (
            <Button loading={isTaking} disabled={taken.length === 0} onClick={() => void submit()} data-autofocus>
              {t("blockUpdate.take", { number: compared.toVersion })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Changes({ changes, unit }: { changes: readonly BlockDifference[]; unit: LengthUnit }) {
  const { t } = useTranslation();
  if (changes.length === 0) return <Text size="sm">{t("blockUpdate.noChanges")}</Text>;
  return (
    <section aria-label={t("blockUpdate.changes")} className={classes.list}>
      {DIFFERENCE_GROUPS.map((group) => {
        const lines = changes.filter((change) => groupOfDifference(change) === group);
        return lines.length === 0 ? null : (
          <div key={group} className={classes.kind}>
            <h3 className={classes.heading}>{t(`blockUpdate.group.${group}`)}</h3>
            <ul className={classes.lines}>
              {lines.map((change) => (
                <li key={JSON.stringify(change)}>{wordDifference(change, t, unit)}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** Each use by its name, with what keeps it from taking the version or what is to be known of it. */
function Uses({
  uses,
  now,
  chosen,
  unit,
  isDisabled,
  onChosen,
}: {
  uses: readonly ComparedUse[];
  now: readonly ComparedUse[];
  chosen: readonly string[];
  unit: LengthUnit;
  isDisabled: boolean;
  onChosen: (groupIds: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const toggle = (groupId: string) =>
    onChosen(chosen.includes(groupId) ? chosen.filter((one) => one !== groupId) : [...chosen, groupId]);
  return (
    <section aria-label={t("blockUpdate.uses")} className={classes.uses}>
      <h3 className={classes.heading}>{t("blockUpdate.uses")}</h3>
      {uses.map(({ groupId, name, objections, remarks }) => {
        const known = now.find((one) => one.groupId === groupId)?.remarks ?? remarks;
        return (
          <div key={groupId}>
            {uses.length > 1 ? (
              <Checkbox
                label={name}
                checked={chosen.includes(groupId)}
                disabled={isDisabled || objections.length > 0}
                onChange={() => toggle(groupId)}
              />
            ) : (
              <Text size="sm" fw={500}>
                {name}
              </Text>
            )}
            <ul className={classes.remarks}>
              {objections.map((objection) => (
                <li key={JSON.stringify(objection)} className={classes.problem}>
                  {wordUpdateObjection(objection, t, unit)}
                </li>
              ))}
              {objections.length === 0 &&
                known.map((remark) => <li key={JSON.stringify(remark)}>{wordUpdateRemark(remark, t, unit)}</li>)}
              {objections.length === 0 && known.length === 0 && <li>{t("blockUpdate.nothingToNote")}</li>}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** What the checks will say of the board with it. */
function Outcome({ compared: { errors, openBefore, openAfter } }: { compared: ComparedVersion }) {
  const { t } = useTranslation();
  const subjects = errors.slice(0, MAX_ERRORS).map((error) => error.subjects.join(", "));
  return (
    <>
      <Text size="sm" c="dimmed">
        {openAfter === openBefore
          ? t("blockUpdate.openSame")
          : t("blockUpdate.open", { before: openBefore, after: openAfter })}
      </Text>
      {errors.length > 0 && (
        <Alert
          color="warn"
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title={t("blockUpdate.errors", { count: errors.length })}
        >
          <ul className={classes.remarks}>
            {[...new Set(subjects)].map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
