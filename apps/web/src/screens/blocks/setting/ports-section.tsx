import { ActionIcon, Autocomplete, Button, Group, NativeSelect, Table, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { IO_TYPES } from "@tracewright/blocks";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import classes from "../blocks.module.css";
import { type PortDraft, portOfFile } from "./block-draft.ts";
import type { ParsedBlock } from "./block-uploads.ts";
import { type SectionProps, withEntry, withoutEntry } from "./section-props.ts";

const DIRECTIONS = ["IN", "OUT", "BIDIRECTIONAL", "PASSIVE"] as const;

/** The ports of a block: suggested from its files, each with its net and the voltages it works at. */
export function PortsSection({
  draft,
  onChange,
  problemOf,
  parsed,
}: SectionProps & { parsed: ParsedBlock | undefined }) {
  const { t } = useTranslation();
  const { ports } = draft;
  const nets = useMemo(
    () => [...new Set([...(parsed?.nets ?? []), ...ports.map(({ net }) => net)])].filter(Boolean),
    [parsed, ports],
  );
  const change = (index: number, part: Partial<PortDraft>) => onChange({ ports: withEntry(ports, index, part) });
  return (
    <>
      <p className={classes.quiet}>{t("library.portsHint")}</p>
      {ports.length === 0 && <p>{t("library.portsNone")}</p>}
      {ports.length > 0 && (
        <div className={classes.scroll}>
          <Table aria-label={t("library.portsTitle")} miw={780}>
            <Table.Thead>
              <Table.Tr>
                {(["name", "net", "kind", "direction", "minVoltage", "maxVoltage"] as const).map((column) => (
                  <Table.Th key={column} scope="col">
                    {t(`library.${column}`)}
                  </Table.Th>
                ))}
                <Table.Th scope="col">
                  <span className="tw-visually-hidden">{t("library.delete")}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {ports.map((port, index) => {
                const of = (column: string) => t("library.fieldOf", { field: column, name: port.name || port.key });
                return (
                  <Table.Tr key={port.key}>
                    <Table.Td>
                      <TextInput
                        size="xs"
                        aria-label={of(t("library.name"))}
                        value={port.name}
                        maxLength={200}
                        error={problemOf(`ports.${index}.name`)}
                        onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
                      />
                    </Table.Td>
                    <Table.Td>
                      <Autocomplete
                        size="xs"
                        aria-label={of(t("library.net"))}
                        value={port.net}
                        data={nets}
                        limit={50}
                        onChange={(net) => change(index, { net })}
                      />
                    </Table.Td>
                    <Table.Td>
                      <NativeSelect
                        size="xs"
                        aria-label={of(t("library.kind"))}
                        value={port.ioType}
                        onChange={({ currentTarget }) => change(index, { ioType: currentTarget.value })}
                        data={[{ value: "", label: t("library.unknown") }, ...IO_TYPES]}
                      />
                    </Table.Td>
                    <Table.Td>
                      <NativeSelect
                        size="xs"
                        aria-label={of(t("library.direction"))}
                        value={port.direction}
                        onChange={({ currentTarget: { value } }) =>
                          change(index, { direction: DIRECTIONS.find((one) => one === value) ?? "" })
                        }
                        data={[
                          { value: "", label: t("library.unknown") },
                          ...DIRECTIONS.map((one) => ({ value: one, label: t(`library.directions.${one}`) })),
                        ]}
                      />
                    </Table.Td>
                    {(["minVoltage", "maxVoltage"] as const).map((end) => (
                      <Table.Td key={end}>
                        <TextInput
                          size="xs"
                          w={90}
                          inputMode="decimal"
                          aria-label={of(t(`library.${end}`))}
                          value={port[end]}
                          error={problemOf(`ports.${index}.${end}`)}
                          onChange={({ currentTarget }) => change(index, { [end]: currentTarget.value })}
                        />
                      </Table.Td>
                    ))}
                    <Table.Td>
                      <ActionIcon
                        size={28}
                        aria-label={t("library.removePort", { name: port.name || port.key })}
                        onClick={() => onChange({ ports: withoutEntry(ports, index) })}
                      >
                        <IconTrash size={16} aria-hidden />
                      </ActionIcon>
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange({ ports: [...ports, newPort(ports)] })}
        >
          {t("library.addPort")}
        </Button>
        {parsed && parsed.ports.length > 0 && (
          <Button variant="default" size="xs" onClick={() => onChange({ ports: parsed.ports.map(portOfFile) })}>
            {t("library.suggestPorts")}
          </Button>
        )}
      </Group>
    </>
  );
}

/** Its key is free in the block, and stays when it gets a name. */
function newPort(ports: readonly PortDraft[]): PortDraft {
  const keys = new Set(ports.map(({ key }) => key));
  let number = ports.length + 1;
  while (keys.has(`P${number}`)) number += 1;
  const empty = { net: "", ioType: "", direction: "", netType: null, minVoltage: "", maxVoltage: "" } as const;
  return { key: `P${number}`, name: "", ...empty };
}
