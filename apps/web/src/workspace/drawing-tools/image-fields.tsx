import { Button, FileButton } from "@mantine/core";
import type { Board } from "@tracewright/board";
import type { Artwork, ArtworkProblem, LengthUnit, Property, PropertyKey, PropertyValue } from "@tracewright/editor";
import { fromMm, type Nm } from "@tracewright/geometry";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Facts } from "../properties/facts.tsx";
import { PropertyField } from "../properties/property-field.tsx";
import { formatLength } from "../texts/format-length.ts";
import { beyondLimits } from "./beyond-limits.ts";
import { type DrawingOptions, LARGEST } from "./drawing-options.ts";
import classes from "./image/image-fields.module.css";
import { artworkOn, type ImageOptions, leastLineOn } from "./image/image-options.ts";
import { PICTURE_LIMITS, type PictureProblem, readPicture } from "./image/read-picture.ts";

const INCH: Nm = fromMm(25.4);
const LEAST: Nm = fromMm(0.1);
/** What the sentences may name, for those problems that do not have it. */
const PICTURE_FACTS = { bytes: 0, width: 0, height: 0, megabytes: PICTURE_LIMITS.bytes / 1_048_576 };
const ARTWORK_FACTS = { count: 0, most: 0 };

/** Which picture is set down, how large and how dark, and what it comes to. */
export function ImageFields({
  board,
  options,
  unit,
  onImage,
}: {
  board: Board;
  options: DrawingOptions;
  unit: LengthUnit;
  onImage: (change: Partial<ImageOptions>) => void;
}) {
  const { t } = useTranslation();
  const { image, layer } = options;
  const { picture } = image;
  const [problem, setProblem] = useState<PictureProblem & { readonly name: string }>();
  const choose = useRef<HTMLButtonElement>(null);
  const isWanted = picture === undefined;
  // Nothing can be set down before there is a picture.
  useEffect(() => {
    if (isWanted) choose.current?.focus();
  }, [isWanted]);
  const read = async (file: File | null) => {
    if (!file) return;
    const answer = await readPicture(file);
    if ("problem" in answer) return setProblem({ ...answer, name: file.name });
    setProblem(undefined);
    onImage({ picture: answer });
  };
  return (
    <>
      <FileButton accept="image/png,image/jpeg" onChange={read}>
        {(props) => (
          <Button {...props} ref={choose} variant="default" size="xs" fullWidth>
            {t(isWanted ? "drawingTools.image.choose" : "drawingTools.image.chooseOther")}
          </Button>
        )}
      </FileButton>
      {problem && (
        <p className={classes.problem} role="alert">
          {t(`drawingTools.image.problems.${problem.problem}`, { ...PICTURE_FACTS, ...problem })}
        </p>
      )}
      {picture && (
        <>
          {fieldsOf(image, picture).map((property) => (
            <PropertyField
              key={property.key}
              board={board}
              property={property}
              unit={unit}
              onSet={(value) => {
                const refused = beyondLimits(property, value);
                if (!refused) onImage(changeOf(property.key, value, picture));
                return refused;
              }}
            />
          ))}
          <ArtworkFacts
            artwork={artworkOn(layer, image)}
            leastLine={leastLineOn(layer)}
            picture={picture}
            unit={unit}
          />
        </>
      )}
    </>
  );
}

/** What the picture comes to: its areas as they will lie on the board, and numbers. */
function ArtworkFacts({
  artwork,
  leastLine,
  picture: { columns, rows, name },
  unit,
}: {
  artwork: Artwork | ArtworkProblem | undefined;
  leastLine: Nm;
  picture: NonNullable<ImageOptions["picture"]>;
  unit: LengthUnit;
}) {
  const { t, i18n } = useTranslation();
  if (!artwork) return null;
  if ("problem" in artwork)
    return (
      <p className={classes.problem} role="alert">
        {t(`drawingTools.image.problems.${artwork.problem}`, { ...ARTWORK_FACTS, ...artwork })}
      </p>
    );
  const { width, height, dot, areas, corners, thinShare } = artwork;
  const share = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 1 });
  return (
    <>
      <svg
        className={classes.preview}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        role="img"
        aria-label={t("drawingTools.image.preview", { name })}
      >
        <path fillRule="evenodd" d={pathOf(artwork)} />
      </svg>
      <Facts
        title={t("drawingTools.image.result")}
        facts={[
          [t("drawingTools.image.dots"), `${columns} × ${rows}`],
          [t("drawingTools.image.dot"), formatLength(dot, unit)],
          [t("drawingTools.image.areas"), String(areas.length)],
          [t("drawingTools.image.corners"), String(corners)],
        ]}
      />
      {thinShare > 0 && (
        <p className={classes.thin}>
          {t("drawingTools.image.thin", {
            share: share.format(Math.max(thinShare, 0.001)),
            line: formatLength(leastLine, unit),
          })}
        </p>
      )}
    </>
  );
}

function pathOf({ areas }: Artwork): string {
  return areas
    .flatMap(({ outer, holes }) => [outer, ...holes])
    .map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`)
    .join("");
}

function fieldsOf(
  { width, threshold, isInverted }: ImageOptions,
  { columns, rows }: NonNullable<ImageOptions["picture"]>,
): readonly Property[] {
  const common = { isMixed: false, isEditable: true };
  const heightOf = (wide: Nm) => Math.round((wide * rows) / columns);
  const resolutionOf = (wide: Nm) => Math.round((columns * INCH) / wide);
  return [
    { ...common, key: "width", kind: "length", value: width, least: LEAST, most: LARGEST },
    {
      ...common,
      key: "height",
      kind: "length",
      value: heightOf(width),
      least: heightOf(LEAST),
      most: heightOf(LARGEST),
    },
    {
      ...common,
      key: "resolution",
      kind: "number",
      value: resolutionOf(width),
      least: Math.max(1, resolutionOf(LARGEST)),
      most: resolutionOf(LEAST),
    },
    { ...common, key: "threshold", kind: "number", value: threshold, least: 1, most: 100 },
    { ...common, key: "inverted", kind: "flag", value: isInverted },
  ];
}

function changeOf(
  key: PropertyKey,
  value: PropertyValue,
  { columns, rows }: NonNullable<ImageOptions["picture"]>,
): Partial<ImageOptions> {
  const number = Number(value);
  switch (key) {
    case "width":
      return { width: number };
    case "height":
      return { width: Math.round((number * columns) / rows) };
    case "resolution":
      return { width: Math.round((columns * INCH) / number) };
    case "threshold":
      return { threshold: number };
    case "inverted":
      return { isInverted: value === true };
    default:
      throw new Error(`A picture has no ${key}.`);
  }
}
