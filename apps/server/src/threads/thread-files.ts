/** Entry files of the threads, as locations: naming them here loads none of them into the server. */
export const IMPORT_THREAD = new URL("./import-thread.ts", import.meta.url);
export const PREVIEW_THREAD = new URL("./preview-thread.ts", import.meta.url);
export const PICTURE_THREAD = new URL("./picture-thread.ts", import.meta.url);
export const EXPORT_THREAD = new URL("./export-thread.ts", import.meta.url);
export const CONTROL_THREAD = new URL("./check-control-thread.ts", import.meta.url);
export const MOVES_THREAD = new URL("./check-moves-thread.ts", import.meta.url);
export const INTENTS_THREAD = new URL("./read-intents-thread.ts", import.meta.url);
export const BILL_THREAD = new URL("./read-bill-thread.ts", import.meta.url);
export const SHEET_THREAD = new URL("./draw-sheet-thread.ts", import.meta.url);
export const PACK_THREAD = new URL("./pack-files-thread.ts", import.meta.url);
export const PRICE_LIST_THREAD = new URL("./read-price-list-thread.ts", import.meta.url);
export const EDIT_THREAD = new URL("./edit-thread.ts", import.meta.url);
export const COMPARE_THREAD = new URL("./compare-thread.ts", import.meta.url);
export const JUDGE_THREAD = new URL("./judge-thread.ts", import.meta.url);
export const RUN_THREAD = new URL("./run-thread.ts", import.meta.url);
export const MATCHING_THREAD = new URL("./match-parts-thread.ts", import.meta.url);
export const DATASHEET_THREAD = new URL("./read-datasheet-thread.ts", import.meta.url);
