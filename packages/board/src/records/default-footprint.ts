import type { FootprintAttributes } from "./footprint.ts";

/** Default attributes of a part: on board, in the parts list, in the position file. */
export const PLAIN_ATTRIBUTES: FootprintAttributes = {
  mount: "unspecified",
  boardOnly: false,
  excludeFromBom: false,
  excludeFromPositionFiles: false,
  allowMissingCourtyard: false,
  doNotPopulate: false,
  allowSolderMaskBridges: false,
};
