import { Button, Loader, SegmentedControl, Select, Text, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconSearch, IconUpload } from "@tabler/icons-react";
import type { Footprint } from "@tracewright/board";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import {
  type FootprintEntryFragment,
  type FootprintSource,
  SuggestFootprintsDocument,
} from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { DrawFootprint } from "./draw-footprint.tsx";
import { usualForm } from "./drawn-form.ts";
import classes from "./footprint-chooser.module.css";
import { FootprintList } from "./footprint-list.tsx";
import { padNumbers } from "./footprint-picture.ts";
import { FootprintPreview } from "./footprint-preview.tsx";
import { withoutLibrary } from "./part-groups.ts";
import { type AskedFootprint, type FootprintWhole, useFootprintRecord } from "./use-footprint-record.ts";
import { NO_SEARCH, useFootprintSearch } from "./use-footprint-search.ts";
import { useUploadedFootprints } from "./use-uploaded-footprints.ts";

/** Parts that a footprint is chosen for. */
export interface ChooserNeed {
  readonly references: readonly string[];
  readonly kind: string;
  readonly value: string;
  readonly wanted: string;
  readonly pins: readonly string[];
}

/** What they have for now. */
export interface ChooserCurrent {
  readonly name: string;
  readonly source: FootprintSource;
  /** If the caller has it already. */
  readonly footprint?: Footprint;
}

/** Uploads of footprints, kept by the caller. */
export interface ChooserFiles {
  readonly fileUrls: readonly string[];
  readonly addFiles: (files: readonly File[]) => void;
  /** Of files that are on their way, or did not arrive. */
  readonly state: ReactNode;
}

export type ChooserTab = "suggested" | "search" | "upload" | "draw";
const TABS: readonly ChooserTab[] = ["suggested", "search", "upload", "draw"];
/** So many alternatives are shown before somebody searches. */
const SUGGESTIONS = 8;

