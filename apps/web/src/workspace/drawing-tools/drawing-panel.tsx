import { CloseButton } from "@mantine/core";
import { copperLayers, type Keepout } from "@tracewright/board";
import type { DrawingToolName, DrawnDimension, Editor, LengthUnit, Property, PropertyKey } from "@tracewright/editor";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useEditorState } from "../editing/use-editor-state.ts";
import panel from "../properties/properties-panel.module.css";
import { PropertyField } from "../properties/property-field.tsx";
import { beyondLimits } from "./beyond-limits.ts";
import { type DrawingOptions, LARGEST, widthOf } from "./drawing-options.ts";
import classes from "./drawing-tools.module.css";
import { ImageFields } from "./image-fields.tsx";
import type { Drawing } from "./use-drawing.ts";

/** What the tool in hand draws with, in the place of the properties: the next thing will have it. */
export function DrawingPanel({ editor, drawing, unit }: { editor: Editor; drawing: Drawing; unit: LengthUnit }) {
  const { t } = useTranslation();
  const { board } = useEditorState(editor);
  const { name, options, setOptions, stop } = drawing;
  const fields = useRef<HTMLDivElement>(null);
  const isTextWanted = (name === "text" || isLeader(name, options)) && options.text === "";
  // Nothing can be set down before it says something.
  useEffect(() => {
    if (isTextWanted) fields.current?.querySelector("textarea")?.focus();
  }, [isTextWanted]);
  if (!name) return null;
  const change = (key: PropertyKey, value: unknown) => setOptions(changeOf(key, value, options));
  const layers = board.layers.map(({ id }) => id);
  const fieldsIn = { layers, copper: copperLayers(board) };
  return (
    <section className={panel.section} aria-label={t(`drawingTools.names.${name}`)}>
      <div className={classes.head}>
        <h2 className={panel.heading}>{t(`drawingTools.names.${name}`)}</h2>
        <CloseButton size={24} aria-label={t("drawingTools.stop")} onClick={stop} />
      </div>
      <p className={classes.hint}>
        {t(name === "dimension" ? `drawingTools.dimensions.${options.dimension}` : `drawingTools.hints.${name}`)}
      </p>
      <div className={panel.fields} ref={fields}>
        {fieldsOf(name, options)
          .map((key) => fieldOf(key, options, fieldsIn))
          .map((property) => (
            <PropertyField
              key={`${name} ${property.key}`}
              board={board}
              property={property}
              unit={unit}
              isLive={property.key === "text"}
              onSet={(value) => {
                const refused = beyondLimits(property, value);
                if (!refused) change(property.key, value);
                return refused;
              }}
            />
          ))}
        {name === "image" && (
          <ImageFields
            board={board}
            options={options}
            unit={unit}
            onImage={(change) => setOptions({ image: { ...options.image, ...change } })}
          />
        )}
      </div>
    </section>
  );
}

const FIELDS: Readonly<Record<DrawingToolName, readonly PropertyKey[]>> = {
  zone: ["net", "layers"],
  keepout: ["noTracks", "noVias", "noPads", "noPours", "noFootprints", "layers"],
  "cut-out": [],
  via: ["net"],
  hole: ["drill"],
  line: ["layer", "width"],
  arc: ["layer", "width"],
  rectangle: ["layer", "width", "filled", "radius"],
  polygon: ["layer", "width", "filled"],
  circle: ["layer", "width", "filled"],
  text: ["text", "layer"],
  image: ["layer"],
  dimension: ["shape", "layer"],
};

function isLeader(name: DrawingToolName | undefined, { dimension }: DrawingOptions): boolean {
  return name === "dimension" && dimension === "leader";
}

function fieldsOf(name: DrawingToolName, options: DrawingOptions): readonly PropertyKey[] {
  return isLeader(name, options) ? [...FIELDS[name], "text"] : FIELDS[name];
}

const DIMENSIONS: readonly DrawnDimension[] = ["aligned", "orthogonal", "leader", "center"];

const FORBIDDEN = {
  noTracks: "tracks",
  noVias: "vias",
  noPads: "pads",
  noPours: "pours",
  noFootprints: "footprints",
} as const satisfies Partial<Record<PropertyKey, keyof Keepout>>;

function fieldOf(
  key: PropertyKey,
  options: DrawingOptions,
  { layers, copper }: { readonly layers: readonly string[]; readonly copper: readonly string[] },
): Property {
  const common = { key, isMixed: false, isEditable: true };
  if (key in FORBIDDEN)
    return { ...common, kind: "flag", value: options.keepout[FORBIDDEN[key as keyof typeof FORBIDDEN]] };
  switch (key) {
    case "net":
      return { ...common, kind: "net", value: options.net };
    case "layers":
      return { ...common, kind: "layers", value: options.layers, choices: copper };
    case "layer":
      return { ...common, kind: "layer", value: options.layer, choices: layers };
    case "width":
      return { ...common, kind: "length", value: widthOf(options), least: 1, most: LARGEST };
    case "filled":
      return { ...common, kind: "flag", value: options.filled };
    case "radius":
      return { ...common, kind: "length", value: options.radius, least: 0, most: LARGEST };
    case "drill":
      return { ...common, kind: "length", value: options.drill, least: 1, most: LARGEST };
    case "shape":
      return { ...common, kind: "choice", value: options.dimension, choices: DIMENSIONS };
    case "text":
      return { ...common, kind: "text", value: options.text };
    default:
      throw new Error(`No drawing tool has the option ${key}.`);
  }
}

function changeOf(key: PropertyKey, value: unknown, { keepout, layer }: DrawingOptions): Partial<DrawingOptions> {
  if (key in FORBIDDEN) return { keepout: { ...keepout, [FORBIDDEN[key as keyof typeof FORBIDDEN]]: value } };
  // Another layer has lines of its own.
  if (key === "layer" && value !== layer) return { layer: value as DrawingOptions["layer"], width: null };
  if (key === "shape") return { dimension: value as DrawnDimension };
  return { [key]: value };
}
