import { pathToFileURL } from "node:url";

/** Where the joined programs are (scripts/setup/ensure-thread-programs.mjs); without them threads load their sources. */
const JOINED = process.env.THREAD_PROGRAMS;

/** Entry files of the threads, as locations: naming them here loads none of them into the server. */
export const IMPORT_THREAD = programOf("import-thread");
export const PREVIEW_THREAD = programOf("preview-thread");
export const PICTURE_THREAD = programOf("picture-thread");
export const EXPORT_THREAD = programOf("export-thread");
export const CONTROL_THREAD = programOf("check-control-thread");
export const MOVES_THREAD = programOf("check-moves-thread");
export const INTENTS_THREAD = programOf("read-intents-thread");
export const BILL_THREAD = programOf("read-bill-thread");
export const SHEET_THREAD = programOf("draw-sheet-thread");
export const PACK_THREAD = programOf("pack-files-thread");
export const PRICE_LIST_THREAD = programOf("read-price-list-thread");
export const BOARD_PRICES_THREAD = programOf("read-board-prices-thread");
export const ORDERED_BOARD_THREAD = programOf("read-ordered-board-thread");
export const EDIT_THREAD = programOf("edit-thread");
export const UPDATE_THREAD = programOf("update-thread");
export const COMPARE_THREAD = programOf("compare-thread");
export const JUDGE_THREAD = programOf("judge-thread");
export const RUN_THREAD = programOf("run-thread");
export const PIECE_THREAD = programOf("piece-thread");
export const MATCHING_THREAD = programOf("match-parts-thread");
export const DATASHEET_THREAD = programOf("read-datasheet-thread");
export const FOOTPRINT_LIBRARY_THREAD = programOf("footprint-library-thread");
export const READ_FOOTPRINTS_THREAD = programOf("read-footprints-thread");
export const LOGIC_THREAD = programOf("logic-thread");
export const BLOCK_THREAD = programOf("block-thread");
export const BUILT_IN_BLOCKS_THREAD = programOf("built-in-blocks-thread");

function programOf(thread: string): URL {
  return JOINED ? new URL(`${thread}.js`, `${pathToFileURL(JOINED)}/`) : new URL(`./${thread}.ts`, import.meta.url);
}
