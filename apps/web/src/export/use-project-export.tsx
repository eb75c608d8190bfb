import { Button, Dialog, Group, List, Modal, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import type { CallFailure } from "../graphql/call-failure.ts";
import type { Project } from "../open-project/use-project.ts";
import { download } from "../shell/download.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { LateDialog } from "../shell/late-dialog.tsx";
import { showToast } from "../toasts/show-toast.ts";
import { INITIAL_OPTIONS } from "./drawing-export/requested-drawing-options.ts";
import type { ExportRequest, VersionedRequest } from "./export-entries.ts";
import { exportRemarks } from "./export-remarks.ts";
import { refusalSentences } from "./fab-export/refusal-sentences.ts";
import { makeExport } from "./make-export.ts";
import { useExportFailureText } from "./use-export-failure-text.ts";

const loadFabExport = () => import("./fab-export/fab-export-dialog.tsx");
const loadAssembly = () => import("./assembly/assembly-dialog.tsx");
const loadDrawing = () => import("./drawing-export/drawing-dialog.tsx");

interface ProjectExport {
  readonly isExporting: boolean;
  /** Writes at once, or first shows what was found in what a fab gets. */
  readonly choose: (wish: ExportRequest) => Promise<void>;
  readonly openAssembly: () => void;
  readonly openDrawing: () => void;
  /** Everything that exporting shows over the page: to be put somewhere on it. */
  readonly dialogs: ReactNode;
}

/** Writes a version's files on the server, where they are read back and proved, and downloads them. */
export function useProjectExport(
  project: Project,
  {
    onExporting = async () => true,
    version,
  }: {
    /** Saves unsaved changes. False: it failed, and the error was shown. */
    onExporting?: () => Promise<boolean>;
    /** The newest there is unless given. */
    version?: Pick<Project, "majorVersion" | "revisionVersion">;
  } = {},
): ProjectExport {
  const { t } = useTranslation();
  const client = useClient();
  const [isExporting, setExporting] = useState(false);
  const [refusal, setRefusal] = useState<CallFailure>();
  const [exportsBefore, setExportsBefore] = useState<number | null>(null);
  const job = useRef<AbortController>(undefined);
  // No download after leaving the page.
  useEffect(() => () => job.current?.abort(), []);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [isAssembling, setAssembling] = useState(false);
  const [isDrawingOpen, setDrawingOpen] = useState(false);
  const [drawing, setDrawing] = useState(INITIAL_OPTIONS);
  const [fabRequest, setFabRequest] = useState<VersionedRequest>();

  const exportAs = async (wish: ExportRequest) => {
    setExporting(true);
    if (!(await onExporting())) return setExporting(false);
    const controller = new AbortController();
    job.current = controller;
    const end = await makeExport(client, { id: project.id, ...version, ...wish }, controller.signal, setExportsBefore);
    setExporting(false);
    setExportsBefore(null);
    setRefusal(end.kind === "refused" ? end.failure : undefined);
    if (end.kind !== "made") return;
    const { url, fileName } = end.exported;
    download(url, fileName);
    setRemarks(exportRemarks(t, end.exported));
    showToast(t("workspace.exported", { name: fileName }));
  };

  const choose = async (wish: ExportRequest) => {
    if (!isForFab(wish)) return exportAs(wish);
    if (await onExporting()) setFabRequest({ ...version, ...wish });
  };

  const stage = exportsBefore === null ? t("workspace.exporting") : t("fabExport.waiting", { count: exportsBefore });
  const dialogs = (
    <>
      {isAssembling && (
        <LateDialog
          load={loadAssembly}
          props={{
            project,
            onExport: (wish: ExportRequest) => void choose(wish),
            onClose: () => setAssembling(false),
          }}
        />
      )}
      {isDrawingOpen && (
        <LateDialog
          load={loadDrawing}
          props={{
            project,
            requested: drawing,
            onRequested: setDrawing,
            onExport: (wish) => void exportAs(wish),
            onClose: () => setDrawingOpen(false),
          }}
        />
      )}
      <span className="tw-visually-hidden" role="status">
        {isExporting && stage}
      </span>
      {isExporting && <SlowExport stage={stage} onCancel={() => job.current?.abort()} />}
      {fabRequest && (
        <LateDialog
          load={loadFabExport}
          props={{
            project,
            wish: fabRequest,
            onClose: () => setFabRequest(undefined),
            onDownload: ({ url, fileName }: { url: string; fileName: string }) => {
              setFabRequest(undefined);
              download(url, fileName);
              showToast(t("workspace.exported", { name: fileName }));
            },
          }}
        />
      )}
      <ExportRemarks remarks={remarks} onClose={() => setRemarks([])} />
      <ExportRefusal error={refusal} onClose={() => setRefusal(undefined)} />
    </>
  );
  return {
    isExporting,
    choose,
    openAssembly: () => setAssembling(true),
    openDrawing: () => setDrawingOpen(true),
    dialogs,
  };
}

/** What goes to a fab is looked at before it is downloaded. */
function isForFab({ outputFormat }: ExportRequest): boolean {
  return outputFormat === "GERBER_EXPORT" || outputFormat === "PRODUCTION_EXPORT";
}

/** Most files are there in a blink; of those that are not, one can be rid. */
const SLOW_MS = 2_000;

function SlowExport({ stage, onCancel }: { stage: string; onCancel: () => void }) {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      opened={isSlow}
      position={{ bottom: 20, right: 20 }}
      size={420}
      role="group"
      aria-label={t("workspace.exporting")}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{stage}</Text>
        <Button variant="default" size="compact-sm" flex="none" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      </Group>
    </Dialog>
  );
}

function ExportRefusal({ error, onClose }: { error: CallFailure | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const failureText = useExportFailureText();
  const text = error && failureText(error);
  const sentences = text ? refusalSentences(t, error.graphQLErrors[0]?.extensions ?? {}, text.sentence) : [];
  return (
    <Modal
      opened={error !== undefined}
      onClose={onClose}
      title={t("workspace.exportRefused")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      {text && <ErrorNote error={text} />}
      {sentences.length > 0 && <Sentences of={sentences} />}
    </Modal>
  );
}

/** The files left; what they show otherwise than the board asks has to be said before they go to a fab. */
function ExportRemarks({ remarks, onClose }: { remarks: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={remarks.length > 0}
      onClose={onClose}
      title={t("workspace.exportRemarks")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Sentences of={remarks} />
    </Modal>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <List mt="md" size="sm">
      {sentences.slice(0, 50).map((sentence) => (
        <List.Item key={sentence}>
          <Text size="sm">{sentence}</Text>
        </List.Item>
      ))}
    </List>
  );
}
