/** Languages that a drawing's own words come in; what stands on board and sheets stays as it is. */
export type DrawingLanguage = "en" | "ko";

/** Everything a drawing says of itself. */
export interface DrawingWords {
  readonly project: string;
  readonly page: string;
  readonly shows: string;
  readonly version: string;
  readonly date: string;
  readonly scale: string;
  readonly file: string;
  readonly seenFrom: string;
  readonly side: Readonly<Record<"front" | "back", string>>;
  readonly mirrored: (side: string) => string;
  readonly outline: string;
  readonly schematic: string;
  readonly layers: (named: string, more: number) => string;
  readonly assembly: (side: "front" | "back", parts: number, unfitted: number) => string;
}

const ENGLISH: DrawingWords = {
  project: "Project",
  page: "Page",
  shows: "Shows",
  version: "Version",
  date: "Date",
  scale: "Scale",
  file: "File",
  seenFrom: "Seen from",
  side: { front: "front", back: "back" },
  mirrored: (side) => `${side} (mirrored)`,
  outline: "Outline",
  schematic: "Schematic",
  layers: (named, more) => (more > 0 ? `${named} and ${more} more` : named),
  assembly: (side, parts, unfitted) =>
    `Assembly ${side}: ${parts} ${parts === 1 ? "part" : "parts"}${unfitted > 0 ? `, ${unfitted} not fitted` : ""}`,
};

const KOREAN: DrawingWords = {
  project: "프로젝트",
  page: "쪽",
  shows: "내용",
  version: "버전",
  date: "날짜",
  scale: "축척",
  file: "파일",
  seenFrom: "보는 쪽",
  side: { front: "앞면", back: "뒷면" },
  mirrored: (side) => `${side} (좌우 반전)`,
  outline: "외곽선",
  schematic: "회로도",
  layers: (named, more) => (more > 0 ? `${named} 외 ${more}개` : named),
  assembly: (side, parts, unfitted) =>
    `조립도 ${side === "front" ? "앞면" : "뒷면"}: 부품 ${parts}개${unfitted > 0 ? `, 미실장 ${unfitted}개` : ""}`,
};

const WORDS: Readonly<Record<DrawingLanguage, DrawingWords>> = { en: ENGLISH, ko: KOREAN };

export function drawingWords(language: DrawingLanguage = "en"): DrawingWords {
  return WORDS[language];
}
