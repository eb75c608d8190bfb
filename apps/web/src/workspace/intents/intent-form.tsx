import { Button, MultiSelect, NumberInput, Select, TextInput } from "@mantine/core";
import {
  type Box,
  fromMm,
  type IntentStatement,
  type NamedPin,
  type NearKind,
  type PinName,
  type PinsByReference,
  stateIntent,
  toMm,
} from "@tracewright/board";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Intent } from "./arrange-intents.ts";
import classes from "./intents-panel.module.css";
import {
  LIMIT_KINDS,
  type LimitDraft,
  LimitFields,
  type LimitKind,
  limitDraftOf,
  limitStatementOf,
} from "./limit-fields.tsx";
import { wordIntentProblem } from "./word-intent.ts";

export type StatementKind = "near" | "edge" | "fixed" | "group" | "switching-loop" | LimitKind;

/** What can be chosen at once: a list of thousands is narrowed by typing. */
const OPTIONS_SHOWN = 80;
const FIRST_WITHIN_MM = 2;

/** Intents of the API that are a nearness, by the model's names. */
const NEAR_KINDS: Readonly<Partial<Record<Intent["kind"], NearKind>>> = {
  DECOUPLING: "decoupling",
  CRYSTAL: "crystal",
  CRYSTAL_LOAD: "crystal-load",
  FEEDBACK: "feedback",
  ESD: "esd",
  SERIES: "series",
  NEAR: "near",
};

interface LinkDraft {
  readonly from: string | null;
  readonly to: string | null;
  readonly within: number;
}

interface Draft {
  readonly links: readonly LinkDraft[];
  readonly loop: readonly string[];
  /** Of a loop, millimetres. */
  readonly within: number;
  readonly name: string;
  readonly part: string | null;
  readonly parts: readonly string[];
  readonly limit: LimitDraft;
}

/** Says something about parts by hand, or an intent that there is in another way. */
export function IntentForm({
  kind,
  corrects,
  title,
  pins,
  outline,
  isBusy,
  onSay,
  onClose,
}: {
  kind: StatementKind;
  corrects: Intent | undefined;
  title: string;
  pins: PinsByReference;
  /** About the board. */
  outline: Box | undefined;
  isBusy: boolean;
  onSay: (statement: IntentStatement) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const [draft, setDraft] = useState(() => draftOf(corrects));
  const [complaint, setComplaint] = useState<string>();
  const references = useMemo(
    () => [...pins.keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    [pins],
  );
  const connected = useMemo(
    () => [...pins.values()].flatMap((part) => [...part.values()].filter(({ net }) => net !== undefined)),
    [pins],
  );
  const change = (part: Partial<Draft>) => {
    setComplaint(undefined);
    setDraft({ ...draft, ...part });
  };
  const changeLink = (index: number, part: Partial<LinkDraft>) =>
    change({ links: draft.links.map((link, at) => (at === index ? { ...link, ...part } : link)) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const statement = statementOf(kind, corrects, draft);
    if (!statement) return setComplaint(t("intents.form.missing"));
    const stated = stateIntent(pins, statement);
    if (stated.status === "stated") return onSay(statement);
    const [problem] = stated.problems;
    setComplaint(problem && wordIntentProblem(problem, t));
  };

  const distance = (value: number, onValue: (value: number) => void) => (
    <NumberInput
      size="xs"
      label={t("intents.form.within")}
      value={value}
      onChange={(next) => onValue(Number(next))}
      min={0}
      max={100}
      step={0.5}
      decimalScale={2}
      className={classes.distance ?? ""}
    />
  );

  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={submit}
      aria-label={title}
      onKeyDown={(event) => {
        // An open list is what Escape closes first.
        const isOpen = event.target instanceof Element && event.target.getAttribute("aria-expanded") === "true";
        if (event.key === "Escape" && !isOpen) onClose();
      }}
    >
      <strong className={classes.formTitle}>{title}</strong>
      {kind === "near" &&
        draft.links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of links is what it is, and none moves
          <div key={index} className={classes.fields}>
            {!corrects && (
              <Select
                size="xs"
                searchable
                openOnFocus={false}
                label={t("intents.form.from")}
                data={connected.map(optionOf)}
                limit={OPTIONS_SHOWN}
                nothingFoundMessage={t("intents.form.noPin")}
                value={link.from}
                onChange={(from) => changeLink(index, { from })}
              />
            )}
            <Select
              size="xs"
              searchable
              openOnFocus={false}
              label={
                corrects
                  ? t("intents.form.toOf", { pin: sayPin(link.from, pins, t("intents.form.from")) })
                  : t("intents.form.to")
              }
              data={targetsOf(link, pins, connected, {
                onNet: (net) => t("intents.form.onNet", { net }),
                others: t("intents.form.others"),
              })}
              limit={OPTIONS_SHOWN}
              nothingFoundMessage={t("intents.form.noPin")}
              value={link.to}
              onChange={(to) => changeLink(index, { to })}
            />
            {distance(link.within, (within) => changeLink(index, { within }))}
          </div>
        ))}
      {kind === "switching-loop" && (
        <div className={classes.fields}>
          <MultiSelect
            size="xs"
            searchable
            openOnFocus={false}
            label={t("intents.form.loop")}
            data={connected.map(optionOf)}
            limit={OPTIONS_SHOWN}
            nothingFoundMessage={t("intents.form.noPin")}
            value={[...draft.loop]}
            onChange={(loop) => change({ loop })}
          />
          {distance(draft.within, (within) => change({ within }))}
        </div>
      )}
      {kind === "group" && (
        <div className={classes.fields}>
          <TextInput
            size="xs"
            label={t("intents.form.name")}
            maxLength={100}
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <MultiSelect
            size="xs"
            searchable
            openOnFocus={false}
            label={t("intents.form.parts")}
            data={references}
            limit={OPTIONS_SHOWN}
            nothingFoundMessage={t("intents.form.noPart")}
            value={[...draft.parts]}
            onChange={(parts) => change({ parts })}
          />
        </div>
      )}
      {(kind === "edge" || kind === "fixed") && (
        <Select
          size="xs"
          searchable
          openOnFocus={false}
          label={t("intents.form.part")}
          data={references}
          limit={OPTIONS_SHOWN}
          nothingFoundMessage={t("intents.form.noPart")}
          value={draft.part}
          onChange={(part) => change({ part })}
        />
      )}
      {isLimit(kind) && (
        <LimitFields
          kind={kind}
          isCorrection={corrects !== undefined}
          draft={draft.limit}
          references={references}
          outline={outline}
          onChange={(part) => change({ limit: { ...draft.limit, ...part } })}
        />
      )}
      {complaint && (
        <p className={classes.complaint} role="alert">
          {complaint}
        </p>
      )}
      <div className={classes.formActions}>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" size="compact-sm" loading={isBusy}>
          {t("intents.save")}
        </Button>
      </div>
    </form>
  );
}

