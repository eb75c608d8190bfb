/** Why a login at Google or Kakao came back without one; the server writes it into the address. */
const FAILURES = ["cancelled", "failed", "unverified", "other-login"] as const;
export type SocialFailure = (typeof FAILURES)[number];

/** Addresses can be typed by hand: unknown ones are ignored. */
export function readSocialFailure(word: string | null): SocialFailure | undefined {
  return FAILURES.find((failure) => failure === word);
}
