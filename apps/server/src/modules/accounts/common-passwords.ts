/**
 * Words on which passwords that meet every rule are most often built: a capital, a few digits and a mark around one of
 * these are what guessing programs try first (NIST SP 800-63B, 5.1.1.2: such passwords are refused).
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `aaaa aaaaaa abc abcd abcde abcdef abcdefg abcdefgh admin administrator asdf asdfg asdfgh asdfghjkl baseball changeme
  charlie computer daniel demo dragon football freedom guest hello hunter iloveyou internet jennifer jordan letmein login
  love lovely master michael monkey mustang mypassword newpassword pass passcode passwd password passwords passwort princess
  qazwsx qwer qwert qwerty qwertyuiop root samsung secret service shadow starwars summer winter spring autumn sunshine
  superman system temp temppassword test tester testing trustno user welcome whatever zaq zaqwsx zxcv zxcvb zxcvbn zxcvbnm
  tracewright kicad easyeda 비밀번호 암호 관리자 사랑해 안녕하세요`.split(/\s+/),
);
const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "0": "o",
  $: "s",
  "5": "s",
  "3": "e",
  "1": "i",
  "!": "i",
};

/** True of `Password1!`, `P@ssw0rd2024#`, `!!qwerty123`: one common word, and nothing but digits and marks around it. */
export function isCommonPassword(password: string): boolean {
  const inner = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const word = [...inner].map((character) => LOOKALIKES[character] ?? character).join("");
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(inner.replace(/[^\p{L}]/gu, ""));
}