/** Finds, uploads or draws the footprint of parts, beside the one that they have. */
export function FootprintChooser({
  need,
  heading,
  current,
  used,
  files,
  remark,
  initialOnly,
  searchField,
  onTake,
  onLeave,
}: {
  need: ChooserNeed;
  /** Which parts these are, where nothing else beside it says so. */
  heading?: ReactNode;
  current: ChooserCurrent | undefined;
  /** Footprints of the rest of the design. */
  used: readonly string[];
  files: ChooserFiles;
  /** What else is to be said of a candidate before it is taken. */
  remark?: (candidate: FootprintWhole, references: readonly string[]) => ReactNode;
  /** Of several parts the one that is meant unless all are asked for. */
  initialOnly?: string;
  searchField?: RefObject<{ focus: () => void } | null>;
  /** For these parts. */
  onTake: (taken: FootprintWhole, references: readonly string[]) => void;
  /** Back to where the part was chosen. */
  onLeave?: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [tab, setTab] = useState<ChooserTab>("suggested");
  const [looked, setLooked] = useState<Readonly<Partial<Record<ChooserTab, string>>>>({});
  const [search, setSearch] = useState(NO_SEARCH);
  const [form, setForm] = useState(() => usualForm({ kind: need.kind, pins: need.pins.length }));
  const [drawn, setDrawn] = useState<FootprintWhole>();
  const [only, setOnly] = useState<string | null>(initialOnly ?? null);
  const field = useRef<HTMLInputElement>(null);
  const found = useFootprintSearch(search);
  const suggested = useQuery({
    query: SuggestFootprintsDocument,
    variables: {
      input: {
        wanted: need.wanted.slice(0, 500),
        kind: need.kind.slice(0, 20),
        value: need.value.slice(0, 500),
        pins: need.pins.length,
        used: used.slice(0, 100),
        size: SUGGESTIONS,
      },
    },
  })[0];
  const focusSearch = useCallback(() => {
    setTab("search");
    // The field stands there once the tab is shown.
    requestAnimationFrame(() => field.current?.focus());
  }, []);
  useEffect(() => {
    if (searchField) searchField.current = { focus: focusSearch };
  }, [searchField, focusSearch]);

  const uploaded = useUploadedFootprints(files.fileUrls);
  const inFiles = new Set(uploaded.entries.map(({ name }) => name));
  const look = (name: string) => setLooked((before) => ({ ...before, [tab]: name }));
  const name = tab === "draw" ? undefined : looked[tab];
  const asked = useFootprintRecord(name, name !== undefined && inFiles.has(name) ? files.fileUrls : []);
  const candidate: AskedFootprint =
    tab === "draw" ? (drawn ? { status: "ready", ...drawn } : { status: "none" }) : asked;
  const references = only === null ? need.references : [only];
  const take = () => {
    if (candidate.status === "ready") onTake(candidate, references);
  };
  const takeNamed = (wanted: string) => {
    if (candidate.status === "ready" && candidate.entry.name === wanted) onTake(candidate, references);
    else look(wanted);
  };
  const list = (entries: readonly FootprintEntryFragment[], label: string) => (
    <FootprintList entries={entries} chosen={looked[tab]} label={label} onLook={look} onTake={takeNamed} />
  );

  return (
    <section
      className={classes.chooser}
      aria-label={t("footprints.chooserOf", { references: need.references.slice(0, 3).join(", ") })}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !onLeave) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      {heading}
      <div className={classes.pictures}>
        <Side
          title={t("footprints.current")}
          name={current?.source === "STAND_IN" ? t("footprints.from.STAND_IN") : current?.name}
        >
          <Current current={current} pins={need.pins} fileUrls={files.fileUrls} />
        </Side>
        <Side title={t("footprints.candidate")} name={candidate.status === "ready" ? candidate.entry.name : undefined}>
          <Candidate asked={candidate} pins={need.pins} />
        </Side>
      </div>
      {candidate.status === "ready" && (
        <div className={classes.verdict} role="status">
          <Fit candidate={candidate} pins={need.pins} />
          {remark?.(candidate, references)}
        </div>
      )}
      <div className={classes.take}>
        {need.references.length > 1 && (
          <Select
            size="xs"
            className={classes.only ?? ""}
            aria-label={t("footprints.forWhich")}
            data={[
              { value: "", label: t("footprints.forAll", { count: need.references.length }) },
              ...need.references.map((reference) => ({
                value: reference,
                label: t("footprints.forOne", { reference }),
              })),
            ]}
            value={only ?? ""}
            allowDeselect={false}
            searchable={need.references.length > 10}
            onChange={(value) => setOnly(value || null)}
          />
        )}
        <Button size="xs" disabled={candidate.status !== "ready"} onClick={take}>
          {t("footprints.use", { count: references.length })}
        </Button>
      </div>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t("footprints.ways")}
        data={TABS.map((one) => ({ value: one, label: t(`footprints.tab.${one}`) }))}
        value={tab}
        onChange={(value) => setTab(value as ChooserTab)}
      />
      {tab === "suggested" &&
        (suggested.error ? (
          <ErrorNote error={errorText(suggested.error)} />
        ) : !suggested.data ? (
          <Waiting />
        ) : suggested.data.footprintSuggestions.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t("footprints.noSuggestions")}
          </Text>
        ) : (
          list(suggested.data.footprintSuggestions, t("footprints.tab.suggested"))
        ))}
      {tab === "search" && (
        <>
          <TextInput
            ref={field}
            size="sm"
            aria-label={t("footprints.searchWords")}
            placeholder={t("footprints.searchHint")}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search.words}
            maxLength={200}
            onChange={(event) => setSearch({ ...search, words: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
              if (event.key !== "ArrowDown") return;
              event.preventDefault();
              event.currentTarget.closest("section")?.querySelector<HTMLElement>("[data-footprint-list]")?.focus();
            }}
          />
          <div className={classes.filters}>
            {(["pads", "pitch", "width", "height"] as const).map((one) => (
              <TextInput
                key={one}
                size="xs"
                label={t(`footprints.filter.${one}`)}
                inputMode="decimal"
                value={search[one]}
                onChange={(event) => setSearch({ ...search, [one]: event.currentTarget.value })}
              />
            ))}
          </div>
          {found.status === "failed" && <ErrorNote error={errorText(found.error)} />}
          {found.status === "searching" && <Waiting />}
          {found.status === "found" && (
            <>
              <Text size="xs" c="dimmed" role="status">
                {t("footprints.hits", { count: found.total })}
                {!found.hasOfficial && ` ${t("footprints.noOfficial")}`}
              </Text>
              {found.entries.length > 0 && list(found.entries, t("footprints.tab.search"))}
            </>
          )}
        </>
      )}
      {tab === "upload" && (
        <>
          <Upload onFiles={files.addFiles} />
          {files.state}
          {uploaded.isReading && <Waiting />}
          {uploaded.problems.map((problem) => (
            <Text key={problem} size="sm" c="var(--tw-danger)" role="alert">
              {problem}
            </Text>
          ))}
          {uploaded.entries.length > 0 && list(uploaded.entries, t("footprints.tab.upload"))}
        </>
      )}
      {tab === "draw" && <DrawFootprint form={form} onForm={setForm} onDrawn={setDrawn} />}
    </section>
  );
}

