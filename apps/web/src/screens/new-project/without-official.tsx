import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { OfficialFootprintsDocument } from "../../graphql/generated/documents.ts";

/** Where the server has none of KiCad's libraries: what its operator can do. Silent until that is known. */
export function WithoutOfficial() {
  const { t } = useTranslation();
  const [{ data }] = useQuery({ query: OfficialFootprintsDocument });
  if (data?.footprintSearch.officialCount !== 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("footprints.bringOfficial")}
    </Text>
  );
}
