import { Table } from "@mantine/core";
import { REMARK_SENTENCES, type RemarkKind } from "@tracewright/board";
import { useTranslation } from "react-i18next";

/** A rule in force and what the copper says instead, mm. */
export interface RuleOfCopper {
  readonly rule: string;
  readonly inForceMm: number;
  readonly inferredMm: number;
}

const ONE_LINE = { whiteSpace: "nowrap" } as const;

/** The rules that a board's copper keeps, beside those in force. */
export function RulesTable({ rules, inForce }: { rules: readonly RuleOfCopper[]; inForce: string }) {
  const { t } = useTranslation();
  const nameOf = (rule: string) => {
    const kind = `rule-${rule}`;
    const name = isKind(kind) ? t(`remarks.${kind}`) : rule;
    // Within sentences it is written small.
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const mm = (value: number) => `${value.toFixed(3).replace(/\.?0+$/, "")} mm`;
  return (
    <Table aria-label={t("rulesFromCopper.table")} verticalSpacing={4} withRowBorders={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("rulesFromCopper.rule")}</Table.Th>
          <Table.Th>{inForce}</Table.Th>
          <Table.Th>{t("rulesFromCopper.inferred")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rules.map(({ rule, inForceMm, inferredMm }) => (
          <Table.Tr key={rule}>
            <Table.Td>{nameOf(rule)}</Table.Td>
            <Table.Td style={ONE_LINE}>{mm(inForceMm)}</Table.Td>
            <Table.Td style={ONE_LINE} fw={600}>
              {mm(inferredMm)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function isKind(kind: string): kind is RemarkKind & `rule-${string}` {
  return Object.hasOwn(REMARK_SENTENCES, kind);
}
