import { Badge, Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMutation, useQuery } from "urql";
import { BuyCreditsDocument, CreditPacksDocument, type CreditPacksQuery } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useCurrency } from "../../i18n/currency.ts";
import classes from "../../membership/membership.module.css";
import { purchasePath } from "../../membership/membership-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import { PracticeNote } from "../../membership/practice-note.tsx";
import type { WalletChoice } from "../../membership/use-wallet-team.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";

type Pack = CreditPacksQuery["creditPackList"]["nodes"][number];

/** Packs of credits that can be paid on this server; nothing where none can. */
export function BuyCredits({ wallet }: { wallet: WalletChoice }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const currency = useCurrency();
  // Of the form: pressed twice, it buys once.
  const [chosen, setChosen] = useState<{ readonly pack: Pack; readonly key: string }>();
  const [{ data }] = useQuery({ query: CreditPacksDocument });
  const [buying, buy] = useMutation(BuyCreditsDocument);
  const packs = data?.creditPackList.nodes.filter(({ canBuyIn }) => canBuyIn.includes(currency)) ?? [];
  const mayBuy = wallet.teamId === undefined || wallet.team?.myRoleType === "OWNER";
  const priceOf = (pack: Pack) => {
    const price = pack.prices.find((one) => one.currency === currency);
    return price === undefined ? "" : moneyText(price, i18n.language);
  };
  if (packs.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="buy-credits">
      <Title order={2} fz={16} id="buy-credits">
        {t("membership.buy.title")}
      </Title>
      <PracticeNote />
      <div className={classes.cards}>
        {packs.map((pack) => (
          <article key={pack.id} className={`${classes.card} ${classes.plan}`}>
            <div className={classes.planHead}>
              <Title order={3} fz={16}>
                {t("membership.run.cost", { count: pack.credits })}
              </Title>
              {pack.isSample && <Badge variant="default">{t("membership.plan.sample")}</Badge>}
            </div>
            <p className={classes.figure}>{priceOf(pack)}</p>
            <div className={classes.foot}>
              <Button
                variant="default"
                disabled={!mayBuy}
                onClick={() => setChosen({ pack, key: crypto.randomUUID() })}
                aria-label={t("membership.buy.actionOf", { count: pack.credits })}
              >
                {t("membership.buy.action")}
              </Button>
            </div>
          </article>
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t(mayBuy ? "membership.buy.terms" : "membership.buy.ownerOnly")}
      </Text>
      {chosen && (
        <ConfirmDialog
          opened
          isDanger={false}
          title={t("membership.buy.confirmTitle", { count: chosen.pack.credits })}
          confirm={t("membership.buy.confirm")}
          isBusy={buying.fetching}
          error={buying.error && errorText(buying.error)}
          onClose={() => setChosen(undefined)}
          onConfirm={async () => {
            const { key, pack } = chosen;
            const of = wallet.teamId === undefined ? {} : { teamId: wallet.teamId };
            const { data: bought } = await buy({ input: { key, packId: pack.id, currency, ...of } });
            const id = bought?.purchaseCredit.purchaseId;
            if (id) navigate(purchasePath(id));
          }}
        >
          <Text>{t("membership.buy.confirmBody", { price: priceOf(chosen.pack) })}</Text>
        </ConfirmDialog>
      )}
    </section>
  );
}
