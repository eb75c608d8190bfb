/** What a password must have; the screen shows each as it is met. */
export const PASSWORD_RULES = [
  { key: "length", isMet: (password: string) => [...password].length >= 8 && [...password].length <= 64 },
  { key: "letter", isMet: (password: string) => /\p{L}/u.test(password) },
  { key: "number", isMet: (password: string) => /\d/.test(password) },
  { key: "special", isMet: (password: string) => /[^\p{L}\d\s]/u.test(password) },
] as const;

export function isAcceptablePassword(password: string): boolean {
  return PASSWORD_RULES.every(({ isMet }) => isMet(password));
}

/** Good enough to send a code to; the code proves the rest. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;
}

/** How long a verification code is good. */
export const CODE_VALIDITY_MS = 600_000;
