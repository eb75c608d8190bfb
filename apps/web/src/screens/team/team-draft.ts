import type { TeamFactsFragment } from "../../graphql/generated/documents.ts";

const MIN_NAME_CHARACTERS = 2;
export const MAX_NAME_CHARACTERS = 40;
export const MAX_DESCRIPTION_CHARACTERS = 500;
/** Teams that one account owns at most. */
export const MAX_OWNED_TEAMS = 10;

/** What the form of a team holds; an empty address is no picture. */
export interface TeamDraft {
  readonly name: string;
  readonly description: string;
  readonly thumbnailUrl: string;
}

export const EMPTY_TEAM: TeamDraft = { name: "", description: "", thumbnailUrl: "" };

export function draftOfTeam({ name, description, thumbnailUrl }: TeamFactsFragment): TeamDraft {
  return { name, description: description ?? "", thumbnailUrl: thumbnailUrl ?? "" };
}

/** The server's own rule: characters, not code units, without spaces at either end. */
export function isTeamName(text: string): boolean {
  const { length } = [...text.normalize("NFC").trim()];
  return length >= MIN_NAME_CHARACTERS && length <= MAX_NAME_CHARACTERS;
}

export function isSameTeam(one: TeamDraft, other: TeamDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
