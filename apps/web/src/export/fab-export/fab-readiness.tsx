import { Anchor, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import type { ExportedFileFragment, FabCheckOutcome } from "../../graphql/generated/documents.ts";
import { en } from "../../i18n/en.ts";
import { pathToPlace, placeInSentence } from "../../projects/place-in-address.ts";
import classes from "./fab-export.module.css";
import { isKnownCheck, titleOfCheck } from "./known-check.ts";

type Report = NonNullable<ExportedFileFragment["fabReport"]>;
type Check = Report["checks"][number];
type Place = Check["places"][number];

const ICONS = { PASSED: IconCircleCheck, WARNING: IconAlertTriangle, FAILED: IconCircleX } as const;
const VERDICTS = { PASSED: "passed", WARNING: "warning", FAILED: "failed" } as const;
/** Copper is named by its number (L1), which needs no translation. */
const LAYERS = en.fabExport.layers;
/** Limits from above; all others are from below. */
const UPPER = new Set(["largest-hole"]);
const SHOWN_PLACES = 3;

/** What was found in the files: the answer, everything a person should look at with its places, and what passed. */
export function FabReadiness({
  report,
  onGone,
}: {
  report: Report;
  /** One has gone to a place on the board. */
  onGone?: () => void;
}) {
  const { t } = useTranslation();
  const open = [...report.checks.filter(is("FAILED")), ...report.checks.filter(is("WARNING"))];
  const passed = report.checks.filter(is("PASSED"));
  // Of the checks alone: the board itself is judged above them.
  const outcome = open[0]?.outcome ?? "PASSED";
  return (
    <>
      <p className={classes.verdict} data-outcome={outcome}>
        <OutcomeIcon outcome={outcome} />
        {t(`fabExport.${VERDICTS[outcome]}`)}
      </p>
      {outcome === "FAILED" && (
        <Text size="sm" c="dimmed">
          {t("fabExport.failedHint")}
        </Text>
      )}
      <ul className={classes.checks}>
        {open.map((check) => (
          <OpenCheck key={check.id} check={check} onGone={onGone} />
        ))}
      </ul>
      <details className={classes.passed}>
        <summary>{t("fabExport.others", { count: passed.length })}</summary>
        <ul>
          {passed.map((check) => (
            <li key={check.id}>
              <OutcomeIcon outcome={check.outcome} />
              <CheckTitle check={check} />
              <CheckLimit check={check} />
            </li>
          ))}
        </ul>
      </details>
      <Text size="xs" c="dimmed" mt={6}>
        {t("fabExport.inZip")}
      </Text>
    </>
  );
}

function is(outcome: FabCheckOutcome) {
  return (check: Check) => check.outcome === outcome;
}

function OpenCheck({ check, onGone }: { check: Check; onGone: (() => void) | undefined }) {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const { t, i18n } = useTranslation();
  const { places, problems, problemCount, outcome } = check;
  const mm = (value: number, digits: number) => inMillimetres(value, i18n.language, digits);
  const layerWords = (layer: string) => {
    const key = layer.replace(".", "_");
    return isLayer(key) ? t(`fabExport.layers.${key}`) : layer;
  };
  const sentenceOf = ({ value, x, y, layer }: Place) => {
    const place = { value: mm(value, 3), x: mm(x, 2), y: mm(y, 2) };
    return layer ? t("fabExport.placeOn", { ...place, layer: layerWords(layer) }) : t("fabExport.place", place);
  };
  const told =
    places.length > 0
      ? places.map((place) => ({ sentence: sentenceOf(place), at: place }))
      : problems.map((sentence) => ({ sentence, at: placeInSentence(sentence) }));
  const shown = told.slice(0, SHOWN_PLACES);
  return (
    <li data-outcome={outcome}>
      <OutcomeIcon outcome={outcome} />
      <div>
        <CheckTitle check={check} /> <CheckLimit check={check} />
        <ul>
          {shown.map(({ sentence, at }) => (
            <li key={sentence}>
              {at ? (
                <Anchor component={Link} to={pathToPlace(id, search, at)} inherit {...(onGone && { onClick: onGone })}>
                  {sentence}
                </Anchor>
              ) : (
                sentence
              )}
            </li>
          ))}
          {problemCount > shown.length && <li>{t("fabExport.more", { count: problemCount - shown.length })}</li>}
        </ul>
      </div>
    </li>
  );
}

/** What is asked; of checks against a fab's rules. */
function CheckLimit({ check: { id, limit } }: { check: Check }) {
  const { t, i18n } = useTranslation();
  if (limit == null) return undefined;
  const said = { limit: inMillimetres(limit, i18n.language, 4) };
  return <span className={classes.measured}>{t(UPPER.has(id) ? "fabExport.atMost" : "fabExport.asked", said)}</span>;
}

function inMillimetres(value: number, language: string, digits: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: digits });
}

function CheckTitle({ check: { id, title, problemCount } }: { check: Check }) {
  const { t } = useTranslation();
  return <span>{isKnownCheck(id) ? titleOfCheck(t, id, problemCount) : title}</span>;
}

function isLayer(key: string): key is keyof typeof LAYERS {
  return Object.hasOwn(LAYERS, key);
}

function OutcomeIcon({ outcome }: { outcome: FabCheckOutcome }) {
  const Icon = ICONS[outcome];
  return <Icon size={18} aria-hidden className={classes.icon} />;
}
