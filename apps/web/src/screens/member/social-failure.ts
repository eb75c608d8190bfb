/** Why a login at Google or Kakao came back without one; the server writes it into the address. */
const FAILURES = ["cancelled", "failed", "unverified", "other-login"] as const;
export type SocialFailure = (typeof FAILURES)[number];

/** Anybody can write an address: what is not one of ours says nothing. */
export function readSocialFailure(word: string | null): SocialFailure | undefined {
  return FAILURES.find((failure) => failure === word);
}
