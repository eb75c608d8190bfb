import { Pagination } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Leads to the pages of a list; nothing where there is one page. `mt={0}`: where the list and this have a gap anyway. */
export function ListPages({
  total,
  page,
  onPage,
  mt = "xl",
}: {
  total: number;
  page: number;
  onPage: (page: number) => void;
  mt?: "xl" | 0;
}) {
  const { t } = useTranslation();
  if (total <= 1) return null;
  return (
    <Pagination
      mt={mt}
      size="sm"
      total={total}
      value={page}
      onChange={onPage}
      getControlProps={(control) => ({ "aria-label": t(`projects.page.${control}`) })}
      getItemProps={(number) => ({ "aria-label": t("projects.page.number", { page: number }) })}
    />
  );
}
