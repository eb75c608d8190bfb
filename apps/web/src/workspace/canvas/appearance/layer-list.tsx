import { IconFocus2 } from "@tabler/icons-react";
import { BOARD_THEMES, layerColour, RATSNEST_LAYER, type SceneLayerId } from "@tracewright/rendering";
import type { MouseEvent } from "react";
import { useSubject } from "../../controller/canvas/subject.ts";
import { fill, useCanvasTexts } from "../../texts/use-canvas-texts.ts";
import { INACTIVE_LAYERS, INK_KINDS, MIN_OPACITY } from "../appearance.ts";
import classes from "../board-canvas.module.css";
import { hiddenBy, hiddenBySolo, LAYER_PRESETS, listedLayers } from "../layer-presets.ts";
import { useDisplay } from "../use-display.ts";
import { EyeButton } from "./eye-button.tsx";
import { Swatch } from "./swatch.tsx";

/** The layers of the board, with their colours: shown, hidden, made active. */
export function LayerList() {
  const { board } = useSubject();
  const { theme, setAppearance: onAppearance, hidden, setHidden: onHidden, active, activate: onActive } = useDisplay();
  const texts = useCanvasTexts();
  const nameOf = (id: SceneLayerId) =>
    id === RATSNEST_LAYER ? texts.ratsnest : (board.layers.find((layer) => layer.id === id)?.userName ?? id);
  const toggle = (id: SceneLayerId, event: Pick<MouseEvent, "altKey" | "shiftKey">) => {
    if (event.altKey) return onHidden(hiddenBySolo(id, board, hidden));
    if (event.shiftKey) return onHidden(hidden.size > 0 ? new Set() : new Set(listedLayers(board)));
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHidden(next);
  };
  return (
    <>
      <LayerChoices />
      <ul className={classes.list}>
        {listedLayers(board).map((id) => {
          const name = nameOf(id);
          return (
            <li key={id} className={classes.layer} data-active={id === active}>
              <EyeButton
                label={fill(texts.show, { layer: name })}
                isShown={!hidden.has(id)}
                onClick={(event) => toggle(id, event)}
              />
              <Swatch
                colour={layerColour(theme, id)}
                label={fill(texts.colourOf, { layer: name })}
                onColour={(colour) =>
                  onAppearance((before) => ({ ...before, colours: { ...before.colours, [id]: colour } }))
                }
              />
              {id.endsWith(".Cu") ? (
                <button
                  type="button"
                  className={classes.row}
                  aria-pressed={id === active}
                  aria-label={fill(texts.activate, { layer: name })}
                  onClick={() => onActive(id)}
                >
                  {name}
                </button>
              ) : (
                <span className={classes.row}>{name}</span>
              )}
              <button
                type="button"
                className={classes.solo}
                title={fill(texts.solo, { layer: name })}
                onClick={() => onHidden(hiddenBySolo(id, board, hidden))}
              >
                <IconFocus2 size={16} aria-hidden />
                <span className="tw-visually-hidden">{fill(texts.solo, { layer: name })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Opacities />
    </>
  );
}

function LayerChoices() {
  const { board } = useSubject();
  const { appearance, setAppearance: onAppearance, setHidden: onHidden } = useDisplay();
  const texts = useCanvasTexts();
  const hasOwn = Object.keys(appearance.colours).length > 0;
  return (
    <div className={classes.choices}>
      <fieldset className={classes.presets}>
        <legend className="tw-visually-hidden">{texts.preset}</legend>
        {LAYER_PRESETS.map((preset) => (
          <button key={preset} type="button" onClick={() => onHidden(hiddenBy(preset, board))}>
            {texts.presets[preset]}
          </button>
        ))}
      </fieldset>
      <label className={classes.theme}>
        {texts.colours}
        <select
          value={appearance.theme}
          onChange={(event) => {
            const theme = BOARD_THEMES.find(({ name }) => name === event.currentTarget.value)?.name;
            if (theme) onAppearance((before) => ({ ...before, theme, colours: {} }));
          }}
        >
          {BOARD_THEMES.map(({ name }) => (
            <option key={name} value={name}>
              {texts.themes[name]}
            </option>
          ))}
        </select>
      </label>
      {hasOwn && (
        <button
          type="button"
          className={classes.plain}
          onClick={() => onAppearance((before) => ({ ...before, colours: {} }))}
        >
          {texts.ownColoursBack}
        </button>
      )}
      <label className={classes.theme}>
        {texts.inactive}
        <select
          value={appearance.inactive}
          onChange={(event) => {
            const inactive = INACTIVE_LAYERS.find((known) => known === event.currentTarget.value);
            if (inactive) onAppearance((before) => ({ ...before, inactive }));
          }}
        >
          {INACTIVE_LAYERS.map((known) => (
            <option key={known} value={known}>
              {texts.inactiveLayers[known]}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.theme}>
        {texts.copperNames}
        <input
          type="checkbox"
          checked={appearance.names}
          onChange={() => onAppearance((before) => ({ ...before, names: !before.names }))}
        />
      </label>
    </div>
  );
}

function Opacities() {
  const { appearance, setAppearance: onAppearance } = useDisplay();
  const texts = useCanvasTexts();
  return (
    <fieldset className={classes.opacities}>
      <legend>{texts.opacity}</legend>
      {INK_KINDS.map((kind) => (
        <label key={kind}>
          {texts.inkKinds[kind]}
          <input
            type="range"
            min={MIN_OPACITY * 100}
            max={100}
            step={5}
            value={Math.round(appearance.opacity[kind] * 100)}
            aria-valuetext={`${Math.round(appearance.opacity[kind] * 100)} %`}
            onChange={(event) => {
              const share = Number(event.currentTarget.value) / 100;
              onAppearance((before) => ({ ...before, opacity: { ...before.opacity, [kind]: share } }));
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
