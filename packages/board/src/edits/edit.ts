import type { Board } from "../records/board.ts";

/** The lists of a board that hold records with an id. */
export const RECORD_LISTS = [
  "nets",
  "footprints",
  "tracks",
  "vias",
  "zones",
  "graphics",
  "texts",
  "dimensions",
  "groups",
] as const;

export type RecordList = (typeof RECORD_LISTS)[number];

/** What one record of a list is called, for a person. */
export const RECORD_WORDS: Readonly<Record<RecordList, string>> = {
  nets: "net",
  footprints: "part",
  tracks: "track",
  vias: "via",
  zones: "zone",
  graphics: "drawing",
  texts: "text",
  dimensions: "dimension",
  groups: "group",
};

type RecordOf<List extends RecordList> = Board[List][number];

/** What happened to one list: records added, removed, or replaced by one of the same id. */
export interface ListEdit<List extends RecordList = RecordList> {
  readonly list: List;
  readonly added: readonly RecordOf<List>[];
  readonly removed: readonly RecordOf<List>[];
  readonly updated: readonly { readonly before: RecordOf<List>; readonly after: RecordOf<List> }[];
}

/** What a board holds besides its lists, and an edit may change. */
export const SETTING_KEYS = [
  "title",
  "paper",
  "layers",
  "stackup",
  "rules",
  "auxOrigin",
  "gridOrigin",
  "properties",
  "foreign",
] as const;

export type SettingKey = (typeof SETTING_KEYS)[number];

/** A change of one setting of the board as a whole. */
export interface SettingEdit<Key extends SettingKey = SettingKey> {
  readonly setting: Key;
  readonly before: Board[Key];
  readonly after: Board[Key];
}

/**
 * A change of a board that can be undone: it carries what was there before. Engines, the editor and the server all
 * speak in these; history stores them.
 */
export interface BoardEdit {
  readonly lists: readonly ListEdit[];
  readonly settings: readonly SettingEdit[];
}
