import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { type CombinedError, useMutation } from "urql";
import { formatDateTime } from "../../format/format-date.ts";
import {
  AcceptQuoteDocument,
  ApproveOrderDocument,
  CancelOrderDocument,
  ConfirmDeliveryDocument,
  type OrderFactsFragment,
  RenewOrderQuoteDocument,
  RequestOrderCancelDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { purchasePath } from "../../membership/membership-path.ts";
import classes from "../../orders/orders.module.css";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { ReasonDialog } from "../administration/reason-dialog.tsx";
import { nextWords } from "./next-words.ts";

const STAYS = { handlesFaults: true };

/** What comes next of an order, and what the person may do now. */
export function OrderActions({ order, onChanged }: { order: OrderFactsFragment; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"cancel" | "ask" | "decline">();
  const [failure, setFailure] = useState<CombinedError>();
  const [accepting, accept] = useMutation(AcceptQuoteDocument);
  const [canceling, cancel] = useMutation(CancelOrderDocument);
  const [asking, askCancel] = useMutation(RequestOrderCancelDocument);
  const [approving, approve] = useMutation(ApproveOrderDocument);
  const [receiving, receive] = useMutation(ConfirmDeliveryDocument);
  const [renewing, renew] = useMutation(RenewOrderQuoteDocument);
  const { id, number, state, approval, mayPay, placedBy, projectId, cancelAskedAt } = order;
  const [quote] = order.quotes;
  const isOpen = state === "REQUESTED" || state === "QUOTED";
  const isAccepted = quote?.purchase?.state === "OPEN";
  const isExpired = state === "QUOTED" && quote !== undefined && (!quote.isValid || quote.purchase?.state === "VOID");
  /** True: done. What is refused is said above the buttons. */
  const done = ({ error }: { error?: CombinedError | undefined }, said?: string): boolean => {
    setFailure(error);
    if (!error && said) showToast(said);
    onChanged();
    return !error;
  };
  const words = nextWords(order, (at) => formatDateTime(at, i18n.language));
  return (
    <section className={classes.next} aria-label={t("orders.column.state")}>
      <p role="status">{t(words.key, words.values)}</p>
      {state === "CANCELED" && quote?.purchase?.state === "PAID" && <p>{t("orders.refundSaid")}</p>}
      {approval === "WANTED" && isOpen && (
        <p>{t("orders.approval.wanted", { name: placedBy ?? t("orders.approval.someone") })}</p>
      )}
      {approval === "DECLINED" && <p>{t("orders.approval.declined")}</p>}
      {state === "QUOTED" && !mayPay && <p>{t("orders.approval.onlyPayers")}</p>}
      {failure && <ErrorNote error={errorText(failure)} />}
      <Group gap="sm">
        {approval === "WANTED" && isOpen && mayPay && (
          <>
            <Button
              loading={approving.fetching}
              onClick={async () =>
                done(await approve({ input: { id, isGiven: true } }, STAYS), t("orders.approval.given"))
              }
            >
              {t("orders.approval.give")}
            </Button>
            <Button variant="default" onClick={() => setAsked("decline")}>
              {t("orders.approval.decline")}
            </Button>
          </>
        )}
        {state === "QUOTED" && mayPay && quote && !isExpired && !isAccepted && (
          <Button
            loading={accepting.fetching}
            onClick={async () => {
              const answer = await accept({ input: { quoteId: quote.id } }, STAYS);
              const purchaseId = answer.data?.acceptQuote.purchaseId;
              if (done(answer) && purchaseId) navigate(purchasePath(purchaseId));
            }}
          >
            {t("orders.action.accept")}
          </Button>
        )}
        {state === "QUOTED" && mayPay && isAccepted && quote?.purchase && !isExpired && (
          <Button component={Link} to={purchasePath(quote.purchase.id)}>
            {t("orders.action.pay")}
          </Button>
        )}
        {isExpired && (
          <Button
            loading={renewing.fetching}
            onClick={async () => {
              const answer = await renew({ input: { id } }, STAYS);
              const isNew = answer.data?.renewOrderQuote.success;
              done(answer, t(isNew ? "orders.action.renewed" : "orders.action.renewAsked"));
            }}
          >
            {t("orders.action.renew")}
          </Button>
        )}
        {state === "SHIPPED" && (
          <Button loading={receiving.fetching} onClick={async () => done(await receive({ input: { id } }, STAYS))}>
            {t("orders.action.received")}
          </Button>
        )}
        {isOpen && (
          <Button variant="default" onClick={() => setAsked("cancel")}>
            {t("orders.action.cancel")}
          </Button>
        )}
        {state === "PAID" && !cancelAskedAt && (
          <Button variant="default" onClick={() => setAsked("ask")}>
            {t("orders.action.askCancel")}
          </Button>
        )}
        {projectId && (
          <Button component={Link} to={againPath(order, projectId)} variant="default">
            {t("orders.action.again")}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asked === "cancel"}
        title={t("orders.cancelTitle", { number })}
        confirm={t("orders.action.cancel")}
        dismiss={t("orders.action.keep")}
        error={canceling.error && errorText(canceling.error)}
        isBusy={canceling.fetching}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (done(await cancel({ input: { id } }, STAYS), t("orders.action.canceled"))) setAsked(undefined);
        }}
      >
        {t("orders.cancelBody")}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === "decline"}
        title={t("orders.approval.declineTitle", { number })}
        confirm={t("orders.approval.decline")}
        error={undefined}
        isBusy={approving.fetching}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          const answer = await approve({ input: { id, isGiven: false } }, STAYS);
          setAsked(undefined);
          done(answer, t("orders.approval.declined"));
        }}
      >
        {t("orders.approval.declineBody")}
      </ConfirmDialog>
      {asked === "ask" && (
        <ReasonDialog
          title={t("orders.askTitle", { number })}
          body={t("orders.askBody")}
          action={t("orders.action.askCancel")}
          error={asking.error}
          isBusy={asking.fetching}
          onClose={() => setAsked(undefined)}
          onConfirm={async (reason) => {
            if (done(await askCancel({ input: { id, reason } }, STAYS), t("orders.action.asked"))) setAsked(undefined);
          }}
        />
      )}
    </section>
  );
}

/** The order tab of the same version, with the same options. */
function againPath(
  { majorVersion, revisionVersion, quantity, options }: OrderFactsFragment,
  projectId: string,
): string {
  const chosen = new URLSearchParams({ quantity: String(quantity) });
  for (const [name, choice] of Object.entries(options)) if (!name.startsWith("__")) chosen.set(name, String(choice));
  const search = new URLSearchParams({
    m: String(majorVersion),
    r: String(revisionVersion),
    panel: "order",
    order: String(chosen),
  });
  return `/result/${projectId}?${search}`;
}
