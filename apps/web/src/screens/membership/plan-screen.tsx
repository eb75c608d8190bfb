import { Alert, Badge, Button, Text, Title } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { formatMoney } from "../../format/format-money.ts";
import { type PlanFactsFragment, PlansDocument, type PlansQuery } from "../../graphql/generated/documents.ts";
import { type Currency, useCurrency } from "../../i18n/currency.ts";
import classes from "../../membership/membership.module.css";
import { creditPath } from "../../membership/membership-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import { PlanUseNote } from "../../membership/plan-use-note.tsx";
import { PracticeNote } from "../../membership/practice-note.tsx";
import { useWalletTeam } from "../../membership/use-wallet-team.ts";
import { WalletPage } from "../../membership/wallet-page.tsx";
import { site } from "../../site.ts";
import { ChoosePlan, EndPlan } from "./plan-actions.tsx";
import { ConsentNote, ExpiringCardNote, NextMonthNote, PastDueNote } from "./plan-notices.tsx";
import { SavedCard } from "./saved-card.tsx";

/** The plans that are offered to an account or a team, and the one it has. */
export default function PlanScreen() {
  const { t } = useTranslation();
  const wallet = useWalletTeam();
  const chosen = useCurrency();
  const ofWallet = wallet.teamId === undefined ? {} : { teamId: wallet.teamId };
  const [{ data, error }, reload] = useQuery({
    query: PlansDocument,
    variables: { plans: ofWallet, membership: ofWallet },
    requestPolicy: "cache-and-network",
    pause: site.credits === "off",
  });
  const membership = data?.membership ?? undefined;
  // What one pays in is settled with the subscription.
  const currency = membership && membership.state !== "FREE" ? membership.currency : chosen;
  const refresh = () => reload({ requestPolicy: "network-only" });
  const mayManage = wallet.teamId === undefined || wallet.team?.myRoleType === "OWNER";
  return (
    <WalletPage title={t("membership.plan.title")} wallet={wallet} error={error} isLoading={!data} onRetry={refresh}>
      {data && (
        <>
          <PracticeNote />
          <CurrentPlan membership={membership} creditLink={creditPath(wallet.teamId)} />
          <PlanUseNote teamId={wallet.teamId} of={["projects", "members"]} />
          {membership && (
            <>
              <PastDueNote membership={membership} />
              <ConsentNote membership={membership} wallet={wallet} mayManage={mayManage} onChanged={refresh} />
              <ExpiringCardNote membership={membership} />
              <NextMonthNote membership={membership} />
            </>
          )}
          {membership && membership.state !== "FREE" && mayManage && (
            <EndPlan membership={membership} wallet={wallet} onChanged={refresh} />
          )}
          {membership && membership.state !== "FREE" && mayManage && (
            <SavedCard membership={membership} wallet={wallet} onChanged={refresh} />
          )}
          <section className={classes.section} aria-labelledby="offered-plans">
            <Title order={2} fz={16} id="offered-plans">
              {t("membership.plan.offered")}
            </Title>
            <div className={classes.cards}>
              {data.planList.nodes.map((plan) => (
                <PlanCard key={plan.planVersionId} plan={plan} currency={currency}>
                  {mayManage && isChoosable(plan, membership, currency) && (
                    <ChoosePlan
                      plan={plan}
                      membership={membership}
                      currency={currency}
                      wallet={wallet}
                      onChanged={refresh}
                    />
                  )}
                </PlanCard>
              ))}
            </div>
            <Text size="sm" c="dimmed" maw={640}>
              {t("membership.plan.terms")} {!mayManage && t("membership.plan.ownerOnly")}
            </Text>
          </section>
        </>
      )}
    </WalletPage>
  );
}

