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
