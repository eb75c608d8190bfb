import { Button, Group, NativeSelect, NumberInput, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import {
  AddShipmentDocument,
  AdvanceOrderDocument,
  CancelOrderByStaffDocument,
  DeclineOrderCancelDocument,
  type OrderFactsFragment,
  QuoteOrderDocument,
} from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import classes from "../../../orders/orders.module.css";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { showToast } from "../../../toasts/show-toast.ts";
import { FormDialog } from "../form-dialog.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";

const STAYS = { handlesFaults: true };
type Dialog = "quote" | "produce" | "ship" | "cancel" | "decline";

/** What staff do with an order in its state; nothing else is offered. */
export function StaffOrderActions({
  order,
  carriers,
  onChanged,
}: {
  order: OrderFactsFragment;
  carriers: readonly string[];
  onChanged: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [dialog, setDialog] = useState<Dialog>();
  const [refund, setRefund] = useState("");
  const [quoting, quote] = useMutation(QuoteOrderDocument);
  const [advancing, advance] = useMutation(AdvanceOrderDocument);
  const [canceling, cancel] = useMutation(CancelOrderByStaffDocument);
  const [declining, decline] = useMutation(DeclineOrderCancelDocument);
  const { id, number, state, currency, cancelAskedAt, cancelReason } = order;
  const isOpen = state === "REQUESTED" || state === "QUOTED";
  const done = (said: string) => {
    setDialog(undefined);
    showToast(said);
    onChanged();
  };
  const close = () => setDialog(undefined);
  if (state === "DELIVERED" || state === "CANCELED") return null;
  return (
    <section className={classes.next} aria-label={t("adminOrders.title")}>
      {cancelAskedAt && state === "PAID" && <p>{t("adminOrders.asked", { reason: cancelReason ?? "" })}</p>}
      {advancing.error && dialog === undefined && <ErrorNote error={errorText(advancing.error)} />}
      <Group gap="sm">
        {isOpen && <Button onClick={() => setDialog("quote")}>{t("adminOrders.quote")}</Button>}
        {state === "PAID" && <Button onClick={() => setDialog("produce")}>{t("adminOrders.produce")}</Button>}
        {state === "PAID" && cancelAskedAt && (
          <Button variant="default" onClick={() => setDialog("decline")}>
            {t("adminOrders.declineCancel")}
          </Button>
        )}
        {state === "PRODUCING" && <Button onClick={() => setDialog("ship")}>{t("adminOrders.ship")}</Button>}
        {state === "SHIPPED" && (
          <Button
            loading={advancing.fetching}
            onClick={async () => {
              const { error } = await advance({ input: { id, step: "DELIVER" } }, STAYS);
              if (!error) done(t("adminOrders.delivered"));
            }}
          >
            {t("adminOrders.deliver")}
          </Button>
        )}
        {state !== "SHIPPED" && (
          <Button variant="default" onClick={() => setDialog("cancel")}>
            {t("adminOrders.cancel")}
          </Button>
        )}
      </Group>
      {dialog === "quote" && (
        <QuoteDialog
          number={number}
          currency={currency}
          error={quoting.error}
          isBusy={quoting.fetching}
          onClose={close}
          onSubmit={async (values) => {
            const { error } = await quote({ input: { id, ...values } }, STAYS);
            if (!error) done(t("adminOrders.quoted"));
          }}
        />
      )}
      {dialog === "produce" && (
        <ProduceDialog
          number={number}
          error={advancing.error}
          isBusy={advancing.fetching}
          onClose={close}
          onSubmit={async (override) => {
            const { error } = await advance({ input: { id, step: "PRODUCE", ...(override && { override }) } }, STAYS);
            if (!error) done(t("adminOrders.produced"));
          }}
        />
      )}
      {dialog === "ship" && (
        <ShipDialog order={order} carriers={carriers} onClose={close} onDone={() => done(t("adminOrders.shipped"))} />
      )}
      {dialog === "cancel" && (
        <ReasonDialog
          title={t("adminOrders.cancelTitle", { number })}
          body={t("adminOrders.cancelBody")}
          action={t("adminOrders.cancel")}
          error={canceling.error}
          isBusy={canceling.fetching}
          onClose={close}
          onConfirm={async (reason) => {
            const { error } = await cancel({ input: { id, reason, ...(refund && { refund }) } }, STAYS);
            if (!error) done(t("orders.action.canceled"));
          }}
        >
          {state === "PRODUCING" && (
            <TextInput
              label={t("adminOrders.refund", { currency })}
              inputMode="decimal"
              value={refund}
              onChange={(event) => setRefund(event.currentTarget.value)}
            />
          )}
        </ReasonDialog>
      )}
      {dialog === "decline" && (
        <ReasonDialog
          title={t("adminOrders.declineTitle", { number })}
          body={t("adminOrders.declineBody")}
          action={t("adminOrders.declineCancel")}
          error={declining.error}
          isBusy={declining.fetching}
          onClose={close}
          onConfirm={async (reason) => {
            const { error } = await decline({ input: { id, reason } }, STAYS);
            if (!error) done(t("adminOrders.done"));
          }}
        />
      )}
    </section>
  );
}

function ProduceDialog({
  number,
  error,
  isBusy,
  onSubmit,
  onClose,
}: {
  number: string;
  error: Parameters<typeof FormDialog>[0]["error"];
  isBusy: boolean;
  onSubmit: (override: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [override, setOverride] = useState("");
  return (
    <FormDialog
      title={t("adminOrders.produceTitle", { number })}
      action={t("adminOrders.produce")}
      error={error}
      isBusy={isBusy}
      onSubmit={() => onSubmit(override.trim())}
      onClose={onClose}
    >
      <Text>{t("adminOrders.produceBody")}</Text>
      <TextInput
        label={t("adminOrders.override")}
        maxLength={500}
        value={override}
        onChange={(event) => setOverride(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function ShipDialog({
  order: { id, quantity, shipments },
  carriers,
  onDone,
  onClose,
}: {
  order: OrderFactsFragment;
  carriers: readonly string[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const left = shipments.reduce((rest, shipment) => rest - shipment.quantity, quantity);
  const [count, setCount] = useState(left);
  const [carrier, setCarrier] = useState(carriers[0] ?? "");
  const [trackingNumber, setTrackingNumber] = useState("");
  const [adding, add] = useMutation(AddShipmentDocument);
  return (
    <FormDialog
      title={t("adminOrders.ship")}
      action={t("adminOrders.ship")}
      error={adding.error}
      isBusy={adding.fetching}
      onClose={onClose}
      onSubmit={async () => {
        const { error } = await add({ input: { id, quantity: count, carrier, trackingNumber } }, STAYS);
        if (!error) onDone();
      }}
    >
      <Text>{t("adminOrders.left", { count: left })}</Text>
      <NumberInput
        label={t("orders.column.quantity")}
        min={1}
        max={left}
        value={count}
        onChange={(value) => setCount(Number(value) || 0)}
      />
      <NativeSelect
        label={t("adminOrders.carrier")}
        value={carrier}
        data={[...carriers]}
        onChange={(event) => setCarrier(event.currentTarget.value)}
      />
      <TextInput
        label={t("adminOrders.tracking")}
        maxLength={60}
        value={trackingNumber}
        onChange={(event) => setTrackingNumber(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
