export const MAX_BLOCKS_OF_HOLDER = 500;
export const MAX_VERSIONS = 50;
export const MAX_NAME_CHARACTERS = 60;
export const MAX_MEMO_CHARACTERS = 2_000;
export const MAX_FILE_BYTES = 100 * 1_048_576;
export const MAX_OTHER_FILES = 50;
export const MAX_TAGS = 20;
export const MAX_TAG_CHARACTERS = 30;
/** Of what is new in a version. */
export const MAX_NOTE_CHARACTERS = 200;
