import type { Dimension, Footprint, Graphic, Pad, Text, Track, Via, Zone } from "@tracewright/board";

/** What a scene can be asked to draw or to leave out. */
export type SceneItem = Track | Via | Zone | Pad | Footprint | Graphic | Text | Dimension;
