import { Tabs } from "@mantine/core";
import { memo } from "react";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import { LayerList, type LayerListProps } from "./appearance/layer-list.tsx";
import { NetList, type NetListProps } from "./appearance/net-list.tsx";
import { PartList, type PartListProps } from "./appearance/part-list.tsx";
import classes from "./board-canvas.module.css";

const Layers = memo(LayerList);

type AppearancePanelProps = LayerListProps & PartListProps & NetListProps;

/** What the canvas shows: layers, parts and nets. The lists of parts and nets are also the board in words. */
export const AppearancePanel = memo(function AppearancePanel(props: AppearancePanelProps) {
  const texts = useCanvasTexts();
  const { board, theme, appearance, onAppearance, hidden, onHidden, active, onActive } = props;
  return (
    <Tabs defaultValue="layers" className={classes.tabs} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="layers">{texts.layers}</Tabs.Tab>
        <Tabs.Tab value="parts">{texts.parts}</Tabs.Tab>
        <Tabs.Tab value="nets">{texts.nets}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="layers">
        {/* Not rerendered by the selection. */}
        <Layers {...{ board, theme, appearance, onAppearance, hidden, onHidden, active, onActive }} />
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
