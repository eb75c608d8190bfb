import { Button, Checkbox, Group, NativeSelect, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useMutation, useQuery } from "urql";
import { AddressDialog } from "../../../addresses/address-dialog.tsx";
import type { AddressStore } from "../../../addresses/address-store.ts";
import { addressLines } from "../../../addresses/format-address.ts";
import { useOwnAddresses } from "../../../addresses/use-own-addresses.ts";
import { useTeamAddresses } from "../../../addresses/use-team-addresses.ts";
import { CreateOrderDocument, OrderOfferDocument } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { useCurrency } from "../../../i18n/currency.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { orderPath } from "../../../orders/order-path.ts";
import classes from "../../../orders/orders.module.css";
import { sayChoice } from "../../../orders/price-lines.tsx";
import { pathWithVersion } from "../../../projects/result-address.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import { useReloadWhileOpen } from "../../membership/use-reload-while-open.ts";
import { Obstacles } from "./obstacles.tsx";
import { OfferPrice } from "./offer-price.tsx";
import { placeWhenReady } from "./place-when-ready.ts";

const STAYS = { handlesFaults: true };
const OPTIONS = ["thickness", "finish", "mask", "silk", "copper", "stencil", "assembly", "parts"] as const;
type OptionName = (typeof OPTIONS)[number];
const USUAL_QUANTITY = 10;
const ANYWHERE = "ZZ";

/** Orders boards of the shown version: everything is said before the button. */
export function OrderPanel({ project }: { project: Project }) {
  const { teamId } = project;
  return teamId ? <OfTeam project={project} teamId={teamId} /> : <OfAccount project={project} />;
}

function OfTeam({ project, teamId }: { project: Project; teamId: string }) {
  const store = useTeamAddresses(teamId);
  return <OrderForm project={project} store={store} isOfTeam />;
}

function OfAccount({ project }: { project: Project }) {
  const store = useOwnAddresses();
  return <OrderForm project={project} store={store} isOfTeam={false} />;
}

