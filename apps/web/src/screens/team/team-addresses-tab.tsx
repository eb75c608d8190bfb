import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AddressBook } from "../../addresses/address-book.tsx";
import { useTeamAddresses } from "../../addresses/use-team-addresses.ts";
import type { TeamFactsFragment } from "../../graphql/generated/documents.ts";
import { useReloadOnNews } from "../../teams/use-reload-on-news.ts";
import classes from "./team.module.css";

/** The address book of a team: its owner and admins write it, every member reads it. */
export function TeamAddressesTab({ team }: { team: TeamFactsFragment }) {
  const { t } = useTranslation();
  const store = useTeamAddresses(team.id);
  useReloadOnNews(store.reload, team.id);
  const canEdit = team.allowed.includes("EDIT_ADDRESSES");
  return (
    <div className={classes.section}>
      <AddressBook store={store} canEdit={canEdit} heading={2} title={t("teams.tab.addresses")} />
      {!canEdit && (
        <Text size="sm" c="dimmed">
          {t("addresses.readOnly")}
        </Text>
      )}
    </div>
  );
}
