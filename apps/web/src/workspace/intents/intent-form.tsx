import { Button, TextInput } from "@mantine/core";
import { type IntentStatement, type PinsByReference, stateIntent } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Intent } from "./arrange-intents.ts";
import { DistanceField } from "./distance-field.tsx";
import {
  type IntentDraft,
  intentDraftOf,
  intentStatementOf,
  isLimit,
  type LinkDraft,
  type StatementKind,
} from "./intent-draft.ts";
import classes from "./intents-panel.module.css";
import { LimitFields } from "./limit-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import { pinOption } from "./pin-option.ts";
import { SearchedMultiSelect, SearchedSelect } from "./searched-select.tsx";
import { wordIntentProblem } from "./word-intent.ts";

/** What a form is about. */
export interface FormSubject {
  readonly kind: StatementKind;
  /** The intent that is to be said in another way. */
  readonly corrects: Intent | undefined;
}

/** Says something about parts by hand, or an intent that there is in another way. */
export function IntentForm({
  subject: { kind, corrects },
  title,
  pins,
  outline,
  isBusy,
  onSay,
  onClose,
}: {
  subject: FormSubject;
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
  const [draft, setDraft] = useState(() => intentDraftOf(corrects));
  const [complaint, setComplaint] = useState<string>();
  const references = useMemo(
    () => [...pins.keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    [pins],
  );
  const connected = useMemo(
    () => [...pins.values()].flatMap((part) => [...part.values()].filter(({ net }) => net !== undefined)),
    [pins],
  );
  const change = (part: Partial<IntentDraft>) => {
    setComplaint(undefined);
    setDraft({ ...draft, ...part });
  };
  const changeLink = (index: number, part: Partial<LinkDraft>) =>
    change({ links: draft.links.map((link, at) => (at === index ? { ...link, ...part } : link)) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const statement = intentStatementOf(kind, corrects, draft);
    if (!statement) return setComplaint(t("intents.form.missing"));
    const stated = stateIntent(pins, statement);
    if (stated.status === "stated") return onSay(statement);
    const [problem] = stated.problems;
    setComplaint(problem && wordIntentProblem(problem, t));
  };

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
          <LinkFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of links is what it is, and none moves
            key={index}
            link={link}
            isCorrection={corrects !== undefined}
            pins={pins}
            connected={connected}
            onChange={(part) => changeLink(index, part)}
          />
        ))}
      {kind === "switching-loop" && (
        <div className={classes.fields}>
          <SearchedMultiSelect
            label={t("intents.form.loop")}
            data={connected.map(pinOption)}
            nothingFoundMessage={t("intents.form.noPin")}
            value={[...draft.loop]}
            onChange={(loop) => change({ loop })}
          />
          <DistanceField value={draft.within} onChange={(within) => change({ within })} />
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
          <SearchedMultiSelect
            label={t("intents.form.parts")}
            data={references}
            nothingFoundMessage={t("intents.form.noPart")}
            value={[...draft.parts]}
            onChange={(parts) => change({ parts })}
          />
        </div>
      )}
      {(kind === "edge" || kind === "fixed") && (
        <SearchedSelect
          label={t("intents.form.part")}
          data={references}
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