/** Which form an intent is corrected with. */
export function formKindOf({ kind }: Intent): StatementKind {
  return FORMS[kind] ?? "near";
}

const FORMS: Readonly<Partial<Record<Intent["kind"], StatementKind>>> = {
  GROUP: "group",
  SWITCHING_LOOP: "switching-loop",
  SIDE: "side",
  HEIGHT: "height",
  HEIGHT_LIMIT: "height-limit",
};

function isLimit(kind: StatementKind): kind is LimitKind {
  return LIMIT_KINDS.some((limit) => limit === kind);
}

function draftOf(corrects: Intent | undefined): Draft {
  const links = corrects?.links.map(({ from, to, within }) => ({
    from: spell(from),
    to: spell(to),
    within: toMm(within),
  }));
  return {
    links: links ?? [{ from: null, to: null, within: FIRST_WITHIN_MM }],
    loop: corrects?.pins.map(spell) ?? [],
    within: links?.[0]?.within ?? FIRST_WITHIN_MM,
    name: corrects?.name ?? "",
    part: null,
    parts: corrects?.parts ?? [],
    limit: limitDraftOf(corrects),
  };
}

/** Undefined while something is not chosen yet. */
function statementOf(kind: StatementKind, corrects: Intent | undefined, draft: Draft): IntentStatement | undefined {
  switch (kind) {
    case "side":
    case "height":
    case "height-limit":
      return limitStatementOf(kind, draft.limit);
    case "near": {
      const links = draft.links.flatMap(({ from, to, within }) =>
        from && to ? [{ from: readPin(from), to: readPin(to), within: fromMm(within) }] : [],
      );
      if (links.length < draft.links.length) return undefined;
      return { kind: (corrects && NEAR_KINDS[corrects.kind]) ?? "near", links };
    }
    case "switching-loop":
      return { kind, pins: draft.loop.map(readPin), within: fromMm(draft.within) };
    case "group":
      return { kind, name: draft.name, parts: draft.parts };
    default:
      return draft.part === null ? undefined : { kind, part: draft.part };
  }
}

/** The pins on the net of what is to be near come first: a capacitor serves a pin of its supply. */
function targetsOf(
  { from }: LinkDraft,
  pins: PinsByReference,
  connected: readonly NamedPin[],
  words: { readonly onNet: (net: string) => string; readonly others: string },
) {
  const own = from === null ? undefined : pinOf(from, pins);
  const others = connected.filter(({ reference }) => reference !== own?.reference);
  if (own?.net === undefined) return others.map(optionOf);
  return [
    { group: words.onNet(own.net), items: others.filter(({ net }) => net === own.net).map(optionOf) },
    { group: words.others, items: others.filter(({ net }) => net !== own.net).map(optionOf) },
  ];
}

/** What a pin is chosen by: "U3 14 VDD · +3V3". */
function optionOf({ reference, pad, name, net }: NamedPin) {
  const label = [`${reference} ${pad}`, name].filter(Boolean).join(" ");
  return { value: spell({ reference, pad }), label: net === undefined ? label : `${label} · ${net}` };
}

function sayPin(pin: string | null, pins: PinsByReference, nothing: string): string {
  const found = pin === null ? undefined : pinOf(pin, pins);
  return found ? optionOf(found).label : (pin ?? nothing);
}

function pinOf(pin: string, pins: PinsByReference): NamedPin | undefined {
  const { reference, pad } = readPin(pin);
  return pins.get(reference)?.get(pad);
}

/** One text for a pin: references and numbers hold no line break. */
function spell({ reference, pad }: PinName): string {
  return `${reference}\n${pad}`;
}

function readPin(text: string): PinName {
  const [reference = "", pad = ""] = text.split("\n");
  return { reference, pad };
}