function OrderForm({ project, store, isOfTeam }: { project: Project; store: AddressStore; isOfTeam: boolean }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const currency = useCurrency();
  const [search] = useSearchParams();
  const [key, setKey] = useState(() => crypto.randomUUID());
  // An order that is placed again comes with its options in the address.
  const [before] = useState(() => new URLSearchParams(search.get("order") ?? ""));
  const [quantity, setQuantity] = useState(() => Number(before.get("quantity")) || USUAL_QUANTITY);
  const [options, setOptions] = useState<Partial<Record<OptionName, string>>>(() =>
    Object.fromEntries(OPTIONS.flatMap((name) => (before.has(name) ? [[name, before.get(name) ?? ""]] : []))),
  );
  const [chosenAddress, setChosenAddress] = useState<string>();
  const [note, setNote] = useState("");
  const [hasConsent, setConsent] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const { addresses } = store;
  const address = addresses?.find(({ id }) => id === chosenAddress) ?? addresses?.[0];
  const { id: projectId, majorVersion, revisionVersion } = project;
  const [{ data, error, stale, fetching }, execute] = useQuery({
    query: OrderOfferDocument,
    variables: {
      input: {
        projectId,
        majorVersion,
        revisionVersion,
        quantity,
        options,
        currency,
        countryCode: address?.countryCode ?? ANYWHERE,
      },
    },
    requestPolicy: "cache-and-network",
  });
  const [ordering, order] = useMutation(CreateOrderDocument);
  const reload = () => execute({ requestPolicy: "network-only" });
  const offer = data?.orderOptions;
  const isReady = offer !== undefined && offer.obstacles.length === 0;
  useReloadWhileOpen(offer?.obstacles.some(({ kind }) => kind === "NOT_JUDGED") ?? false, reload);
  const isBusy = fetching || stale;
  const hasProblem = offer?.choices.some(({ name, choices }) =>
    choices.some(({ choice, problem }) => problem && choice === (options[name as OptionName] ?? usual(name))),
  );
  const change = (name: OptionName, choice: string) => setOptions((others) => ({ ...others, [name]: choice }));
  const submit = async () => {
    setChecked(true);
    if (!hasConsent || !address || !offer) return;
    const input = {
      key,
      projectId,
      majorVersion,
      revisionVersion,
      quantity,
      options,
      currency,
      addressId: address.id,
      customMadeConsent: true,
      note,
      ...(offer.isSold && offer.price && { shownTotal: offer.price.total.amount }),
    };
    setPlacing(true);
    const { data: placed, error: refused } = await placeWhenReady(() => order({ input }, STAYS));
    setPlacing(false);
    if (placed) navigate(orderPath(placed.createOrder.id));
    else if (refused) {
      setKey(crypto.randomUUID());
      reload();
    }
  };
  if (!offer || (!addresses && !store.error))
    return (
      <div className={classes.panel}>
        {!offer && error ? (
          <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />
        ) : (
          <LoadingSkeleton height={320} />
        )}
      </div>
    );
  return (
    <div className={classes.panel}>
      <form
        className={classes.form}
        aria-label={t("orders.tab.title")}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {offer.layers && (
          <Text c="dimmed" size="sm">
            {project.name} {majorVersion}.{revisionVersion} ·{" "}
            {t("orders.size", { width: round(offer.width), height: round(offer.height), layers: offer.layers })}
          </Text>
        )}
        {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
        {offer.obstacles.length > 0 && (
          <Obstacles offer={offer} layoutPath={pathWithVersion("layout", projectId, search)} />
        )}
        <div className={classes.choices}>
          <NativeSelect
            label={t("orders.tab.quantity")}
            value={quantity}
            onChange={({ currentTarget: { value } }) => setQuantity(Number(value))}
            data={offer.quantities.map((count) => ({ value: String(count), label: String(count) }))}
          />
          {offer.choices
            .filter(({ name }) => name !== "parts" || (options.assembly ?? "NONE") !== "NONE")
            .map(({ name, choices }) => (
              <NativeSelect
                key={name}
                label={t(`orders.option.${name as OptionName}`)}
                value={options[name as OptionName] ?? usual(name)}
                onChange={({ currentTarget: { value } }) => change(name as OptionName, value)}
                data={choices.map(({ choice, problem, needsPerson }) => ({
                  value: choice,
                  disabled: problem != null && choice !== (options[name as OptionName] ?? usual(name)),
                  label: [
                    sayChoice(choice, t),
                    ...(problem
                      ? [t(`orders.problem.${problem}`)]
                      : needsPerson && offer.price
                        ? [t("orders.needsPerson")]
                        : []),
                  ].join(" – "),
                }))}
              />
            ))}
        </div>
        {address ? (
          <NativeSelect
            label={t("orders.tab.address")}
            value={address.id}
            onChange={({ currentTarget: { value } }) => setChosenAddress(value)}
            data={(addresses ?? []).map((one) => ({
              value: one.id,
              label: `${one.name}: ${one.receiver}, ${addressLines(one, i18n.language).join(", ")}`,
            }))}
          />
        ) : (
          <Text>{t("orders.tab.noAddress")}</Text>
        )}
        {isOfTeam && !address && <Text size="sm">{t("orders.tab.teamAddressHint")}</Text>}
        <div>
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {t("orders.tab.addAddress")}
          </Button>
        </div>
        <OfferPrice offer={offer} currency={currency} isBusy={isBusy} />
        {isReady && (
          <>
            <Textarea
              label={t("orders.tab.note")}
              autosize
              minRows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Checkbox
              label={t("orders.tab.consent")}
              checked={hasConsent}
              error={isChecked && !hasConsent ? t("orders.tab.consentMissing") : undefined}
              onChange={(event) => setConsent(event.currentTarget.checked)}
            />
            <Text size="sm" c="dimmed">
              {t(isPlacing ? "orders.tab.ordering" : "orders.tab.fabCheck")}
            </Text>
            {!isPlacing && ordering.error && <ErrorNote error={errorText(ordering.error)} />}
            <Group>
              <Button type="submit" loading={isPlacing} disabled={!address || isBusy || hasProblem === true}>
                {t(offer.isSold ? "orders.tab.order" : "orders.tab.orderPerson")}
              </Button>
              <Button component={Link} to="/mypage/order/" variant="subtle" color="gray">
                {t("orders.title")}
              </Button>
            </Group>
          </>
        )}
      </form>
      {/* Beside the form: what is submitted in the dialog would submit the form around it, too. */}
      <AddressDialog opened={isAdding} address={undefined} save={store.save} onClose={() => setAdding(false)} />
    </div>
  );
}

const USUAL: Readonly<Record<OptionName, string>> = {
  thickness: "1.6",
  finish: "HASL_LEAD_FREE",
  mask: "GREEN",
  silk: "WHITE",
  copper: "OZ_1",
  stencil: "NONE",
  assembly: "NONE",
  parts: "BOUGHT",
};

function usual(name: string): string {
  return USUAL[name as OptionName];
}

function round(mm: number | null | undefined): number {
  return Math.round((mm ?? 0) * 100) / 100;
}
