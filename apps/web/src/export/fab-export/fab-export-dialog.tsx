import { Button, Group, List, Loader, Modal, SegmentedControl, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useQuery } from "urql";
import type { CallFailure } from "../../graphql/call-failure.ts";
import {
  type ExportedFileFragment as Exported,
  type Fab,
  FabRulesDocument,
  type ZoneFill,
} from "../../graphql/generated/documents.ts";
import { useBoard } from "../../open-project/use-board.ts";
import type { Project } from "../../open-project/use-project.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ConfirmDownload } from "../../verdict/confirm-download.tsx";
import { UncheckedRules } from "../../verdict/unchecked-rules.tsx";
import { VerdictBanner } from "../../verdict/verdict-banner.tsx";
import type { VersionedRequest } from "../export-entries.ts";
import { exportRemarks } from "../export-remarks.ts";
import { type ExportEnd, makeExport } from "../make-export.ts";
import { useExportFailureText } from "../use-export-failure-text.ts";
import classes from "./fab-export.module.css";
import { FabReadiness } from "./fab-readiness.tsx";
import { refusalSentences } from "./refusal-sentences.ts";
import { type PlottedFill, ZoneFillChoice } from "./zone-fill-choice.tsx";

const FABS: readonly Fab[] = ["OURS", "OSH_PARK", "JLCPCB"];

/** Has the files for a fab written and checked, shows what was found, and only then offers them. */
export default function FabExportDialog({
  project,
  wish,
  onDownload,
  onClose,
}: {
  project: Project;
  wish: VersionedRequest;
  onDownload: (exported: Exported) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useClient();
  const [fab, setFab] = useState<Fab>(wish.preset === "JLC" ? "JLCPCB" : "OURS");
  const [fill, setFill] = useState<ZoneFill>();
  const [plotted, setPlotted] = useState<PlottedFill>();
  const [answer, setAnswer] = useState<ExportEnd>();
  const [exportsBefore, setExportsBefore] = useState<number | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const label = useId();
  const { board } = useBoard(project.boardDocumentUrl);

  useEffect(() => {
    const controller = new AbortController();
    setAnswer(undefined);
    setExportsBefore(null);
    const tell = (before: number | null) => {
      if (!controller.signal.aborted) setExportsBefore(before);
    };
    void makeExport(client, { id: project.id, ...wish, fab, ...(fill && { fill }) }, controller.signal, tell).then(
      (end) => {
        if (controller.signal.aborted) return;
        setAnswer(end);
        if (end.kind === "made") setPlotted(end.exported.fabReport?.fill ?? undefined);
      },
    );
    return () => controller.abort();
  }, [client, project.id, wish, fab, fill]);

  const exported = answer?.kind === "made" ? answer.exported : undefined;
  const report = exported?.fabReport;
  const failedChecks = report?.checks.filter(({ outcome }) => outcome === "FAILED").length ?? 0;
  const remarks = exported ? exportRemarks(t, exported) : [];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("fabExport.title")}
      size={620}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Text id={label} size="sm" mb={4}>
        {t("fabExport.fab")}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={label}
        value={fab}
        onChange={(value) => setFab(FABS.find((one) => one === value) ?? fab)}
        data={FABS.map((value) => ({ value, label: t(`fabExport.fabs.${value}`) }))}
      />
      <Limits name={report?.rules ?? undefined} />
      {plotted && <ZoneFillChoice fill={fill ? { ...plotted, plotted: fill } : plotted} onChange={setFill} />}
      <div className={classes.answer} aria-live="polite" aria-busy={!answer}>
        {!answer && (
          <Group gap="sm">
            <Loader size="sm" />
            <Text size="sm">
              {exportsBefore === null ? t("fabExport.checking") : t("fabExport.waiting", { count: exportsBefore })}
            </Text>
          </Group>
        )}
        {answer?.kind === "refused" && <Refusal failure={answer.failure} />}
        {report && <VerdictBanner verdict={report.board} failedChecks={failedChecks} />}
        <UncheckedRules board={board} />
        {report && <FabReadiness report={report} onGone={onClose} />}
        {remarks.length > 0 && <Sentences title={t("fabExport.remarks")} sentences={remarks} />}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          variant={report?.outcome === "FAILED" ? "default" : "filled"}
          disabled={!exported}
          onClick={() => {
            if (report && !report.isReady) setConfirming(true);
            else if (exported) onDownload(exported);
          }}
        >
          {t(report?.outcome === "FAILED" ? "fabExport.downloadAnyway" : "fabExport.download")}
        </Button>
      </Group>
      {report && exported && (
        <ConfirmDownload
          verdict={report.board}
          failedChecks={failedChecks}
          opened={isConfirming}
          onConfirm={() => onDownload(exported)}
          onClose={() => setConfirming(false)}
        />
      )}
    </Modal>
  );
}

/** The numbers of the rules that the server chose by the board's layers. */
function Limits({ name }: { name: string | undefined }) {
  const { t } = useTranslation();
  const [{ data }] = useQuery({ query: FabRulesDocument });
  const rules = data?.fabRules.find((one) => one.name === name);
  return (
    <Text size="xs" c="dimmed" mt={6} className={classes.limits}>
      {rules &&
        t("fabExport.limits", {
          name: t("fabExport.rulesOf", { fab: t(`fabExport.whose.${rules.fab}`), count: rules.layers }),
          track: rules.track,
          space: rules.space,
          hole: rules.smallestHole,
          ring: rules.annularRing,
          edge: rules.copperToEdge,
          readOn: rules.readOn,
        })}
    </Text>
  );
}

function Refusal({ failure }: { failure: CallFailure }) {
  const { t } = useTranslation();
  const failureText = useExportFailureText();
  const text = failureText(failure);
  const [refusal] = failure.graphQLErrors;
  const sentences = refusalSentences(t, refusal?.extensions ?? {}, refusal?.message ?? "");
  return (
    <>
      <ErrorNote error={text} />
      {sentences.length > 0 && <Sentences title={t("fabExport.refused")} sentences={sentences} />}
    </>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <>
      <Text size="sm" fw={600} mt="md">
        {title}
      </Text>
      <List size="sm">
        {sentences.slice(0, 50).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </>
  );
}
