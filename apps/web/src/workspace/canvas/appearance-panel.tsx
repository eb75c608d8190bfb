import { Tabs, TextInput } from "@mantine/core";
import { IconEye, IconEyeOff, IconFocus2 } from "@tabler/icons-react";
import type { Board, Footprint, NetId } from "@tracewright/board";
import { indexBoard } from "@tracewright/board";
import { BOARD_THEMES, type BoardTheme, layerColour, RATSNEST_LAYER, type SceneLayerId } from "@tracewright/rendering";
import { memo, type ReactNode, useState } from "react";
import classes from "./board-canvas.module.css";
import { hiddenBy, hiddenBySolo, LAYER_PRESETS, listedLayers } from "./layer-presets.ts";
import { fill, useCanvasTexts } from "./use-canvas-texts.ts";

interface AppearancePanelProps {
  readonly board: Board;
  readonly theme: BoardTheme;
  readonly onTheme: (theme: BoardTheme) => void;
  readonly hidden: ReadonlySet<SceneLayerId>;
  readonly onHidden: (hidden: ReadonlySet<SceneLayerId>) => void;
  readonly selectedPart: string | undefined;
  readonly onPart: (part: Footprint) => void;
  readonly highlighted: NetId | undefined;
  readonly onNet: (net: NetId | undefined) => void;
  /** Open connections of each net. */
  readonly openByNet: ReadonlyMap<NetId, number>;
}

/** What the canvas shows: layers, parts and nets. The lists of parts and nets are also the board in words. */
export const AppearancePanel = memo(function AppearancePanel(props: AppearancePanelProps) {
  const texts = useCanvasTexts();
  return (
    <Tabs defaultValue="layers" className={classes.tabs} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="layers">{texts.layers}</Tabs.Tab>
        <Tabs.Tab value="parts">{texts.parts}</Tabs.Tab>
        <Tabs.Tab value="nets">{texts.nets}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="layers">
        <LayerList {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="parts">
        <PartList {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="nets">
        <NetList {...props} />
      </Tabs.Panel>
    </Tabs>
  );
});

function LayerList({ board, theme, onTheme, hidden, onHidden }: AppearancePanelProps) {
  const texts = useCanvasTexts();
  const layers = listedLayers(board);
  const nameOf = (id: SceneLayerId) =>
    id === RATSNEST_LAYER ? texts.ratsnest : (board.layers.find((layer) => layer.id === id)?.userName ?? id);
  const toggle = (id: SceneLayerId, alone: boolean) => {
    if (alone) return onHidden(hiddenBySolo(id, board, hidden));
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHidden(next);
  };
  return (
    <>
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
            value={theme.name}
            onChange={(event) => onTheme(BOARD_THEMES.find(({ name }) => name === event.currentTarget.value) ?? theme)}
          >
            {BOARD_THEMES.map(({ name }) => (
              <option key={name} value={name}>
                {texts.themes[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className={classes.list}>
        {layers.map((id) => (
          <li key={id} className={classes.layer}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={!hidden.has(id)}
              aria-label={fill(texts.show, { layer: nameOf(id) })}
              title={fill(texts.show, { layer: nameOf(id) })}
              onClick={(event) => toggle(id, event.altKey)}
            >
              {hidden.has(id) ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
              <span className={classes.swatch} style={{ background: layerColour(theme, id) }} />
              {nameOf(id)}
            </button>
            <button
              type="button"
              className={classes.solo}
              title={fill(texts.solo, { layer: nameOf(id) })}
              onClick={() => toggle(id, true)}
            >
              <IconFocus2 size={16} aria-hidden />
              <span className="tw-visually-hidden">{fill(texts.solo, { layer: nameOf(id) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function PartList({ board, selectedPart, onPart }: AppearancePanelProps) {
  return (
    <FoundList
      entries={board.footprints}
      wordsOf={(part) => `${part.reference} ${part.value}`}
      keyOf={(part) => part.id}
      render={(part) => (
        <button
          type="button"
          className={classes.row}
          aria-pressed={part.id === selectedPart}
          onClick={() => onPart(part)}
        >
          <strong>{part.reference}</strong>
          <span className={classes.quiet}>{part.value}</span>
        </button>
      )}
    />
  );
}

function NetList({ board, highlighted, onNet, openByNet }: AppearancePanelProps) {
  const texts = useCanvasTexts();
  const { padsByNet } = indexBoard(board);
  const nets = board.nets.filter(({ id }) => (padsByNet.get(id)?.length ?? 0) > 1);
  return (
    <FoundList
      entries={nets}
      wordsOf={(net) => net.name}
      keyOf={(net) => net.id}
      render={(net) => {
        const open = openByNet.get(net.id) ?? 0;
        return (
          <button
            type="button"
            className={classes.row}
            aria-pressed={net.id === highlighted}
            onClick={() => onNet(net.id === highlighted ? undefined : net.id)}
          >
            <span className={classes.name}>{net.name}</span>
            <span className={classes.quiet}>
              {open > 0
                ? fill(texts.open, { count: open })
                : fill(texts.pads, { count: padsByNet.get(net.id)?.length ?? 0 })}
            </span>
          </button>
        );
      }}
    />
  );
}

function FoundList<Entry>({
  entries,
  wordsOf,
  keyOf,
  render,
}: {
  entries: readonly Entry[];
  wordsOf: (entry: Entry) => string;
  keyOf: (entry: Entry) => string;
  render: (entry: Entry) => ReactNode;
}) {
  const texts = useCanvasTexts();
  const [wanted, setWanted] = useState("");
  const found = entries
    .filter((entry) => wordsOf(entry).toLowerCase().includes(wanted.trim().toLowerCase()))
    .sort((a, b) => wordsOf(a).localeCompare(wordsOf(b), "en", { numeric: true }));
  return (
    <>
      <TextInput
        size="xs"
        className={classes.find}
        placeholder={texts.find}
        aria-label={texts.find}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {found.length === 0 && <p className={classes.quiet}>{texts.noMatch}</p>}
      <ul className={classes.list}>
        {found.map((entry) => (
          <li key={keyOf(entry)}>{render(entry)}</li>
        ))}
      </ul>
    </>
  );
}
