import type { Refusal } from "./refusal.ts";

/**
 * Every application error that the API may answer with: the specification's number and symbol (§8). What is not in this
 * list leaves the server as 500, without its inner message.
 */
export const ERROR_CODES = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INTERNAL_SERVER_ERROR: 500,
  TOKEN_EXPIRED: 1000,
  INVALID_ROLE: 1001,
  ALREADY_REGISTERED: 10000,
  NOT_REGISTERED: 10001,
  TOO_MANY_AUTHENTICATION_REQUESTS: 10002,
  FAILED_TO_SEND_EMAIL: 10003,
  INVALID_VERIFY_CODE: 10004,
  VERIFY_TIMEOUT: 10005,
  AUTHENTICATION_CODE_ALREADY_VERIFIED: 10006,
  PASSWORDS_DO_NOT_MATCH: 10007,
  EMAIL_VERIFICATION_NOT_FOUND: 10008,
  NOT_VERIFIED: 10009,
  EXPIRED: 10010,
  SIGN_UP_TYPE_MISMATCH: 10012,
  MAX_DELIVERY_ADDRESSES_REACHED: 10013,
  SOCIAL_USER_CANNOT_CHANGE_PASSWORD: 10014,
  PASSWORD_SAME_AS_BEFORE: 10015,
  TEAM_OWNER: 10016,
  INVALID_EDA_BLOCK: 70001,
  SUBPART_NOT_FOUND: 70002,
  FAILED_TO_DELETE_PROJECT: 70003,
  UNSUPPORTED_PROJECT_FILE_FORMAT: 70004,
  LAYOUT_VALIDATION_FAILED: 70005,
  PROJECT_NOT_FOUND: 70006,
  HISTORY_NOT_FOUND: 70007,
  MATCHED_PART_NOT_FOUND: 70008,
  JOB_ALREADY_RUNNING: 70009,
  PROJECT_NAME_ALREADY_EXISTS: 70010,
  JOB_TYPE_MISMATCH: 70011,
  ALREADY_CANCELED: 70012,
  NOT_CANCELABLE: 70013,
  DATASHEET_FILE_TOO_LARGE: 70014,
  INVALID_DATASHEET_FORMAT: 70015,
  INVALID_BOARD_OUTLINE: 70016,
  UNSUPPORTED_BOARD_SPECIFICATION: 70017,
  SCHEMATIC_LAYOUT_MISMATCH: 70018,
  IMPROPER_PARTS_PLACEMENT: 70019,
  PART_NOT_FOUND: 70020,
  DATASHEET_MATCHING_FAILED: 70021,
} as const;

export type ErrorName = keyof typeof ERROR_CODES;

/**
 * An expected refusal: reaches the client as `extensions: { code, name, ...details }` with this sentence. A refusal of the
 * catalogue also has its kind and values, as `extensions.sentence`.
 */
export class ApplicationError extends Error {
  readonly errorName: ErrorName;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(errorName: ErrorName, said: string | Refusal, details: Readonly<Record<string, unknown>> = {}) {
    super(typeof said === "string" ? said : said.sentence);
    this.errorName = errorName;
    this.details = typeof said === "string" ? details : { ...details, sentence: said.words };
  }

  get code(): number {
    return ERROR_CODES[this.errorName];
  }
}

/** The symbol of a catalogue number, as importers and checks give it; undefined for numbers of other areas. */
export function errorNameOf(code: number): ErrorName | undefined {
  return (Object.keys(ERROR_CODES) as ErrorName[]).find((name) => ERROR_CODES[name] === code);
}

/** The request is malformed: `field` names the input at fault so that a form can show the sentence there. */
export function refuseField(field: string, said: string | Refusal): never {
  throw new ApplicationError("BAD_REQUEST", said, { field });
}
