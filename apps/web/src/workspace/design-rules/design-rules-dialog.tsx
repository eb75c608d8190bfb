import { Modal, NativeSelect, Tabs } from "@mantine/core";
import { copperLayers, type FabId, fabRulesFor } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Project } from "../../open-project/use-project.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { BoardRules } from "./board-rules.tsx";
import { ClassTable } from "./class-table.tsx";
import { CustomRules } from "./custom-rules/custom-rules.tsx";
import classes from "./design-rules.module.css";
import { FabPreset } from "./fab-preset.tsx";
import { NetAssignments } from "./net-assignments.tsx";
import type { LimitQuestion } from "./resolution/limit-question.ts";
import { LimitResolution } from "./resolution/limit-resolution.tsx";
import { RuleSeverities } from "./rule-severities.tsx";
import { RulesFromCopper } from "./rules-from-copper/rules-from-copper.tsx";
import { useChangeRules } from "./use-change-rules.ts";

const FABS = ["ours", "jlcpcb", "osh-park"] as const satisfies readonly FabId[];

/** What the board is held to. Every change holds at once, is saved like any other and can be taken back. */
export default function DesignRulesDialog({
  project,
  editor,
  tab = "board",
  question,
  onClose,
}: {
  project: Project;
  editor: Editor;
  /** Which of its pages is open first. */
  tab?: "board" | "resolution" | undefined;
  /** The limit whose source is asked for; absent: those of what is selected. */
  question?: LimitQuestion | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { board, selection } = useEditorState(editor);
  const change = useChangeRules(editor);
  const [fabId, setFab] = useState<FabId>("jlcpcb");
  const fab = fabRulesFor(fabId, copperLayers(board).length);
  const fabName = t(`designRules.fabs.${fabId}`);
  const { rules } = board;
  return (
    <Modal
      opened
      onClose={onClose}
      size={900}
      // Its tabs are of different heights: they stay where they are.
      centered={false}
      yOffset="7vh"
      title={t("designRules.title")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <div className={classes.head}>
        <p className={classes.hint}>{t("designRules.hint")}</p>
        <NativeSelect
          size="xs"
          label={t("designRules.fab")}
          value={fabId}
          data={FABS.map((value) => ({ value, label: t(`designRules.fabs.${value}`) }))}
          onChange={(event) => setFab(event.currentTarget.value as FabId)}
        />
      </div>
      <RulesFromCopper receipt={project.receipt} editor={editor} />
      <Tabs defaultValue={tab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="board">{t("designRules.board.title")}</Tabs.Tab>
          <Tabs.Tab value="classes">{t("designRules.classes.title")}</Tabs.Tab>
          <Tabs.Tab value="nets">{t("designRules.nets.title")}</Tabs.Tab>
          <Tabs.Tab value="custom">{t("designRules.custom.title")}</Tabs.Tab>
          <Tabs.Tab value="resolution">{t("designRules.resolution.title")}</Tabs.Tab>
          <Tabs.Tab value="severity">{t("designRules.severity.title")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="board" className={classes.panel ?? ""}>
          <FabPreset rules={rules} fab={fab} fabName={fabName} change={change} />
          <BoardRules rules={rules} fab={fab} fabName={fabName} change={change} />
        </Tabs.Panel>
        <Tabs.Panel value="classes" className={classes.panel ?? ""}>
          <ClassTable rules={rules} fab={fab} fabName={fabName} change={change} />
        </Tabs.Panel>
        <Tabs.Panel value="nets" className={classes.panel ?? ""}>
          <NetAssignments board={board} change={change} />
        </Tabs.Panel>
        <Tabs.Panel value="custom" className={classes.panel ?? ""}>
          <CustomRules board={board} editor={editor} change={change} />
        </Tabs.Panel>
        <Tabs.Panel value="resolution" className={classes.panel ?? ""}>
          <LimitResolution board={board} selection={selection} question={question} />
        </Tabs.Panel>
        <Tabs.Panel value="severity" className={classes.panel ?? ""}>
          <RuleSeverities rules={rules} change={change} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
