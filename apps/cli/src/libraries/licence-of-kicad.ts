/** What is shown before KiCad's libraries are brought; the archive's own licence is kept beside them. */
export const LICENCE_OF_KICAD: readonly string[] = [
  "KiCad's libraries are licensed under CC-BY-SA 4.0 with an exception: for electronic designs that use them, and for files",
  "made from such designs, the copyright holder waives article 3 of the licence (attribution, share alike).",
  "Who passes the libraries on as a collection does so under the same licence, with its text.",
  "  https://creativecommons.org/licenses/by-sa/4.0/legalcode   https://www.kicad.org/libraries/license/",
];
