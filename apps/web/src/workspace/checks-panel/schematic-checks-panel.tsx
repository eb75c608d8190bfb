import { SegmentedControl, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCircuit } from "../../open-project/use-circuit.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useWorkspaceProject } from "../controller/project.ts";
import { electricalCommands } from "../electrical/electrical-commands.ts";
import { ElectricalFindings } from "../electrical/electrical-findings.tsx";
import { useProjectElectrical } from "../electrical/use-project-electrical.ts";
import { SidePanel } from "../side-panel.tsx";
import classes from "./checks-panel.module.css";

const SEVERITIES = ["all", "error", "warning"] as const;

/** What the electrical rules object to in a project that has no board. */
export default function SchematicChecksPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { project, older } = useWorkspaceProject();
  const loaded = useCircuit(project.circuitDocumentUrl);
  const { settings, change, failed, retry } = useProjectElectrical(project);
  const mayEdit = older === undefined && project.allowed.includes("EDIT");
  const commands = useMemo(() => (mayEdit ? electricalCommands(change) : undefined), [mayEdit, change]);
  const [find, setFind] = useState("");
  const [severity, setSeverity] = useState<(typeof SEVERITIES)[number]>("all");
  return (
    <SidePanel
      title={t("electrical.title")}
      onClose={onClose}
      head={
        <div className={classes.head}>
          <TextInput
            size="xs"
            type="search"
            aria-label={t("checks.find")}
            placeholder={t("checks.find")}
            leftSection={<IconSearch size={14} aria-hidden />}
            value={find}
            onChange={(event) => setFind(event.currentTarget.value)}
          />
          <SegmentedControl
            size="xs"
            aria-label={t("checks.severity")}
            value={severity}
            onChange={setSeverity}
            data={SEVERITIES.map((value) => ({ value, label: t(`checks.shown.${value}`) }))}
          />
        </div>
      }
    >
      {failed ? (
        <ErrorNote
          error={{ sentence: t("electrical.failed"), code: undefined }}
          action={<RetryButton onClick={retry} />}
        />
      ) : (
        <ElectricalFindings
          loaded={loaded}
          settings={settings}
          commands={commands}
          find={find.trim().toLowerCase()}
          severity={severity}
        />
      )}
    </SidePanel>
  );
}
