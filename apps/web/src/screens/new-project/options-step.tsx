import { Alert, Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import type { ChoosablePart } from "../../footprints/part-groups.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import type { JobType } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { countOf } from "../../receipt/receipt-summary.ts";
import { sayRemark } from "../../receipt/say-remark.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { type BoardDraft, type BoardProposal, isMade } from "./board-draft.ts";
import { ProposedBoard } from "./proposed-board.tsx";
import { sayRouting } from "./say-routing.ts";
import type { FileCheckResult } from "./use-file-check.ts";

const NAME_TAKEN = 70010;

export function OptionsStep({
  task,
  result,
  proposal,
  parts: chosenParts,
  isBehind,
  onFootprints,
  name,
  onName,
  fixed,
  onFixed,
  strip,
  onStrip,
  board,
  onBoard,
  error,
}: {
  task: JobType;
  result: FileCheckResult;
  /** The board of a schematic alone, with what was chosen for its parts. */
  proposal: BoardProposal | undefined;
  parts: readonly ChoosablePart[] | undefined;
  /** The board is being proposed again. */
  isBehind: boolean;
  onFootprints: () => void;
  /** Undefined: the project has its name already. */
  name: string | undefined;
  onName: (name: string) => void;
  fixed: string;
  onFixed: (fixed: string) => void;
  strip: boolean;
  onStrip: (strip: boolean) => void;
  /** Where a board is made of a schematic alone. */
  board: BoardDraft | undefined;
  onBoard: (board: BoardDraft) => void;
  error: CombinedError | undefined;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const nameTaken = errorCode(error) === NAME_TAKEN;
  const parts = proposal?.parts.length ?? (countOf(result.receipt, "footprints") || countOf(result.receipt, "symbols"));
  const tracks = countOf(result.receipt, "tracks");
  const runs = result.obstacles.length === 0;
  return (
    <Stack gap="lg">
      {error && !nameTaken && <ErrorNote error={errorText(error)} />}
      {name !== undefined && (
        <TextInput
          label={t("newProject.name")}
          value={name}
          maxLength={100}
          required
          withAsterisk={false}
          data-autofocus
          error={nameTaken && error ? errorText(error).sentence : undefined}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      )}
      {proposal && isMade(proposal) && chosenParts && board && (
        <ProposedBoard
          proposal={proposal}
          parts={chosenParts}
          isBehind={isBehind}
          onFootprints={onFootprints}
          draft={board}
          onDraft={onBoard}
        />
      )}
      {runs && task === "PLACEMENT" && (
        <TextInput
          label={t("newProject.fixed")}
          description={t("newProject.fixedHint")}
          placeholder="J1, H*"
          value={fixed}
          onChange={(event) => onFixed(event.currentTarget.value)}
        />
      )}
      {runs && task === "PLACEMENT" && tracks > 0 && <Text>{t("newProject.unties", { count: tracks })}</Text>}
      {runs && task === "ROUTING" && tracks > 0 && (
        <Checkbox
          label={t("newProject.strip", { count: tracks })}
          description={t("newProject.stripHint")}
          checked={strip}
          onChange={(event) => onStrip(event.currentTarget.checked)}
        />
      )}
      {runs ? (
        <Text>
          {task === "PLACEMENT"
            ? t("newProject.consequence.PLACEMENT", { count: parts })
            : sayRouting(t, { connections: result.connections, nets: countOf(result.receipt, "nets"), strip })}{" "}
          <Text span c="dimmed">
            {t("newProject.safe")}
          </Text>
        </Text>
      ) : (
        <Alert color="warn" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {result.obstacles[0] && sayRemark(t, result.obstacles[0])}{" "}
          {name === undefined ? t("newBoard.lacking") : t("newProject.onlyOpens")}
        </Alert>
      )}
    </Stack>
  );
}
