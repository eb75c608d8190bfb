import { useTranslation } from "react-i18next";
import { AddressBook } from "../../addresses/address-book.tsx";
import { useOwnAddresses } from "../../addresses/use-own-addresses.ts";
import { usePageTitle } from "../../shell/page-title.ts";

/** The account's own delivery addresses. */
export default function AddressScreen() {
  const { t } = useTranslation();
  usePageTitle(t("addresses.title"));
  const store = useOwnAddresses();
  return <AddressBook store={store} canEdit heading={1} title={t("addresses.title")} />;
}
