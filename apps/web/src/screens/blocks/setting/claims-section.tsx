import { Checkbox, Group, TagsInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SectionProps } from "./section-props.ts";

const CERTIFICATIONS = ["KC", "CE", "FCC", "UL", "ROHS", "REACH", "AEC_Q100", "PRE_CERTIFIED_RADIO"] as const;
const MAX_TAGS = 20;

/** What the holder claims of a block, and the words that it is found by besides its own. */
export function ClaimsSection({ draft, onChange }: SectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox.Group
        label={t("library.claims")}
        description={t("library.claimsHint")}
        value={[...draft.certificationTypes]}
        onChange={(certificationTypes) => onChange({ certificationTypes })}
      >
        <Group gap="md" mt="xs">
          {CERTIFICATIONS.map((claim) => (
            <Checkbox key={claim} size="xs" value={claim} label={t(`library.certifications.${claim}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <TagsInput
        label={t("library.tags")}
        description={t("library.tagsHint")}
        value={[...draft.parameterTags]}
        maxTags={MAX_TAGS}
        onChange={(parameterTags) => onChange({ parameterTags: parameterTags.map((tag) => tag.slice(0, 30)) })}
      />
    </>
  );
}
