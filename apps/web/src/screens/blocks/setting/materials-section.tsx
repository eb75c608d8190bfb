import { ActionIcon, Button, Group, Radio, Table, TextInput } from "@mantine/core";
import { IconSearch, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "../blocks.module.css";
import type { MaterialDraft } from "./block-draft.ts";
import { placeOf } from "./draft-problems.ts";
import { type SectionProps, withEntry, withoutEntry } from "./section-props.ts";
import { SupplyDialog } from "./supply-dialog.tsx";

/** What can be bought for the parts of a block: one of the choices for a part is its default. */
export function MaterialsSection({ draft: { materials }, onChange, problemOf }: SectionProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState<number>();
  const change = (index: number, part: Partial<MaterialDraft>) =>
    onChange({ materials: withEntry(materials, index, part) });
  const setDefault = (index: number) => {
    const chosen = materials[index];
    if (!chosen) return;
    onChange({
      materials: materials.map((one, at) =>
        placeOf(one) === placeOf(chosen) ? { ...one, isDefault: at === index } : one,
      ),
    });
  };
  const addAlternative = (index: number) => {
    const of = materials[index];
    if (!of) return;
    const added = { ...of, option: "", manufacturer: "", manufacturerPartNumber: "", isDefault: false };
    onChange({ materials: materials.toSpliced(index + 1, 0, added) });
  };
  const remove = (index: number) => {
    const removed = materials[index];
    const left = withoutEntry(materials, index);
    // The default's place goes to the next choice for the same parts.
    const heir = removed?.isDefault ? left.findIndex((one) => placeOf(one) === placeOf(removed)) : -1;
    onChange({ materials: heir < 0 ? left : withEntry(left, heir, { isDefault: true }) });
  };
  const chosen = searched === undefined ? undefined : materials[searched];
  if (materials.length === 0) return <p className={classes.quiet}>{t("library.materialsNone")}</p>;
  return (
    <>
      <p className={classes.quiet}>{t("library.materialsHint")}</p>
      <div className={classes.scroll}>
        <Table aria-label={t("library.materials")} miw={920}>
          <Table.Thead>
            <Table.Tr>
              {(["part", "manufacturer", "partNumber", "option", "default"] as const).map((column) => (
                <Table.Th key={column} scope="col" style={{ whiteSpace: "nowrap" }}>
                  {t(`library.${column}`)}
                </Table.Th>
              ))}
              <Table.Th scope="col">
                <span className="tw-visually-hidden">{t("library.actions")}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {materials.map((material, index) => {
              const name = [material.name, material.references.join(", ")].filter(Boolean).join(" ");
              const isOnly = materials.filter((one) => placeOf(one) === placeOf(material)).length === 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: choices for one part are equal until they are filled in
                <Table.Tr key={index}>
                  <Table.Td>
                    <strong>{material.name}</strong>
                    <div className={classes.quiet}>{material.references.join(", ")}</div>
                    <div className={classes.quiet}>{material.footprint}</div>
                    {problemOf(`materials.${index}`) && (
                      <div className={classes.problem}>{problemOf(`materials.${index}`)}</div>
                    )}
                  </Table.Td>
                  {(["manufacturer", "manufacturerPartNumber", "option"] as const).map((field) => (
                    <Table.Td key={field}>
                      <TextInput
                        size="xs"
                        aria-label={t("library.fieldOf", {
                          field: t(field === "manufacturerPartNumber" ? "library.partNumber" : `library.${field}`),
                          name,
                        })}
                        value={material[field]}
                        maxLength={200}
                        onChange={({ currentTarget }) => change(index, { [field]: currentTarget.value })}
                      />
                    </Table.Td>
                  ))}
                  <Table.Td>
                    <Radio
                      size="xs"
                      name={`default ${placeOf(material)}`}
                      aria-label={t("library.fieldOf", { field: t("library.default"), name })}
                      checked={material.isDefault}
                      onChange={() => setDefault(index)}
                    />
                  </Table.Td>
                  <Table.Td>
                    <Group gap={4} wrap="nowrap">
                      <Button
                        variant="default"
                        size="compact-sm"
                        leftSection={<IconSearch size={14} aria-hidden />}
                        aria-label={t("library.searchPartFor", { name })}
                        onClick={() => setSearched(index)}
                      >
                        {t("library.searchPart")}
                      </Button>
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={t("library.addAlternativeFor", { name })}
                        onClick={() => addAlternative(index)}
                      >
                        {t("library.addAlternative")}
                      </Button>
                      {!isOnly && (
                        <ActionIcon
                          size={28}
                          aria-label={t("library.removeMaterial", { name })}
                          onClick={() => remove(index)}
                        >
                          <IconTrash size={16} aria-hidden />
                        </ActionIcon>
                      )}
                    </Group>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
      {searched !== undefined && chosen && (
        <SupplyDialog
          keyword={chosen.manufacturerPartNumber || chosen.name}
          footprint={chosen.footprint}
          onChoose={(part) => {
            change(searched, part);
            setSearched(undefined);
          }}
          onClose={() => setSearched(undefined)}
        />
      )}
    </>
  );
}
