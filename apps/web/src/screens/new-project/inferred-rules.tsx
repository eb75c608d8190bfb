import { Alert, Checkbox, Stack, Table, Text } from "@mantine/core";
import { IconRulerMeasure } from "@tabler/icons-react";
import { REMARK_SENTENCES, type RemarkKind } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import type { FileCheckResult } from "./use-file-check.ts";

type Changes = NonNullable<FileCheckResult["inferredRules"]>;

/** A board came without its design rules: by which it is judged, and those that its copper keeps, to be taken instead. */
export function InferredRules({
  changes,
  isAccepted,
  onAccept,
}: {
  changes: Changes;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}) {
  const { t } = useTranslation();
  const nameOf = (rule: string) => {
    const kind = `rule-${rule}`;
    return isKind(kind) ? t(`remarks.${kind}`) : rule;
  };
  const mm = (value: number) => `${value.toFixed(3).replace(/\.?0+$/, "")} mm`;
  return (
    <Alert
      color="warn"
      variant="light"
      icon={<IconRulerMeasure size={20} aria-hidden />}
      title={t("newProject.rulesMissing")}
    >
      <Stack gap="sm">
        <Text size="sm">{t("newProject.rulesMissingHint")}</Text>
        <Table aria-label={t("newProject.inferRules")} verticalSpacing={4} withRowBorders={false}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("newProject.rule")}</Table.Th>
              <Table.Th>{t("newProject.ruleDefault")}</Table.Th>
              <Table.Th>{t("newProject.ruleInferred")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ rule, defaultMm, inferredMm }) => (
              <Table.Tr key={rule}>
                <Table.Td>{nameOf(rule)}</Table.Td>
                <Table.Td>{mm(defaultMm)}</Table.Td>
                <Table.Td fw={600}>{mm(inferredMm)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Checkbox
          label={t("newProject.inferRules")}
          description={t("newProject.inferRulesHint")}
          checked={isAccepted}
          onChange={(event) => onAccept(event.currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}

function isKind(kind: string): kind is RemarkKind & `rule-${string}` {
  return Object.hasOwn(REMARK_SENTENCES, kind);
}
