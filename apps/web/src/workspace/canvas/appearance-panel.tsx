import { Tabs } from "@mantine/core";
import { memo } from "react";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import { LayerList } from "./appearance/layer-list.tsx";
import { NetList } from "./appearance/net-list.tsx";
import { PartList } from "./appearance/part-list.tsx";
import classes from "./board-canvas.module.css";

/** What the canvas shows: layers, parts and nets. The lists of parts and nets are also the board in words. */
export const AppearancePanel = memo(function AppearancePanel() {
  const texts = useCanvasTexts();
  return (
    <Tabs defaultValue="layers" className={classes.tabs} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="layers">{texts.layers}</Tabs.Tab>
        <Tabs.Tab value="parts">{texts.parts}</Tabs.Tab>
        <Tabs.Tab value="nets">{texts.nets}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="layers">
        <LayerList />
      </Tabs.Panel>
      <Tabs.Panel value="parts">
        <PartList />
      </Tabs.Panel>
      <Tabs.Panel value="nets">
        <NetList />
      </Tabs.Panel>
    </Tabs>
  );
});