function CurrentPlan({
  membership,
  creditLink,
}: {
  membership: NonNullable<PlansQuery["membership"]> | undefined;
  creditLink: string;
}) {
  const { t, i18n } = useTranslation();
  return (
    <Alert variant="light" color="info" icon={<IconInfoCircle size={20} aria-hidden />}>
      <Text c="var(--tw-text)">
        {membership
          ? `${t("membership.plan.current", {
              plan: membership.plan.name,
              count: membership.plan.creditsAMonth,
            })} ${sayPeriodEnd(membership, t, i18n.language)}`
          : t("membership.plan.noTeamPlan")}{" "}
        <Link to={creditLink}>{t("membership.plan.toCredits")}</Link>
      </Text>
    </Alert>
  );
}

/** What happens at the end of the period. */
function sayPeriodEnd(membership: NonNullable<PlansQuery["membership"]>, t: TFunction, language: string): string {
  const { state, renewal, next, periodEnd, plan, renewalPrice, card, isNextMonthPaid } = membership;
  const words = {
    date: formatDate(periodEnd, language),
    plan: next?.name ?? plan.name,
    price: renewalPrice ? moneyText(renewalPrice, language) : "",
    card: card?.label ?? "",
  };
  if (state === "FREE") return t("membership.plan.newCredits", words);
  if (state === "PAST_DUE") return t("membership.plan.pastDue", words);
  // Nothing renews before the holder agrees; the note on the new terms tells it.
  if (membership.consent) return "";
  if (isNextMonthPaid) return t("membership.plan.nextPaid", words);
  if (renewal === "NONE") return t("membership.plan.ends", words);
  return t(
    next ? "membership.plan.follows" : renewal === "AUTO" && card ? "membership.plan.renews" : "membership.plan.toPay",
    words,
  );
}

/** A plan that can be paid, or the free one after a paid one. */
function isChoosable(
  plan: PlanFactsFragment,
  membership: PlansQuery["membership"] | undefined,
  currency: Currency,
): boolean {
  if (plan.isCurrent || membership?.state === "PAST_DUE") return false;
  if (plan.notForSale === "FREE") return false;
  return plan.canBuyIn.includes(currency);
}

function PlanCard({ plan, currency, children }: { plan: PlanFactsFragment; currency: Currency; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const price = plan.prices.find((one) => one.currency === currency);
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <article className={`${classes.card} ${classes.plan}`} data-current={plan.isCurrent || undefined}>
      <div className={classes.planHead}>
        <Title order={3} fz={16}>
          {plan.name}
        </Title>
        {plan.isCurrent && <Badge variant="light">{t("membership.plan.isCurrent")}</Badge>}
        {plan.isSample && (
          <Badge variant="default" title={t("membership.plan.sampleHint")}>
            {t("membership.plan.sample")}
          </Badge>
        )}
      </div>
      <p className={classes.figure}>
        {price === undefined
          ? t("membership.plan.notInCurrency", { currency })
          : Number(price.amount) === 0
            ? t("membership.plan.free")
            : t("membership.plan.aMonth", { price: formatMoney(price.amount, currency, i18n.language) })}
      </p>
      <ul className={classes.facts}>
        <li>{t("membership.plan.credits", { count: plan.creditsAMonth, number: number(plan.creditsAMonth) })}</li>
        <li>{t("membership.plan.projects", { count: plan.projectLimit, number: number(plan.projectLimit) })}</li>
        {plan.memberLimit !== null && plan.memberLimit !== undefined && (
          <li>{t("membership.plan.members", { count: plan.memberLimit, number: number(plan.memberLimit) })}</li>
        )}
      </ul>
      {children && <div className={classes.foot}>{children}</div>}
      {(plan.notForSale === "SAMPLE" || plan.notForSale === "NO_PAYMENT") && (
        <div className={classes.foot}>
          <p className={classes.label}>{t(`membership.plan.notForSale.${plan.notForSale}`)}</p>
          <Button component={Link} to="/support/contact/edit/" variant="default" size="compact-sm" mt={8}>
            {t("membership.plan.ask")}
          </Button>
        </div>
      )}
    </article>
  );
}
