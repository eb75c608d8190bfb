import { Checkbox, SegmentedControl } from "@mantine/core";
import { type Board, copperLayers } from "@tracewright/board";
import { KICAD_THEME, layerColour, type SceneLayerId } from "@tracewright/rendering";
import type { CopperPicture, InspectedProfile, InspectedSite, PlaneKind, PlaneLayer } from "@tracewright/routing";
import type { LookChoice, StepPicture } from "../engine/desk-protocol.ts";
import { colourOf } from "../overlay/plane-image.ts";
import { formatCount, formatMm, PLANE_NAMES, plural } from "../step-texts.ts";
import classes from "../workbench.module.css";

/** What the overlay draws besides the plane. */
export interface Marks {
  readonly lattice: boolean;
  readonly conflicts: boolean;
  readonly open: boolean;
  /** The net in turn bright, all others dimmed. */
  readonly netInTurn: boolean;
}

export const FIRST_MARKS: Marks = { lattice: true, conflicts: true, open: true, netInTurn: false };

const MARK_NAMES: Readonly<Record<keyof Marks, string>> = {
  lattice: "Lattice, where zoomed in (L)",
  conflicts: "Conflicts",
  open: "Open connections, once explained",
  netInTurn: "Only the net in turn bright (H)",
};

const MARKS: readonly (keyof Marks)[] = ["lattice", "conflicts", "open", "netInTurn"];
const PLANES: readonly PlaneKind[] = ["field", "occupancy", "history", "congestion"];

interface LookPanelProps {
  readonly board: Board;
  readonly site: InspectedSite;
  readonly picture: StepPicture | undefined;
  readonly look: LookChoice;
  readonly onLook: (look: LookChoice) => void;
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
  readonly hidden: ReadonlySet<SceneLayerId>;
  readonly onHidden: (hidden: ReadonlySet<SceneLayerId>) => void;
}

/** What lies over the board: whose copper, which plane of which layer, which marks. */
export function LookPanel({ board, site, picture, look, onLook, marks, onMarks, hidden, onHidden }: LookPanelProps) {
  const copper = copperLayers(board);
  const { layer, profile } = look.choice;
  const profiles = layer === "vias" ? site.vias : site.tracks;
  return (
    <div className={classes.tab}>
      <fieldset className={classes.choice}>
        <legend>Tracks and vias (B)</legend>
        <SegmentedControl
          fullWidth
          size="xs"
          value={look.picture}
          onChange={(value) => onLook({ ...look, picture: value as CopperPicture })}
          data={[
            { value: "current", label: "As the engine has them" },
            { value: "best", label: "Best legal snapshot" },
          ]}
        />
      </fieldset>
      <fieldset className={classes.choice}>
        <legend>Plane (0 – 4)</legend>
        <SegmentedControl
          fullWidth
          size="xs"
          value={look.plane ?? "none"}
          onChange={(value) => onLook({ ...look, plane: PLANES.find((kind) => kind === value) })}
          data={[
            { value: "none", label: "None" },
            ...PLANES.map((kind) => ({ value: kind, label: PLANE_NAMES[kind] })),
          ]}
        />
        <Legend plane={look.plane} largest={picture?.plane?.largest} />
        <label className={classes.line}>
          Layer
          <select
            value={String(layer)}
            onChange={({ currentTarget: { value } }) => {
              const chosen: PlaneLayer = value === "vias" ? "vias" : Number(value);
              onLook({ ...look, choice: { layer: chosen, profile: 0 } });
            }}
          >
            {copper.map((id, index) => (
              <option key={id} value={index}>
                {id}
              </option>
            ))}
            <option value="vias">Places of vias</option>
          </select>
        </label>
        <label className={classes.line}>
          {layer === "vias" ? "Via" : "Track"}
          <select
            value={profile}
            onChange={({ currentTarget: { value } }) =>
              onLook({ ...look, choice: { ...look.choice, profile: Number(value) } })
            }
          >
            {profiles.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a profile is known by its number
              <option key={index} value={index}>
                {profileName(each)}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <fieldset className={classes.choice}>
        <legend>Marks</legend>
        {MARKS.map((mark) => (
          <Checkbox
            key={mark}
            size="sm"
            label={MARK_NAMES[mark]}
            checked={marks[mark]}
            onChange={({ currentTarget: { checked } }) => onMarks({ ...marks, [mark]: checked })}
          />
        ))}
      </fieldset>
      <fieldset className={classes.choice}>
        <legend>Layers of the board</legend>
        {[...copper, ...(["F.SilkS", "B.SilkS", "F.CrtYd", "B.CrtYd"] as const)].map((id) => (
          <Checkbox
            key={id}
            size="sm"
            label={
              <span className={classes.layerName}>
                <span className={classes.swatch} style={{ background: layerColour(KICAD_THEME, id) }} />
                {id}
              </span>
            }
            checked={!hidden.has(id)}
            onChange={({ currentTarget: { checked } }) => {
              const next = new Set(hidden);
              if (checked) next.delete(id);
              else next.add(id);
              onHidden(next);
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

function profileName({ width, clearance, nets, isNeck }: InspectedProfile): string {
  const users = nets.length === 1 && nets[0] ? nets[0] : plural(nets.length, "net");
  return `${formatMm(width)}, ${formatMm(clearance)} apart${isNeck ? ", neck" : ""} · ${users}`;
}

const HEAT_NAMES: Readonly<Record<Exclude<PlaneKind, "field">, string>> = {
  occupancy: "Nets in the way:",
  history: "Price added:",
  congestion: "Per cent of the tracks that fit:",
};

/** What the colours mean. */
function Legend({ plane, largest = 0 }: { plane: PlaneKind | undefined; largest: number | undefined }) {
  if (!plane)
    return (
      <p className={classes.quiet}>
        Whose ground, who is in the way, how dear old conflicts made it, or how full the borders are.
      </p>
    );
  const entries: readonly (readonly [value: number, text: string])[] =
    plane === "field"
      ? [
          [1, "one net's own"],
          [2, "blocked for all"],
        ]
      : [
          [1, "1"],
          [Math.max(largest, 2), formatCount(largest)],
        ];
  return (
    <p className={classes.legend}>
      {plane !== "field" && <span>{HEAT_NAMES[plane]}</span>}
      {plane !== "field" && largest === 0 ? (
        <span>none yet on this layer</span>
      ) : (
        entries.map(([value, text]) => (
          <span key={text} className={classes.layerName}>
            <span
              className={classes.swatch}
              style={{
                background: `rgb(${colourOf({ kind: plane }, value, Math.max(largest, 2)).slice(0, 3).join(" ")})`,
              }}
            />
            {text}
          </span>
        ))
      )}
      {plane === "field" && <span>clear: free</span>}
    </p>
  );
}
