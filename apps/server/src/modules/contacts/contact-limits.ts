export const MAX_SUBJECT_CHARACTERS = 60;
export const MAX_TITLE_CHARACTERS = 100;
export const MAX_CONTENT_CHARACTERS = 5000;
export const MAX_FILES = 5;
/** 10 MiB, of every kind. */
export const MAX_FILE_BYTES = 10_485_760;
