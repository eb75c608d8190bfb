import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BlockCategoriesQuery } from "../../../graphql/generated/documents.ts";
import { ImageField } from "../../../images/image-field.tsx";
import type { BlockDraft } from "./block-draft.ts";
import type { SectionProps } from "./section-props.ts";

const BLOCK_TYPES = ["MAIN", "SUB", "CONNECTOR"] as const;

/** Name, category, type, who may use it, memo and picture. */
export function AboutSection({
  draft,
  onChange,
  problemOf,
  categories,
  isOfTeam,
}: SectionProps & { categories: BlockCategoriesQuery["categories"]; isOfTeam: boolean }) {
  const { t } = useTranslation();
  const accesses = [isOfTeam ? "TEAM" : "PRIVATE", "PUBLIC"] as const;
  return (
    <>
      <TextInput
        label={t("library.name")}
        value={draft.name}
        maxLength={60}
        error={problemOf("name")}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <NativeSelect
        label={t("library.category")}
        value={draft.categoryId}
        onChange={({ currentTarget }) => onChange({ categoryId: currentTarget.value })}
        data={[
          { value: "", label: t("library.noCategory") },
          ...categories.map(({ id, name, subCategories }) => ({
            group: name,
            items: [{ value: id, label: name }, ...subCategories.map((sub) => ({ value: sub.id, label: sub.name }))],
          })),
        ]}
      />
      <NativeSelect
        label={t("library.type")}
        description={t("library.typeHint")}
        value={draft.blockType}
        onChange={({ currentTarget }) => onChange({ blockType: currentTarget.value })}
        data={BLOCK_TYPES.map((type) => ({ value: type, label: t(`library.types.${type}`) }))}
      />
      <NativeSelect
        label={t("library.accessLabel")}
        description={draft.accessType === "PUBLIC" ? t("library.publicHint") : undefined}
        value={draft.accessType}
        onChange={({ currentTarget: { value } }) =>
          onChange({ accessType: accesses.find((access) => access === value) ?? accesses[0] })
        }
        data={accesses.map((access) => ({ value: access, label: t(`library.access.${access}`) }))}
      />
      <Textarea
        label={t("library.memo")}
        value={draft.memo}
        maxLength={2000}
        autosize
        minRows={3}
        maxRows={12}
        onChange={({ currentTarget }) => onChange({ memo: currentTarget.value })}
      />
      <ImageField
        label={t("library.thumbnail")}
        name={draft.name}
        url={draft.thumbnailUrl}
        onUrl={(thumbnailUrl) => onChange({ thumbnailUrl } satisfies Partial<BlockDraft>)}
      />
    </>
  );
}
