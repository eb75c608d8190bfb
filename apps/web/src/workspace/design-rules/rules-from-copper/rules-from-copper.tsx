import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconRulerMeasure } from "@tabler/icons-react";
import { type Editor, setRules } from "@tracewright/editor";
import { toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import type { Project } from "../../../open-project/use-project.ts";
import { sayRemark } from "../../../receipt/say-remark.ts";
import { RulesTable } from "../../../rules-from-copper/rules-table.tsx";
import { useEditorState } from "../../editing/use-editor-state.ts";
import { useChangeRules } from "../use-change-rules.ts";
import { useInferredRules } from "./use-inferred-rules.ts";

/**
 * Of a board that came without its project file: which rules hold instead, where they are from, and those that its
 * copper keeps, as a step that can be taken back. Nothing for a board that brought its rules.
 */
export function RulesFromCopper({ receipt, editor }: { receipt: Project["receipt"]; editor: Editor }) {
  const { t } = useTranslation();
  const said = receipt.diagnostics.find(({ code }) => code === "rules-missing" || code === "rules-inferred");
  if (!said) return null;
  return (
    <Alert
      color={said.code === "rules-missing" ? "warn" : "info"}
      variant="light"
      icon={<IconRulerMeasure size={20} aria-hidden />}
      title={t("rulesFromCopper.title")}
    >
      {said.code === "rules-missing" ? <Offer editor={editor} /> : <Text size="sm">{sayRemark(t, said)}</Text>}
    </Alert>
  );
}

function Offer({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { board } = useEditorState(editor);
  const known = useInferredRules(board);
  const change = useChangeRules(editor);
  const { changes = [], rules } = known?.inferred ?? {};
  const state =
    known === undefined ? "reading" : rules === undefined ? "unread" : changes.length > 0 ? "missing" : "kept";
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" role="status">
        {t(`rulesFromCopper.${state}`)}
      </Text>
      {state === "missing" && (
        <>
          <RulesTable
            rules={changes.map(({ rule, before, after }) => ({
              rule,
              inForceMm: toMm(before),
              inferredMm: toMm(after),
            }))}
            inForce={t("rulesFromCopper.inForce")}
          />
          <Text size="xs" c="dimmed">
            {t("rulesFromCopper.source")}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => rules && change((current) => setRules(current, rules))}
          >
            {t("rulesFromCopper.use")}
          </Button>
        </>
      )}
    </Stack>
  );
}
