import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WalletChoice } from "./use-wallet-team.ts";

/** Whose money it is about: one's own or a team's. Nothing where one is in no team. */
export function WalletSelect({ wallet }: { wallet: WalletChoice }) {
  const { t } = useTranslation();
  if (wallet.teams.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t("membership.wallet")}
      value={wallet.teamId ?? ""}
      onChange={({ currentTarget: { value } }) => wallet.choose(value || undefined)}
      data={[
        { value: "", label: t("holder.personal") },
        ...wallet.teams.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