function Side({ title, name, children }: { title: string; name: string | undefined; children: ReactNode }) {
  return (
    <figure className={classes.side}>
      <figcaption>
        <span className={classes.title}>{title}</span>
        <span className={classes.name} title={name}>
          {name === undefined ? "–" : withoutLibrary(name)}
        </span>
      </figcaption>
      {children}
    </figure>
  );
}

function Current({
  current,
  pins,
  fileUrls,
}: {
  current: ChooserCurrent | undefined;
  pins: readonly string[];
  fileUrls: readonly string[];
}) {
  const { t } = useTranslation();
  const isStandIn = current?.source === "STAND_IN";
  const isInFiles = current?.source === "FILES" || (current?.source === "CHOSEN" && !current.name.includes(":"));
  const asked = useFootprintRecord(
    current?.footprint || isStandIn ? undefined : current?.name,
    isInFiles ? fileUrls : [],
  );
  if (current?.footprint)
    return <FootprintPreview footprint={current.footprint} pins={pins} label={withoutLibrary(current.name)} />;
  if (isStandIn) return <p className={classes.nothing}>{t("footprints.standInHint")}</p>;
  if (!current) return <p className={classes.nothing}>{t("footprints.from.NONE")}</p>;
  return <Candidate asked={asked} pins={pins} />;
}

function Candidate({ asked, pins }: { asked: AskedFootprint; pins: readonly string[] }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (asked.status) {
    case "ready":
      return <FootprintPreview footprint={asked.footprint} pins={pins} label={withoutLibrary(asked.entry.name)} />;
    case "loading":
      return <Waiting />;
    case "failed":
      return <ErrorNote error={errorText(asked.error)} />;
    case "unknown":
      return <p className={classes.nothing}>{t("footprints.nothingKnown")}</p>;
    case "none":
      return <p className={classes.nothing}>{t("footprints.lookHint")}</p>;
  }
}

const MAX_NAMED = 8;

/** Whether pins and pads go together, and which do not. */
function Fit({ candidate, pins }: { candidate: FootprintWhole; pins: readonly string[] }) {
  const { t } = useTranslation();
  const pads = padNumbers(candidate.footprint);
  const [padSet, pinSet] = [new Set(pads), new Set(pins)];
  const lacking = pins.filter((pin) => !padSet.has(pin));
  const loose = pads.filter((pad) => !pinSet.has(pad));
  const named = (numbers: readonly string[]) =>
    numbers.slice(0, MAX_NAMED).join(", ") + (numbers.length > MAX_NAMED ? " …" : "");
  if (lacking.length === 0 && loose.length === 0)
    return (
      <Text size="sm" c="var(--tw-ok)">
        {t("footprints.fits", { count: pins.length })}
      </Text>
    );
  return (
    <>
      {lacking.length > 0 && (
        <Text size="sm" c="var(--tw-danger)">
          <IconAlertTriangle size={14} aria-hidden />{" "}
          {t("footprints.lacking", { count: lacking.length, pins: named(lacking) })}
        </Text>
      )}
      {loose.length > 0 && (
        <Text size="sm" c="var(--tw-warn)">
          {t("footprints.loose", { count: loose.length, pads: named(loose) })}
        </Text>
      )}
    </>
  );
}

function Upload({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".kicad_mod,.zip"
        multiple
        hidden
        data-testid="footprint-files"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t("footprints.chooseFiles")}
      </Button>
      <Text size="xs" c="dimmed" mt={4}>
        {t("footprints.uploadHint")}
      </Text>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status">
      <Loader size="sm" aria-hidden />
      <span className="tw-visually-hidden">{t("footprints.loading")}</span>
    </div>
  );
}
